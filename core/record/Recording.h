#pragma once

#include "core/game/League.h"
#include "core/record/FrameSequence.h"
#include "core/record/RecordingFormat.h"
#include "core/record/RecordedMessages.h"
#include "core/record/channel/LogCodec.h"
#include "core/record/mcap/McapReader.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Reads a recording of RecordingWriter (docs/recordings.md), also one that was rewritten by other tools for MCAP, was cut
/// or is damaged: whole parts of it can be read, and flaws() says what is missing.
///
/// Frames come as they were recorded, but for poses, which are rounded (PoseCodec), and what recordings do not keep:
/// details of physics, meshes and textures, sources of nodes. Reads parts of the file when they are needed, and keeps
/// those used last. One thread.
class Recording : public FrameSequence
{
public:
  /// Tells how much has been read, 0 to 1; may be empty. @return false: stop
  using Progress = std::function<bool(double)>;
  /// Opens a file. @param problem  set if the result is null: not a recording, the disk fails, or it was cancelled
  static std::unique_ptr<Recording> open(const std::filesystem::path& file, LocalText& problem,
                                         const Progress& progress = {});
  /// @param leagues  for the game's state
  static std::unique_ptr<Recording> open(std::unique_ptr<mcap::ByteSource> source, const Leagues& leagues,
                                         LocalText& problem, const Progress& progress = {});
  ~Recording() override;

  std::size_t count() const override;
  double time(std::size_t index) const override;
  FramePtr frame(std::size_t index) override;
  DrawingsPtr drawings(std::size_t index) override;
  JointGeometryPtr joints(std::size_t index) override;

  const RecordingInfo& info() const { return info_; }
  /// What is wrong with the file, a sentence each; grows when damaged parts are met.
  const std::vector<LocalText>& flaws() const { return file_->flaws(); }
  /// Whether something of the run is missing for a flaw; else only indexes are damaged, and all can be read.
  bool lost() const { return file_->lost(); }
  /// Whether the file has its end: it was closed.
  bool complete() const { return file_->complete(); }
  std::uint64_t bytes() const { return file_->size(); } ///< Of the file.

  /// An event with the frame in which it was there first.
  struct EventPlace
  {
    std::size_t frame = 0; ///< Index; count() if there is none after it.
    std::shared_ptr<const GameEvent> event;
  };
  /// All decisions, in order of time; if one was overruled later, as it was at first.
  const std::vector<EventPlace>& events();
  /// All messages of the log, in order.
  std::vector<LogRecord> log();

  /// Whether messages of agents were recorded.
  bool hasAgentBytes() const;
  /// Calls `visit` with the messages of agents in order, within a time.
  /// @param from, to  simulated time, s; without `to`
  /// @return false if messages of this time are damaged: the time from which they are missing is in `damagedAt`
  bool forEachAgentBytes(double from, double to, const std::function<void(const AgentBytes&)>& visit, double& damagedAt);

  /// Times of the exact states of the World, simulated s.
  std::vector<double> worldStateTimes();
  /// The newest state at or before a time; nothing if there is none. @param seconds  simulated time
  std::optional<WorldStateRecord> worldStateAt(double seconds);

  /// Names of attached files.
  std::vector<std::string> attachments() const;
  /// An attached file; nothing if there is none or it is damaged.
  std::optional<std::string> attachment(std::string_view name);

private:
  Recording(std::unique_ptr<mcap::McapReader> file, std::unique_ptr<RecordedMessages> messages, const Leagues& leagues);
  bool takeInfo(LocalText& problem);
  std::optional<mcap::Nanoseconds> missingAgentBytes(mcap::Nanoseconds from, mcap::Nanoseconds behind) const;

  std::unique_ptr<mcap::McapReader> file_;
  std::unique_ptr<const RecordedMessages> messages_;
  std::unique_ptr<class RecordedStates> states_;
  std::unique_ptr<class RecordedFrames> frames_;
  RecordingInfo info_;
  std::optional<std::vector<EventPlace>> events_;
};

} // namespace sparkwright
