#pragma once

#include "core/agents/DurationHistogram.h"
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

/// Whoever brings messages of agents and monitors to a World and takes its answers away: the network, or a test.
/// All calls come from the thread that owns the World, but for publish() and wake().
class Clients
{
public:
  virtual ~Clients() = default;

  /// Sleeps until there is something to read, wake() is called, or `seconds` have passed.
  virtual void wait(double seconds) = 0;
  /// Ends a wait() from another thread. The only call that may come from one.
  virtual void wake() = 0;
  /// Accepts new connections, reads what has come, gives whole messages to the World. Never blocks.
  virtual void receive(World& world) = 0;
  /// Start of a cycle: sends World::percepts() of every agent. Never blocks.
  virtual void sendPercepts(World& world) = 0;
  /// World::frame() is that of a new cycle: tells monitors. Never blocks. May come from another thread while the one that
  /// turns computes percepts, and may use what World::cycle() allows then.
  virtual void publish(World& world) = 0;
  /// End of a cycle: closes the connections of agents that are gone.
  virtual void endCycle(World&) {}
  /// The run is paused: tells monitors what commands have changed meanwhile. Never blocks.
  virtual void refresh(World&) {}
  /// True while the next cycle has to wait, e.g. for a number of agents to connect. Asked after receive().
  virtual bool holdsCycle() const { return false; }
};

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
