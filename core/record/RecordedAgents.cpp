#include "core/record/RecordedAgents.h"

#include "core/agents/IntegratedAgents.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"

#include <utility>

namespace sparkwright
{

namespace
{

AgentBytes bytesOf(AgentId agent, AgentBytes::Kind kind, std::string_view data = {})
{
  AgentBytes bytes;
  bytes.agent = agent;
  bytes.kind = kind;
  bytes.data = data;
  return bytes;
}

} // namespace

RecordedAgents::RecordedAgents(AgentGateway& agents, std::function<void(AgentBytes)> report)
    : agents_(agents), report_(std::move(report))
{
}

AgentId RecordedAgents::addAgent(std::string address)
{
  const AgentId agent = agents_.addAgent(address);
  report_(bytesOf(agent, AgentBytes::Kind::Joined, address));
  return agent;
}

void RecordedAgents::removeAgent(AgentId agent)
{
  report_(bytesOf(agent, AgentBytes::Kind::Left));
  agents_.removeAgent(agent);
}

void RecordedAgents::deliver(AgentId agent, std::string_view message)
{
  report_(bytesOf(agent, AgentBytes::Kind::Received, message));
  agents_.deliver(agent, message);
}

void RecordedAgents::perceptsSent(AgentId agent)
{
  report_(bytesOf(agent, AgentBytes::Kind::Sent, agents_.percepts(agent)));
  agents_.perceptsSent(agent);
}

std::vector<InsideAgent> RecordedAgents::insideAgents() const
{
  return agents_.insideAgents();
}

RecordedCommands::RecordedCommands(CommandSink& commands, std::function<void(AgentBytes)> report)
    : commands_(commands), report_(std::move(report))
{
}

void RecordedCommands::command(std::string_view text)
{
  report_(bytesOf(0, AgentBytes::Kind::Command, text));
  commands_.command(text);
}

void recordInside(World& world, std::function<void(AgentBytes)> report)
{
  world.setInsideListener(
      [report = std::move(report)](AgentId agent, bool told, std::string_view message)
      { report(bytesOf(agent, told ? AgentBytes::Kind::InsideSent : AgentBytes::Kind::InsideReceived, message)); });
}

void recordClients(GamePort& port, std::function<void(AgentBytes)> report)
{
  port.setTap(
      [report = std::move(report)](const RunInput& input)
      {
        const auto kind = input.kind == RunInput::Kind::GameJoin    ? AgentBytes::Kind::GameJoined
                          : input.kind == RunInput::Kind::GameLeave ? AgentBytes::Kind::GameLeft
                                                                    : AgentBytes::Kind::GameReceived;
        report(bytesOf(input.agent, kind, input.data));
      });
}

} // namespace sparkwright
