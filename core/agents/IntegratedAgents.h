#pragma once

#include "core/agents/DurationHistogram.h"
#include "core/agents/ThinkingThreads.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class AgentControl;
class AgentTiming;
class Context;
class Object;

/// What is to be shown of an agent inside the simulator.
struct InsideAgent
{
  int agent = 0;
  std::string address;       ///< `inside: behavior3`
  double since = 0;          ///< Simulated time at which it began, s.
  std::uint64_t answers = 0; ///< How often it has answered.
  std::string lastMessage;   ///< Its newest answer, cut to longestShown bytes.
  bool over = false;         ///< It has been given up; its robot stands.
  DurationHistogram thinking; ///< Time of the processor for each answer, s.

  static constexpr std::size_t longestShown = 200;
};

/// The agents inside a World: every Behavior below /usr/agent, in the order of the tree. To the World each is an agent
/// like those with a connection, and hears and says everything in the same cycle as one that always answers in time: it
/// is told what was sensed at the end of the last cycle, and its answer counts from the next one on.
///
/// They think in threads of their own while the cycle is computed. Who takes part and when does not depend on the
/// threads, so neither does the run.
class IntegratedAgents
{
public:
  /// What it needs of its World.
  struct Host
  {
    std::function<int(std::string address)> addAgent;
    std::function<void(int agent)> removeAgent;
    std::function<AgentTiming&()> timing;
    std::function<std::string(int agent, const std::string& address)> nameOf; ///< For the log.
    std::function<double()> time;                 ///< Simulated, s.
  };

  /// @param threads  that may think side by side
  IntegratedAgents(Context& context, AgentControl& agents, Host host, int threads);
  ~IntegratedAgents();

  /// Start of a cycle: looks who is there, takes answers to the World and percepts from it. Those whose answers count in
  /// this very cycle are waited for here.
  void startCycle();
  /// Lets all who have been told something think from now on, beside what follows.
  void startThinking();
  /// End of the cycle: waits for them. Whom the World does not want any more leaves.
  void endCycle();

  /// In order.
  std::vector<InsideAgent> list() const;

private:
  struct Resident
  {
    std::shared_ptr<Brain> brain;
    InsideAgent info;
    bool answered = false; ///< Its answer waits for the next cycle.
    bool told = false;     ///< It thinks in this cycle.
    bool there = false;    ///< Its node is in the tree.
  };

  void lookAround();
  Resident* residentOf(const Behavior& behavior);
  void admit(Behavior& behavior);
  void begin();
  void gather(bool onlyAwaited);
  void think();
  void take();
  void giveUp(Resident& resident, const Diagnostic& why);
  void removeClosed();

  Context& context_;
  AgentControl& agents_;
  Host host_;
  int threadCount_;
  unsigned long structure_ = 0;
  bool looked_ = false;
  std::uint64_t admitted_ = 0;
  std::vector<Resident> residents_;
  std::vector<std::shared_ptr<Brain>> thinking_; ///< In this cycle; kept for its memory.
  std::unique_ptr<ThinkingThreads> threads_;     ///< From the first resident on.
};

} // namespace sparkwright
