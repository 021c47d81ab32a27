#pragma once

#include "ClientSupport.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/object/Context.h"
#include "core/run/RunLoop.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"
#include "netserver/server/NetServer.h"

#include <QtTest>

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A program at the port of a match.
struct MatchClient : TestClient
{
  explicit MatchClient(int port, bool slow = false) : TestClient(overTcp(port, slow)) {}

  /// The messages that begin with these words.
  std::vector<std::string> heardOf(std::string_view words)
  {
    std::vector<std::string> found;
    for(const std::string& message : heard())
      if(message.starts_with(words))
        found.push_back(message);
    return found;
  }
  bool hasHeard(std::string_view words) { return !heardOf(words).empty(); }
  std::string lastOf(std::string_view words)
  {
    const std::vector<std::string> found = heardOf(words);
    return found.empty() ? std::string() : found.back();
  }
};

/// A match with its server on free ports, as fast as possible, with the clock in the test's hand.
struct MatchServer
{
  using Overrides = std::vector<std::pair<std::string, std::string>>;

  explicit MatchServer(Overrides overrides = {}, const std::string& scene = "setups/simurosot_middle.rb")
      : world(optionsWith(std::move(overrides)))
  {
    world.log().setSink([this](const Diagnostic& d) { logged.push_back(d.text()); });
    if(!world.load(scene))
      qFatal("no match");
    NetServerOptions options;
    options.agentPort = options.monitorPort = 0;
    options.gamePort = 0;
    options.clock = [this] { return now; };
    net.emplace(options, world, world, world);
    net->serveGame(world.gamePort());
    if(const LocalText problem = net->listen(); !problem.empty())
      qFatal("%s", problem.english().c_str());
    control.emplace(world.cycleSeconds(), options.clock);
    control->setTargetSpeed(0);
    control->run();
    loop.emplace(world, *control, &*net, options.clock);
  }

  static WorldOptions optionsWith(Overrides overrides)
  {
    WorldOptions options;
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.seed = 1;
    options.overrides = std::move(overrides);
    return options;
  }

  simurosot::SimurosotGame& game() { return *world.context().service<simurosot::SimurosotGame>(); }
  simurosot::MatchMachine& machine() { return game().machine(); }
  GameClients& known() { return *world.gamePort().clients(); }

  void turn() { loop->turn(0.002); }
  void turns(int count)
  {
    for(int i = 0; i < count; ++i)
      turn();
  }
  bool until(const std::function<bool()>& condition)
  {
    return turnUntil([this] { turn(); }, condition);
  }
  bool untilState(simurosot::MatchState state)
  {
    return until([&] { return machine().state() == state; });
  }

  MatchClient& come(const std::string& login = {}, bool slow = false)
  {
    MatchClient& client = clients.emplace_back(net->gamePort(), slow);
    if(!login.empty())
      client.say(login);
    return client;
  }
  /// Comes and is welcome.
  MatchClient& enter(const std::string& role, const std::string& more = {})
  {
    MatchClient& client = come("(login (role " + role + ") (proto 1) (name \"test\")" + more + ")");
    if(!until([&] { return client.hasHeard("(welcome "); }))
      qFatal("it is not welcome: %s", client.heard().empty() ? "" : client.heard().back().c_str());
    return client;
  }
  bool logs(std::string_view part) const
  {
    return std::ranges::any_of(logged, [part](const std::string& one) { return one.find(part) != std::string::npos; });
  }

  double now = 100;
  World world;
  std::vector<std::string> logged;
  std::optional<NetServer> net;
  std::optional<RunControl> control;
  std::optional<RunLoop> loop;
  std::deque<MatchClient> clients;
};

} // namespace sparkwright
