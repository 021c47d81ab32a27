#pragma once

#include "core/record/FrameSequence.h"
#include "core/record/Recorder.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace sparkwright
{

/// Records a run in successive files of one folder that together never take more than so many bytes, but for what is
/// in memory: the oldest are removed. Each file is a whole recording.
///
/// One thread. Files of other runs in the folder count, too, and are removed when they are the oldest.
class RecordingRing
{
public:
  struct Options
  {
    std::filesystem::path folder;               ///< Is made if it is missing.
    std::uint64_t limit = std::uint64_t(1) << 30; ///< Bytes of all files.
    std::uint64_t fileLimit = 32u << 20;        ///< A new file begins after so many bytes, or a quarter of the limit …
    double fileSeconds = 300;                   ///< … or simulated seconds.
    Recorder::Options recorder;
    std::vector<Recorder::Attachment> attachments; ///< Of each file.
  };
  static constexpr const char* ending = ".mcap";

  /// @param name  of the files: `NAME-1.mcap`, with higher numbers than those that are there
  RecordingRing(Options options, std::string name, RecordingInfo info);
  ~RecordingRing();

  void take(const FramePtr& frame, const DrawingsPtr& drawings = {});
  void take(LogRecord record);
  void take(AgentBytes bytes);
  void take(WorldStateRecord state);

  /// See Recorder.
  bool wantsPhysics() const { return current_ && current_->wantsPhysics(); }
  bool recordsAgents() const { return options_.recorder.agentBytes; }
  /// A problem, once; empty if there is none. Recording goes on in the next file.
  LocalText takeProblem();

  /// What is there of this run.
  struct Run
  {
    std::vector<RecordedFile> files; ///< Oldest first; the last one is being written.
    std::uint64_t bytes = 0;                  ///< Of these.
    std::uint64_t bytesOfAll = 0;             ///< Of the files of all runs in the folder.
  };
  Run run() const;
  /// The recordings in the folder, oldest first; the last one is being written.
  std::vector<std::filesystem::path> files() const;
  /// Bytes of all files.
  std::uint64_t bytes() const;
  /// Changes the limit, which may remove files.
  void setLimit(std::uint64_t bytes);
  /// Ends the present file and waits for it. The next frame begins another one.
  void finish();

private:
  struct File
  {
    std::filesystem::path path;
    std::uint64_t bytes = 0;
  };
  std::vector<File> list() const;
  void begin(double time);
  void endFile();
  void removeOld();

  Options options_;
  std::string name_;
  RecordingInfo info_;
  std::unique_ptr<Recorder> current_;
  std::unique_ptr<Recorder> ending_; ///< The one before, while it is being finished.
  std::filesystem::path path_;
  std::vector<std::filesystem::path> begun_; ///< All files of this run.
  double begunAt_ = 0, checkedAt_ = 0; ///< Simulated s.
  bool broken_ = false; ///< No file could be made; told.
  LocalText problem_;
};

} // namespace sparkwright
