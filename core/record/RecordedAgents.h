#pragma once

#include "core/agents/AgentGateway.h"
#include "core/frame/CommandSink.h"
#include "core/record/RecordingFormat.h"

#include <functional>

namespace sparkwright
{

class GamePort;
class World;

/// Passes everything on between clients and a simulation, and reports the messages of agents for a recording, in the
/// order in which the simulation gets them.
class RecordedAgents : public AgentGateway
{
public:
  /// @param agents  the simulation; must outlive this
  /// @param report  gets each message; called by the thread of the simulation. Time and cycle are not set
  RecordedAgents(AgentGateway& agents, std::function<void(AgentBytes)> report);

  AgentId addAgent(std::string address) override;
  void removeAgent(AgentId agent) override;
  void deliver(AgentId agent, std::string_view message) override;
  Spoken inspect(std::string_view message) const override { return agents_.inspect(message); }
  std::string_view percepts(AgentId agent) const override { return agents_.percepts(agent); }
  void perceptsSent(AgentId agent) override;
  std::vector<AgentId> takeAgentsToClose() override { return agents_.takeAgentsToClose(); }
  std::vector<InsideAgent> insideAgents() const override;
  Log& log() override { return agents_.log(); }

private:
  AgentGateway& agents_;
  std::function<void(AgentBytes)> report_;
};

/// The same for commands of monitors and trainers.
class RecordedCommands : public CommandSink
{
public:
  RecordedCommands(CommandSink& commands, std::function<void(AgentBytes)> report);

  void command(std::string_view text) override;
  void setCommander(std::string_view address) override { commands_.setCommander(address); }

private:
  CommandSink& commands_;
  std::function<void(AgentBytes)> report_;
};

/// The same for agents inside, from now on: what they are told and say.
void recordInside(World& world, std::function<void(AgentBytes)> report);

/// The same for the clients of a game's own port, from now on: what they say, and who comes and goes.
void recordClients(GamePort& port, std::function<void(AgentBytes)> report);

} // namespace sparkwright
