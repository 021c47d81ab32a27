#pragma once

#include "core/agents/DurationHistogram.h"
#include "core/run/Clients.h"
#include "core/run/LoadMeter.h"
#include "core/run/RunControl.h"
#include "core/world/World.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Runs a World with its clients under a RunControl. The thread that owns the World calls turn(); others post().
class RunLoop
{
public:
  /// @param clients  may be nullptr
  RunLoop(World& world, RunControl& control, Clients* clients, Clock clock);

  /// Serves other clients from now on; nullptr: none. For the thread that turns, between two turns.
  void setClients(Clients* clients);

  /// One turn: reads, decides, then advances one cycle or waits, for at most `longestWait` seconds. Does not wait when
  /// the run is finished.
  RunControl::Decision turn(double longestWait);

  /// Queues `action`, to be called between cycles by the thread that turns. May be called from any thread.
  void post(std::function<void(World&, RunControl&)> action);

  /// `listener` is called with each new frame, by the thread that turns: after a cycle, and while paused when actions
  /// or commands have changed it.
  void setFrameListener(std::function<void(const FramePtr&)> listener) { listener_ = std::move(listener); }

  /// How long to wait for agents in sync mode; preset: for ever.
  void setSyncTimeout(SyncTimeout timeout) { syncTimeout_ = timeout; }

  /// What RunControl::runUntil() waited for, once after it is reached; else empty.
  LocalText takeReached() { return std::exchange(reached_, {}); }

  /// Wall time of the last World::cycle(), s.
  double lastCycleSeconds() const { return lastCycleSeconds_; }
  /// Wall time that the last cycle has waited for agents before, s.
  double lastWaited() const { return lastWaited_; }

  /// Why the run is slower than asked for, of about the last second.
  LoadMeter::Shortfall shortfall() const;
  /// How long the next cycle has waited for agents so far, wall time, s.
  double waiting() const { return waitingSince_ ? clock_() - *waitingSince_ : 0; }

  /// Times of all cycles so far.
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
  void reportWaiting();
  void advance();
  void idle(double seconds);
  void showFrame();

  std::function<void()> publish_; ///< Made once: a cycle does not allocate.
  World& world_;
  RunControl& control_;
  Clients* clients_; ///< Set under the mutex; other threads wake it.
  Clock clock_;
  std::mutex mutex_;
  std::condition_variable arrived_; ///< For idling without clients.
  std::vector<std::function<void(World&, RunControl&)>> posted_;
  std::vector<std::function<void(World&, RunControl&)>> running_;
  std::function<void(const FramePtr&)> listener_;
  FramePtr shown_;
  LocalText reached_;
  double lastCycleSeconds_ = 0, lastWaited_ = 0;
  Load load_;
  LoadMeter meter_;
  double waited_ = 0;     ///< For agents before the present cycle, s; …
  AgentId waitedFor_ = 0; ///< … the last time for this one.
  SyncTimeout syncTimeout_;
  std::optional<double> waitingSince_;          ///< Clock reading; set while agents are missing.
  std::optional<double> newcomersAwaitedSince_; ///< The same, while only new ones are missing.
  std::optional<double> reportedAt_;            ///< Clock reading of the last message about missing agents,
  std::vector<AgentId> reported_;               ///< and who they were.
};

} // namespace sparkwright
