#pragma once

#include "core/text/Number.h"
#include "core/world/World.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::test
{

/// Options of a World that finds the resources of this tree.
inline WorldOptions soccerOptions(bool sync = true)
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  options.syncMode = sync;
  options.overrides = {{"BeamNoiseXY", "0"}, {"BeamNoiseAngle", "0"}};
  return options;
}

/// A World with the soccer scene, and the steps of a run loop.
class SoccerWorld
{
public:
  explicit SoccerWorld(WorldOptions options = soccerOptions()) : world(std::move(options))
  {
    world.log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
    loaded = world.load("setups/soccer.rb");
  }

  /// What a run loop does in a cycle: percepts go out, the World advances.
  void cycle(int count = 1)
  {
    for(int i = 0; i < count; ++i)
    {
      for(const AgentInfo& agent : world.frame()->agents)
        if(!world.percepts(agent.id).empty())
          world.perceptsSent(agent.id);
      world.cycle();
    }
  }

  /// Connects an agent with a robot and runs until its first percepts are there.
  AgentId connect(const std::string& scene = "(scene rsg/agent/nao/nao_hetero.rsg 0)")
  {
    const AgentId agent = world.addAgent();
    world.deliver(agent, scene + "(syn)");
    cycle(3);
    return agent;
  }

  World world;
  bool loaded = false;
  std::vector<std::string> messages;
};

/// The percept list that starts with `start`, e.g. "(HJ (n hj1)"; empty if there is none.
inline std::string_view percept(std::string_view message, std::string_view start)
{
  const std::size_t at = message.find(start);
  if(at == std::string_view::npos)
    return {};
  int depth = 0;
  for(std::size_t i = at; i < message.size(); ++i)
  {
    depth += message[i] == '(' ? 1 : message[i] == ')' ? -1 : 0;
    if(depth == 0)
      return message.substr(at, i + 1 - at);
  }
  return {};
}

/// Angle of a hinge in degrees; 1e9 if it is not in the message.
inline double hinge(std::string_view message, const std::string& joint)
{
  const std::string_view list = percept(message, "(HJ (n " + joint + ")");
  const std::size_t at = list.find("(ax ");
  return at == std::string_view::npos ? 1e9 : toNumber(list.substr(at + 4));
}

} // namespace sparkwright::test
