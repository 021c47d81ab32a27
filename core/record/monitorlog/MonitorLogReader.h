#pragma once

#include "core/record/FrameSequence.h"
#include "core/record/monitorlog/LogIndex.h"
#include "core/wire/DrawingBoard.h"
#include "core/wire/MonitorDecoder.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace sparkwright
{

/// A log of monitor messages, one per line, as our server, the reference and viewers write it, packed or not
/// (UnpackedFile): the frames of a match.
///
/// Times are those of the records, whatever the game clock does: 0 for the first one. Memory grows with the number of
/// records only; frames are read when they are asked for, from the full scene before them or from a place kept since.
class MonitorLogReader : public FrameSequence
{
public:
  /// Opens a log and reads it once.
  /// @param progress  called while it is read; may be empty
  /// @param report    gets damaged lines, also later when their scenes are read
  /// @param problem   set if there is nothing to be shown
  /// @return null on failure
  static std::unique_ptr<MonitorLogReader> open(const std::filesystem::path& path, const LogProgress& progress,
                                                LogIndex::Report report, LocalText& problem);

  std::size_t count() const override { return index_.records().size(); }
  double time(std::size_t index) const override { return index_.records()[index].time; }
  /// Null if its scene is damaged. Frame::time is that of the record, Frame::cycle its number from 1.
  FramePtr frame(std::size_t index) override;
  DrawingsPtr drawings(std::size_t index) override;

private:
  MonitorLogReader() = default;

  /// Reading that has come to a place: all records before it have been taken.
  struct Place
  {
    std::size_t next = 0;
    MonitorDecoder decoder;
  };
  struct BoardPlace
  {
    std::size_t next = 0; ///< In drawn_.
    DrawingBoard board;
  };

  std::string_view line(std::size_t record);
  void goTo(std::size_t record);
  bool take(std::size_t record);
  void keepPlace();

  std::string name_;
  std::unique_ptr<UnpackedFile> file_;
  LogIndex index_;
  LogIndex::Report report_;
  std::string line_;
  bool told_ = false; ///< A damaged scene.

  Place place_;
  FramePtr frame_;        ///< Of the record before place_.next; null if it is damaged.
  std::map<std::size_t, MonitorDecoder> kept_; ///< Places far from a full scene, by the next record.
  std::size_t keepEvery_ = 64;                 ///< Records between them.

  std::vector<std::size_t> drawn_; ///< Records with drawings.
  BoardPlace board_;
  std::map<std::size_t, DrawingBoard> keptBoards_; ///< By the next one of drawn_.
  std::size_t keepBoardEvery_ = 256;
};

} // namespace sparkwright
