#include "core/game/f2000/game/OfferMaker.h"

#include "core/game/f2000/game/BoardClients.h"
#include "core/game/f2000/players/PlayerControl.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/robot/ReadingTexts.h"
#include "core/game/f2000/scene/RobotRoster.h"
#include "core/scene/Transform.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

LocalText kindText(PluginKind kind)
{
  switch(kind)
  {
  case PluginKind::Sensor: return readingText("f2kReading.sensorKind");
  case PluginKind::SensorData: return readingText("f2kReading.dataKind");
  case PluginKind::Motion: return readingText("f2kReading.motionKind");
  case PluginKind::Player: return readingText("f2kReading.playerKind");
  }
  return {};
}

GameOffer::Player describe(const PluginInfo& info, const PlayerPlugin& plugin)
{
  GameOffer::Player player{info.id, info.description, {}};
  for(const PlayerOption& option : plugin.options())
    player.options.push_back({option.name, option.description, option.preset, static_cast<GameOffer::Option::Kind>(option.type),
                              option.choices, option.least, option.most});
  return player;
}

GameOffer::Robot describe(const RobotNode& robot, const std::vector<PlayerControl::Running>& players, const BoardClients& clients)
{
  GameOffer::Robot one;
  one.number = robot.id;
  one.name = robot.form().name;
  one.team = static_cast<int>(robot.form().team);
  one.unum = robot.form().number;
  one.rootId = robot.root() ? robot.root()->id() : 0;
  for(const Manipulator& manipulator : robot.manipulators())
  {
    GameOffer::Robot::Manipulator part{manipulator.form().name, {}, manipulator.state()};
    for(const ManipulatorState& state : manipulator.form().states)
      part.states.push_back(state.name);
    one.manipulators.push_back(std::move(part));
  }
  const auto player = std::ranges::find(players, robot.id, &PlayerControl::Running::robot);
  if(player != players.end())
  {
    one.owner = GameOffer::Robot::Owner::Player;
    one.ownerName = player->plugin;
    one.doing = player->doing;
    one.progress = player->progress;
  }
  else if(std::string address = clients.addressOf(robot.id); !address.empty())
  {
    one.owner = GameOffer::Robot::Owner::Client;
    one.ownerName = std::move(address);
  }
  return one;
}

} // namespace

std::vector<GameOffer::Player> playersOf(const PluginRegistry& plugins)
{
  std::vector<GameOffer::Player> players;
  for(const PluginInfo& info : plugins.all())
  {
    if(info.kind != PluginKind::Player)
      continue;
    try
    {
      if(const auto plugin = plugins.makePlayer(info.id))
        players.push_back(describe(info, *plugin));
    }
    catch(const std::exception&) // One that cannot say what it is cannot be offered.
    {
    }
  }
  return players;
}

GameOffer offerOf(const PluginRegistry& plugins, const std::vector<std::pair<std::string, LocalText>>& leftOut,
                  const RobotRoster& robots, const PlayerControl& players, const BoardClients& clients, bool lines)
{
  GameOffer offer;
  for(const PluginInfo& info : plugins.all())
    offer.plugins.push_back({kindText(info.kind), info.id, info.version, info.description, info.library.string(), {}});
  for(const auto& [library, why] : leftOut)
    offer.plugins.push_back({{}, {}, {}, {}, library, why});
  const std::vector<PlayerControl::Running> running = players.running();
  for(const RobotNode* const robot : robots.standing())
    offer.robots.push_back(describe(*robot, running, clients));
  if(lines)
    for(const BoardClients::Spoken& line : clients.spoken())
      offer.lines.push_back({line.number, static_cast<double>(line.clock) * 1e-6, line.client, line.isAnswer, line.text});
  return offer;
}

} // namespace sparkwright::f2000
