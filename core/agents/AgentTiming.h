#pragma once

#include "core/agents/AgentControl.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Decides when the agents of a World get their percepts, and in which cycle their answers reach AgentControl. See
/// docs/agent-timing.md.
class AgentTiming
{
public:
  virtual ~AgentTiming() = default;

  /// To be called when an agent has been added to AgentControl, or is about to be removed.
  virtual void admit(int agent, bool inside) = 0;
  virtual void dismiss(int agent) = 0;

  /// To be called when another program takes over an agent.
  virtual void renew(int /*agent*/) {}

  /// The percepts to send to an agent now; empty: none.
  virtual std::string_view percepts(int agent) const = 0;
  virtual void perceptsSent(int agent) = 0;
  /// Takes one whole message of an agent. @param done  the agent has finished thinking, even without `(syn)`
  virtual void deliver(int agent, std::string_view message, bool done) = 0;

  /// Start of a cycle: messages that take effect in it go to AgentControl.
  virtual void startCycle() = 0;
  /// End of a cycle, after percepts have been computed. @param seconds  its simulated length
  virtual void endCycle(double seconds) = 0;

  /// Whether the answer of an agent inside is needed before the next cycle.
  virtual bool isAwaited(int agent) const = 0;
  /// Whether percepts are sent as soon as they are computed, and not at the start of the next cycle.
  virtual bool sendsAtOnce() const = 0;
  /// Whether the next cycle need not wait for an agent with a connection.
  virtual bool isReady() const = 0;
  virtual bool onlyNewcomersMissing() const = 0;
  virtual std::vector<int> waitingFor() const = 0;
  /// See AgentControl::excuseAll().
  virtual std::vector<AgentControl::Excused> excuseAll(bool skip) = 0;

  /// Saves or loads the state of the agents' conversations; they have been admitted again.
  virtual void archive(StateArchive&) {}
};

/// Delivers messages at once, in arrival order.
class ImmediateTiming : public AgentTiming
{
public:
  explicit ImmediateTiming(AgentControl& agents) : agents_(agents) {}

  void admit(int, bool) override {}
  void dismiss(int) override {}
  std::string_view percepts(int agent) const override { return agents_.percepts(agent); }
  void perceptsSent(int agent) override { agents_.perceptsSent(agent); }
  void deliver(int agent, std::string_view message, bool) override { agents_.deliver(agent, message); }
  void startCycle() override {}
  void endCycle(double) override {}
  bool isAwaited(int) const override { return false; }
  bool sendsAtOnce() const override { return false; }
  bool isReady() const override { return agents_.allSynced(); }
  bool onlyNewcomersMissing() const override { return agents_.onlyNewcomersMissing(); }
  std::vector<int> waitingFor() const override { return agents_.waitingFor(); }
  std::vector<AgentControl::Excused> excuseAll(bool skip) override { return agents_.excuseAll(skip); }

private:
  AgentControl& agents_;
};

} // namespace sparkwright
