#pragma once

namespace sparkwright
{

/// Exchanges messages between a simulation and its agents and monitors: the network, or a test. Implementations get
/// what they serve (AgentGateway, FrameSource, CommandSink) when made. A run loop calls them from its thread, except
/// for publish() and wake(). No call blocks except wait().
class Clients
{
public:
  virtual ~Clients() = default;

  /// Sleeps until there is something to read, wake() is called, or `seconds` have passed.
  virtual void wait(double seconds) = 0;
  /// Ends a wait(). May be called from any thread at any time.
  virtual void wake() = 0;
  /// Accepts connections, reads, and delivers complete messages.
  virtual void receive() = 0;
  /// Start of a cycle: sends the percepts of every agent.
  virtual void sendPercepts() = 0;
  /// Sends the frame of a new cycle to monitors. May be called from another thread, in parallel to computing percepts;
  /// may use only what World::cycle() allows then.
  virtual void publish() = 0;
  /// End of a cycle: closes the connections of removed agents.
  virtual void endCycle() {}
  /// While paused: sends the frame to monitors if it is new.
  virtual void refresh() {}
  /// Whether the next cycle has to wait, e.g. for agents to connect. Called after receive().
  virtual bool holdsCycle() const { return false; }
};

} // namespace sparkwright
