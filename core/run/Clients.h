#pragma once

namespace sparkwright
{

/// Whoever brings messages of agents and monitors to a simulation and takes its answers away: the network, or a test.
/// They are made with what they serve (AgentGateway, FrameSource, CommandSink); a run loop tells them when. All calls
/// come from the thread that turns the loop, but for publish() and wake(). None blocks, but for wait().
class Clients
{
public:
  virtual ~Clients() = default;

  /// Sleeps until there is something to read, wake() is called, or `seconds` have passed.
  virtual void wait(double seconds) = 0;
  /// Ends a wait() from another thread. The only call that may come from one at any time.
  virtual void wake() = 0;
  /// Accepts new connections, reads what has come, passes whole messages on.
  virtual void receive() = 0;
  /// Start of a cycle: sends the percepts of every agent.
  virtual void sendPercepts() = 0;
  /// There is the frame of a new cycle: tells monitors. May come from another thread while the one that turns computes
  /// percepts, and may use what World::cycle() allows then.
  virtual void publish() = 0;
  /// End of a cycle: closes the connections of agents that are gone.
  virtual void endCycle() {}
  /// The run is paused: tells monitors if there is another frame than they were told.
  virtual void refresh() {}
  /// True while the next cycle has to wait, e.g. for a number of agents to connect. Asked after receive().
  virtual bool holdsCycle() const { return false; }
};

} // namespace sparkwright
