#pragma once

#include "core/agents/AgentGateway.h"
#include "core/record/resume/ResumedClients.h"
#include "core/record/resume/ResumePoint.h"
#include "core/robot/language/ActionReader.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

class CommandSink;
class World;

/// Lets a run go on from a moment of a recording: first all agents, and clients of the game, act as recorded, up to the
/// moment; then those of the chosen teams go on with it, and programs that connect take the places of the others, with
/// their robots as they stand.
///
/// A program gets the first free place, by number of the agent; if its `(init …)` asks for another one, it gets that, in whatever
/// order programs come: from a program that has not asked for it, which gets the place of this one. Without a free place it is a
/// new agent. Robots that nobody has taken stand still.
class ResumedAgents : public AgentGateway
{
public:
  /// @param world   has been put into the state of the point; must outlive this, as `agents` and `commands`
  /// @param agents    passes messages on to the World
  /// @param commands  the same for those of monitors, which are repeated up to the moment, and of whole runs after it
  ResumedAgents(World& world, AgentGateway& agents, CommandSink& commands, std::shared_ptr<ResumePoint> point,
                RecordedTeams recorded);

  /// Runs the World to the moment, as recorded. @return empty, or why that is not possible
  /// @param interrupt  ends it early, without an error, when it becomes true; may be null
  LocalText reachMoment(const std::atomic<bool>* interrupt = nullptr);
  /// Whether teams act as recorded, also such of agents inside, and the recording has ended, in the present cycle or by
  /// their last message.
  /// @param waiting  the World waits for agents
  bool isOver(bool waiting) const;
  /// Why agents cannot go on acting as recorded; empty: they can.
  LocalText damage() const;
  /// Passes on what was recorded before the present cycle was over. To be called before each turn of the loop.
  void feed();
  /// Agents that wait for a program.
  std::size_t freePlaces() const { return free_.size(); }

  AgentId addAgent(std::string address) override;
  void removeAgent(AgentId agent) override;
  void deliver(AgentId agent, std::string_view message) override;
  Spoken inspect(std::string_view message) const override { return agents_.inspect(message); }
  std::string_view percepts(AgentId agent) const override { return agents_.percepts(placeOf(agent)); }
  void perceptsSent(AgentId agent) override { agents_.perceptsSent(placeOf(agent)); }
  std::vector<AgentId> takeAgentsToClose() override;
  std::vector<InsideAgent> insideAgents() const override;
  Log& log() override { return agents_.log(); }

private:
  /// Number and team that a program asks for.
  struct Wish
  {
    int unum = 0;
    std::string team;
  };

  void passOn(const AgentBytes& bytes);
  void handOver();
  bool keeps(int team) const;
  AgentId placeOf(AgentId client) const;
  std::optional<Wish> wishIn(std::string_view message);
  void grant(AgentId client, const Wish& wish);
  void exchange(AgentId client, AgentId place);

  World& world_;
  AgentGateway& agents_;
  CommandSink& commands_;
  std::shared_ptr<ResumePoint> point_;
  RecordedTeams recorded_;
  ResumedClients clients_;
  bool handedOver_ = false;
  std::set<AgentId> fed_;             ///< Agents that act as recorded, by their ids in the World.
  std::map<AgentId, AgentId> joined_; ///< Those that joined later: ids in the recording, and in the World.
  std::set<AgentId> free_;            ///< Agents whose programs are to come.
  std::set<AgentId> names_;           ///< Ids for the programs that are to come, as many as free places.
  std::map<AgentId, AgentId> places_; ///< Of programs, by their ids; those that are missing have their own.
  std::set<AgentId> settled_; ///< Programs that have the place that they have asked for.
  std::map<AgentId, std::string> greetings_; ///< First messages of programs with places: they show their languages.
  ActionReader reader_;
};

} // namespace sparkwright
