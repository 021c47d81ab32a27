#pragma once

#include "core/agents/DurationHistogram.h"
#include "core/run/Clients.h"
#include "core/run/RunControl.h"
#include "core/world/World.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Runs a World with its clients under a RunControl. Turned by the thread that owns the World; other threads post().
class RunLoop
{
public:
  /// @param clients  may be nullptr
  RunLoop(World& world, RunControl& control, Clients* clients, Clock clock);

  /// One turn: reads, decides, perhaps advances one cycle, perhaps waits (at most `longestWait` seconds; not when the run
  /// is finished).
  RunControl::Decision turn(double longestWait);

  /// Has `action` called between cycles by the thread that turns. May be called from any thread.
  void post(std::function<void(World&, RunControl&)> action);

  /// Called with each new frame (after a cycle, and when actions or commands made one while paused), by the thread that
  /// turns.
  void setFrameListener(std::function<void(const FramePtr&)> listener) { listener_ = std::move(listener); }

  /// How long agents are waited for in sync mode [for ever].
  void setSyncTimeout(SyncTimeout timeout) { syncTimeout_ = timeout; }

  /// Wall seconds that the last World::cycle() took, for the status line.
  double lastCycleSeconds() const { return lastCycleSeconds_; }

  /// What all cycles so far have cost.
  struct Load
  {
    DurationHistogram cycles; ///< Wall time of World::cycle().
    CycleTimes parts;         ///< Sums.
  };
  const Load& load() const { return load_; }

private:
  void runPosted();
  bool agentsReady();
  double patienceLeft() const;
  void advance();
  void idle(double seconds);
  void showFrame();

  std::function<void()> publish_; ///< Made once: a cycle does not allocate.
  World& world_;
  RunControl& control_;
  Clients* clients_;
  Clock clock_;
  std::mutex mutex_;
  std::condition_variable arrived_; ///< For idling without clients.
  std::vector<std::function<void(World&, RunControl&)>> posted_;
  std::vector<std::function<void(World&, RunControl&)>> running_;
  std::function<void(const FramePtr&)> listener_;
  FramePtr shown_;
  double lastCycleSeconds_ = 0;
  Load load_;
  SyncTimeout syncTimeout_;
  std::optional<double> waitingSince_;          ///< Clock reading, while agents are waited for.
  std::optional<double> newcomersAwaitedSince_; ///< The same, while it is only for new ones.
};

} // namespace sparkwright
