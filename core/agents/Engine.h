#pragma once

#include "core/agents/AgentControl.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Carries messages between the agents of a World and its AgentControl: decides when an agent is told what, and from when
/// on what it says counts. See docs/engines.md.
class Engine
{
public:
  virtual ~Engine() = default;

  /// An agent has been added to the AgentControl, or is about to leave it.
  virtual void admit(int agent, bool inside) = 0;
  virtual void dismiss(int agent) = 0;

  /// What it is to be told now; empty if nothing.
  virtual std::string_view percepts(int agent) const = 0;
  virtual void perceptsSent(int agent) = 0;
  /// One whole message of it. @param done  it has finished thinking, whether the message says so or not
  virtual void deliver(int agent, std::string_view message, bool done) = 0;

  /// Start of a cycle: what counts from now on goes to the AgentControl.
  virtual void startCycle() = 0;
  /// End of a cycle of so many seconds: percepts have been computed.
  virtual void endCycle(double seconds) = 0;

  /// Whether the answer of an agent inside is needed before the next cycle.
  virtual bool isAwaited(int agent) const = 0;
  /// Whether percepts are to be sent as soon as they are there, not only when a cycle begins.
  virtual bool sendsAtOnce() const = 0;
  /// Whether the next cycle may begin, as far as agents with a connection are concerned.
  virtual bool isReady() const = 0;
  virtual bool onlyNewcomersMissing() const = 0;
  virtual std::vector<int> waitingFor() const = 0;
  /// See AgentControl::excuseAll().
  virtual std::vector<AgentControl::Excused> excuseAll(bool skip) = 0;
};

/// What has come counts, in the order in which it has come.
class PlainEngine : public Engine
{
public:
  explicit PlainEngine(AgentControl& agents) : agents_(agents) {}

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
