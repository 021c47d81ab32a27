#pragma once

#include "WorldSupport.h"

#include "core/archive/StateTexts.h"
#include "core/object/Log.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::test
{

/// Makes agents act: what each says follows from its id, the cycle and what it has heard, so that two runs part for
/// good once anything in them differs. It has no memory of its own.
class Actors
{
public:
  /// @param agents  that connect in the first cycles, one in each
  explicit Actors(int agents, std::string robot = "rsg/agent/nao/nao_hetero.rsg 0")
      : agents_(agents), robot_(std::move(robot))
  {
  }

  /// A cycle with its messages.
  void cycle(World& world) const { cycle(world, world); }
  /// @param gateway  by which the messages go
  void cycle(World& world, AgentGateway& gateway) const
  {
    const long now = world.cycles();
    if(now < agents_)
      gateway.deliver(gateway.addAgent("actor"), "(scene " + robot_ + ")(syn)");
    for(const AgentInfo& agent : FramePtr(world.frame())->agents)
    {
      std::uint32_t heard = 2166136261u;
      const std::string_view percepts = world.percepts(agent.id);
      if(percepts.empty())
        continue;
      for(const char c : percepts)
        heard = (heard ^ static_cast<unsigned char>(c)) * 16777619u;
      gateway.perceptsSent(agent.id);
      gateway.deliver(agent.id, said(agent.id, now, heard, agent.unum));
    }
    world.cycle();
  }
  void cycles(World& world, int count) const
  {
    for(int i = 0; i < count; ++i)
      cycle(world);
  }

private:
  std::string said(int agent, long now, std::uint32_t heard, int unum) const
  {
    std::string text;
    if(unum == 0)
      text += "(init (unum " + std::to_string((agent + 1) / 2) + ")(teamname " + (agent % 2 ? "Red" : "Blue") + "))";
    if(now == agents_ + 10) // Close together, so that they fall over one another.
      text += "(beam -" + std::to_string(0.4 + 0.35 * ((agent + 1) / 2 % 4)) + ' ' +
              std::to_string(0.4 * ((agent + 1) / 2 / 4) - 0.4) + " 0)";
    if(now % 50 == agent % 50)
      text += "(say hello" + std::to_string(agent) + ')';
    for(int joint = 1; joint <= 6; ++joint)
    {
      char speed[80];
      const double swing = 2.5 * std::sin(0.07 * static_cast<double>(now) * joint + agent) + 1e-4 * (heard % 1000);
      std::snprintf(speed, sizeof speed, "(lle%d %.4f)(rle%d %.4f)(lae%d %.3f)", joint, swing, joint, -swing,
                    (joint - 1) % 4 + 1, swing / 2);
      text += speed;
    }
    return text + "(syn)";
  }

  int agents_;
  std::string robot_;
};

/// A World in a state, made from nothing but the options of a program.
class Restored
{
public:
  explicit Restored(const WorldState& state, WorldOptions options = soccerOptions())
      : world(optionsFor(state, std::move(options)))
  {
    world.log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
    if(!world.load(state.scene))
      problem = LocalText("the scene cannot be loaded");
    else
      problem = world.restoreState(state);
  }

  World world;
  LocalText problem;
  std::vector<std::string> messages;
};

/// Whether two worlds are in the same state: nodes to the bit, percepts, game; and look the same.
/// @return empty, or what is different
inline std::string difference(World& one, World& other)
{
  if(one.cycles() != other.cycles() || one.time() != other.time())
    return "the time";
  const FramePtr a = one.frame(), b = other.frame();
  if(a->local.size() != b->local.size())
    return "the number of transforms";
  for(std::size_t i = 0; i < a->local.size(); ++i)
    if(std::memcmp(a->local[i].data(), b->local[i].data(), sizeof(float) * 16) != 0)
      return "transform " + std::to_string(i) + " of " + std::to_string(a->local.size());
  if(a->agents.size() != b->agents.size())
    return "the number of agents";
  for(const AgentInfo& agent : a->agents)
    if(one.percepts(agent.id) != other.percepts(agent.id))
      return "percepts of agent " + std::to_string(agent.id) + ":\n" + std::string(one.percepts(agent.id)) + '\n' +
             std::string(other.percepts(agent.id));
  if(a->game.mode != b->game.mode || a->game.time != b->game.time || a->game.score != b->game.score ||
     a->game.team != b->game.team)
    return "the game";
  const std::size_t events = a->game.events ? a->game.events->size() : 0;
  if(events != (b->game.events ? b->game.events->size() : 0))
    return "the number of events";
  for(std::size_t i = 0; i < events; ++i)
    if(textOf(*(*a->game.events)[i]) != textOf(*(*b->game.events)[i]))
      return "event " + textOf(*(*a->game.events)[i]);
  if(one.saveState().content != other.saveState().content)
    return "something that frames do not show";
  return {};
}

} // namespace sparkwright::test
