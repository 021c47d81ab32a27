#pragma once

#include "core/game/GameClients.h"
#include "core/game/GameState.h"
#include "core/game/f2000/game/F2000Game.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/object/Context.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"

#include "core/scene/Transform.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QTemporaryDir>

namespace sparkwright::test
{

/// A World with a game of middle-size robots, from texts of files.
class F2000World
{
public:
  using Files = std::map<std::string, std::string>;

  /// @param world  the text of the `.f2kworld` file  @param files  those beside it
  explicit F2000World(const std::string& world, const Files& files = {}, std::uint64_t seed = 1)
  {
    write("test.f2kworld", world);
    for(const auto& [name, text] : files)
      write(name, text);
    WorldOptions options;
    options.dataDirectories = {folder_.path().toStdString(), std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.seed = seed;
    const std::string programs = SPARKWRIGHT_BIN_DIR; // Beside these folders is that of the league's plugins.
    options.pluginDirectories = {programs + "/../tests/plugins"};
    world_ = std::make_unique<World>(std::move(options));
    world_->log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
    loaded = world_->load("test.f2kworld");
  }

  World& world() { return *world_; }
  f2000::F2000Game& game() { return *world_->context().service<f2000::F2000Game>(); }
  void cycles(int count)
  {
    for(int i = 0; i < count; ++i)
      cycle();
  }
  void cycle()
  {
    world_->cycle();
    collect();
  }
  /// All robots that stand in the world, in order of their ids.
  const std::vector<f2000::RobotNode*>& robots() { return game().robots().standing(); }
  f2000::RobotNode& robot(std::size_t number = 0) { return *robots().at(number); }
  f2000::BallNode& ball()
  {
    f2000::BallNode* found = nullptr;
    world_->context().root->visit<f2000::BallNode>([&found](f2000::BallNode& node) { found = &node; });
    return *found;
  }
  GameState state()
  {
    GameState now;
    game().describe(now);
    return now;
  }
  bool logs(std::string_view part) const
  {
    return std::ranges::any_of(messages, [part](const std::string& one) { return one.find(part) != std::string::npos; });
  }

  // Clients of the message board.

  void join(int client) { world_->gamePort().join(client, "test"); }
  void leave(int client) { world_->gamePort().leave(client); }
  void say(int client, const std::string& lines)
  {
    world_->gamePort().receive(client, lines + "\n");
    collect();
  }
  /// What a client was told since the last call.
  std::string take(int client) { return std::exchange(told_[client], {}); }
  /// Joins, and brings a robot onto the field. @return its number; 0: it was refused
  int bring(int client, const std::string& robotFile, const std::string& place = {})
  {
    join(client);
    say(client, "HELLO \"test\" 1\nSYNC 0\nOFFSET 0\nCONFIG " + std::to_string(robotFile.size()));
    world_->gamePort().receive(client, robotFile);
    collect();
    const std::string answer = take(client);
    const std::size_t ok = answer.find("OK CONFIG ");
    if(ok == answer.npos)
      return 0;
    say(client, "START " + place);
    return take(client).find("OK START") == std::string::npos ? 0 : std::atoi(answer.c_str() + ok + 10);
  }

  bool loaded = false;
  std::vector<std::string> messages;

private:
  void write(const std::string& name, const std::string& text)
  {
    std::ofstream(std::filesystem::path(folder_.path().toStdString()) / name, std::ios::binary) << text;
  }
  void collect()
  {
    if(GameClients* const clients = world_->gamePort().clients())
      clients->send(
          [this](int client, std::string_view message)
          {
            told_[client] += message;
            return true;
          });
  }

  QTemporaryDir folder_;
  std::unique_ptr<World> world_;
  std::map<int, std::string> told_;
};

/// A round robot of 10 kg on two wheels, with odometry and a kicker of 3 m/s.
inline const std::string plainRobot = R"((robot (name Plain) (team blue) (number 1) (mass 10))
(body (primitive (shape ellipse 400 400) (z 20 400) (color black)))
(motion (plugin differential) (maxTransVel 1000) (maxRotVel 180) (maxTransAcc 2000) (maxRotAcc 720))
(sensor (device odometry) (plugin odometry) (type odometry) (features odometry)
        (param slip 0) (param drift 0) (param sigmaTurn 0))
(sensor (device states) (plugin manipulators) (type manipulators) (features manipulatorState))
(manipulator (name kicker) (mount 200 0 60 0) (initial rest)
  (state (name rest) (primitive (shape rect 20 160) (pose 10 0 0) (z 0 60)))
  (state (name kick) (primitive (shape rect 20 160) (pose 20 0 0) (z 0 60)) (kick 3) (duration 100) (next rest) (cooldown 1000)))
)";

/// A field with that robot somewhere, and the ball out of the way.
inline F2000World::Files plainFiles() { return {{"plain.f2krobot", plainRobot}}; }
inline std::string fieldWith(const std::string& forms, const std::string& ball = "(ball -4000 2000)")
{
  return "(field msl2002)\n" + ball + "\n" + forms;
}

} // namespace sparkwright::test
