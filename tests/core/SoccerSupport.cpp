#include "SoccerSupport.h"

#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/senses/Vision.h"
#include "core/message/MessageReader.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"

#include <cmath>
#include <stdexcept>

using namespace sparkwright;

namespace
{

WorldOptions optionsWith(const std::vector<std::string>& overrides)
{
  WorldOptions options;
  options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
  options.seed = 1;
  options.overrides = {{"BeamNoiseXY", "0"}, {"BeamNoiseAngle", "0"}};
  for(const std::string& text : overrides)
  {
    const std::size_t equals = text.find('=');
    std::erase_if(options.overrides, [&](const auto& o) { return o.first == text.substr(0, equals); });
    options.overrides.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return options;
}

Match::Polar polarIn(const MessageReader::List& pol)
{
  return {pol.number(0), pol.number(1), pol.number(2)};
}

} // namespace

Match::Match(std::vector<std::string> overrides, League league) : world(optionsWith(overrides)), league_(league)
{
  world.log().setSink([this](const Diagnostic& d) { warnings += d.message + "\n"; });
  if(!world.load(league == League::StandardPlatform ? "setups/spl.rb" : "setups/soccer.rb"))
    throw std::runtime_error("the soccer set-up does not load: " + warnings);
}

SoccerGame& Match::game()
{
  return *world.context().service<SoccerGame>();
}

void Match::cycles(int count)
{
  for(int i = 0; i < count; ++i)
    world.cycle();
}

AgentId Match::robot(int type)
{
  const AgentId agent = world.addAgent();
  world.cycle();
  world.deliver(agent, league_ == League::StandardPlatform
                           ? "(scene rsg/agent/naov4/nao.rsg)"
                           : "(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(type) + ")");
  world.cycle();
  return agent;
}

AgentId Match::player(std::string_view team, int unum, int type)
{
  const AgentId agent = robot(type);
  say(agent, "(init (unum " + std::to_string(unum) + ")(teamname " + std::string(team) + "))");
  world.cycle();
  return agent;
}

AgentState& Match::state(AgentId agent)
{
  for(AgentState* const player : game().players())
    if(player->agentId() == agent)
      return *player;
  throw std::runtime_error("there is no such robot");
}

float Match::facing(AgentId agent)
{
  const Mat4f& torso = state(agent).worldPose();
  return toDegrees(std::atan2(torso(1, 1), torso(0, 1)));
}

Vec3f Match::ball()
{
  return game().field().ball()->position();
}

std::vector<std::string> Match::percepts(AgentId agent, std::string_view name)
{
  std::vector<std::string> found;
  MessageReader reader;
  reader.start(world.percepts(agent));
  while(reader.next())
    if(reader.list().name() == name)
      found.emplace_back(reader.source());
  return found;
}

std::string Match::percept(AgentId agent, std::string_view name)
{
  const std::vector<std::string> found = percepts(agent, name);
  return found.empty() ? std::string() : found.front();
}

void Match::sharpenVision(AgentId agent)
{
  state(agent).robot().root()->visit<RestrictedVisionPerceptor>(
      [](RestrictedVisionPerceptor& vision)
      {
        vision.noise.enabled = false;
        vision.setInterval(1);
      });
}

Match::Seen Match::see(AgentId agent)
{
  Seen seen;
  MessageReader reader;
  reader.start(world.percepts(agent));
  while(reader.next())
  {
    const MessageReader::List list = reader.list();
    if(list.name() != "See")
      continue;
    for(auto item = list.firstSublist(); item; item = list.nextSublist(item))
    {
      const std::string name(item.name());
      seen.order.push_back(name);
      if(name == "L")
      {
        const auto first = item.firstSublist();
        seen.lines.emplace_back(polarIn(first), polarIn(item.nextSublist(first)));
      }
      else if(name == "P")
      {
        auto& parts =
            seen.players[std::string(item.sublist("team").atom(0)) + " " + std::string(item.sublist("id").atom(0))];
        for(auto part = item.firstSublist(); part; part = item.nextSublist(part))
          if(part.sublist("pol"))
            parts[std::string(part.name())] = polarIn(part.sublist("pol"));
      }
      else if(item.sublist("pol"))
        seen.objects[name] = polarIn(item.sublist("pol"));
    }
  }
  return seen;
}
