#pragma once

#include "core/agents/DurationHistogram.h"
#include "core/agents/ThinkingThreads.h"
#include "core/text/LocalText.h"

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
class StateArchive;

/// State of an agent inside the simulator, for display.
struct InsideAgent
{
  int agent = 0;
  std::string address;       ///< `inside: behavior3`
  double since = 0;          ///< Simulated time at which it began, s.
  std::uint64_t answers = 0; ///< Number of its answers.
  std::string lastMessage;   ///< Its last answer, cut to longestShown bytes.
  bool over = false;         ///< It has failed or taken too long; its robot is stopped.
  DurationHistogram thinking; ///< CPU time of each answer, s.

  static constexpr std::size_t longestShown = 200;
};

/// Runs the agents inside a World: every Behavior below /usr/agent, in tree order. Each has the same timing as a
/// network agent that always answers in time: it gets the percepts of the end of the last cycle, and its answer takes
/// effect from the next cycle on.
///
/// They think in their own threads while the cycle is computed. The run does not depend on the number of threads.
class IntegratedAgents
{
public:
  /// Access to the World.
  struct Host
  {
    std::function<int(std::string address)> addAgent;
    std::function<void(int agent)> removeAgent;
    std::function<AgentTiming&()> timing;
    std::function<LocalText(int agent, const std::string& address)> nameOf;   ///< For the log.
    std::function<double()> time;                                             ///< Simulated time, s.
    /// Gets what an agent is told and says, when that happens. May be empty.
    std::function<void(int agent, bool told, std::string_view message)> overhear{};
  };

  /// @param threads  number of agents that may think in parallel
  IntegratedAgents(Context& context, AgentControl& agents, Host host, int threads);
  ~IntegratedAgents();

  /// Start of a cycle: finds agents, passes their answers to the World and percepts to them. Waits for agents whose
  /// answers take effect in this cycle.
  void startCycle();
  /// Starts thinking in all agents that have got percepts, in parallel to the rest of the cycle.
  void startThinking();
  /// End of the cycle: waits for them, and removes those that the World has closed.
  void endCycle();

  /// In tree order.
  std::vector<InsideAgent> list() const;

  // Exact states

  /// The number of an agent's behaviour among those below /usr/agent; nothing if it is not inside.
  std::optional<std::size_t> numberOf(int agent) const;
  /// Admits the behaviour of this number, which had been admitted in a run before. @return false if there is none
  bool readmit(std::size_t number);
  /// Saves or loads the agents inside, who must have been admitted again.
  void archive(StateArchive& a);
  /// Why they cannot be saved; empty: they can.
  LocalText whyInexact() const;

private:
  struct Resident
  {
    std::shared_ptr<Brain> brain;
    InsideAgent info;
    bool answered = false; ///< Its answer takes effect in the next cycle.
    bool told = false;     ///< It has got percepts and thinks in this cycle.
    bool there = false;    ///< Its node is in the tree.
  };

  std::vector<Behavior*> behaviors() const;
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
