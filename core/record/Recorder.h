#pragma once

#include "core/record/RecordingWriter.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>

namespace sparkwright
{

/// Writes a recording in a thread of its own, so that the simulation only hands over pointers. If the disk cannot keep
/// up, frames are left out; if it fails, the recording ends. Both are told once, and the run goes on.
///
/// All methods are for one thread.
class Recorder
{
public:
  struct Options
  {
    RecordingSettings settings;
    RecordingWriter::Dress dress; ///< Called by the recorder's thread.
    std::size_t queueBytes = 64u << 20; ///< Largest amount of data that waits to be written.
    /// How long the simulation waits for a place in the queue before a frame is left out, s of wall time. For runs that
    /// are faster than real time.
    double patience = 0;
    bool agentBytes = false; ///< Whether take(AgentBytes) has an effect.
  };

  /// A file that is attached to the recording.
  struct Attachment
  {
    std::string name, mediaType, data;
  };

  /// @param sink  empty; the recording begins at once
  Recorder(std::unique_ptr<mcap::ByteSink> sink, const RecordingInfo& info, Options options);
  /// As finish().
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// Takes a frame if it is another one than the last.
  void take(const FramePtr& frame, const DrawingsPtr& drawings = {});
  void take(LogRecord record);
  void take(AgentBytes bytes);
  void take(WorldStateRecord state);
  void take(Attachment file);

  /// Whether messages of agents are recorded.
  bool recordsAgents() const { return options_.agentBytes; }
  /// See RecordingWriter::wantsPhysics(); true for a while after it got it.
  bool wantsPhysics() const { return wantsPhysics_; }

  /// A problem, once; empty if there is none.
  LocalText takeProblem();

  struct Figures
  {
    std::uint64_t frames = 0;  ///< Written: they can be read, also if the disk is full by now.
    std::uint64_t missing = 0; ///< Left out, since the disk was too slow or has failed.
    std::uint64_t bytes = 0;   ///< Of the file.
    bool failed = false;
  };
  Figures figures() const;

  /// Takes nothing more; does not wait for the end of the file.
  void close();
  /// Writes all that waits, and the index of the file. Nothing is taken afterwards. @return the last problem, or empty
  LocalText finish();

private:
  struct FrameItem
  {
    FramePtr frame;
    DrawingsPtr drawings;
  };
  using Item = std::variant<FrameItem, LogRecord, AgentBytes, WorldStateRecord, Attachment>;

  void put(Item item, std::size_t bytes, bool isFrame);
  void run();
  std::string write(const Item& item);
  void note(LocalText problem);

  std::unique_ptr<mcap::ByteSink> sink_;
  Options options_;
  RecordingWriter writer_; ///< For the thread, once it runs.
  FramePtr last_;
  std::atomic<bool> wantsPhysics_ = true;

  mutable std::mutex mutex_;
  std::condition_variable filled_, emptied_;
  std::deque<std::pair<Item, std::size_t>> queue_;
  std::size_t queued_ = 0; ///< Bytes.
  bool over_ = false, tooSlow_ = false;
  LocalText problem_;
  std::atomic<bool> hasProblem_ = false;
  Figures figures_;
  std::uint64_t taken_ = 0; ///< Frames.
  std::thread thread_;
};

} // namespace sparkwright
