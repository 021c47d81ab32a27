#pragma once

#include "core/body/RigidBody.h"
#include "core/game/GameClients.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"
#include "tests/core/simurosot/PlacingSupport.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::test
{

/// A World with a match, and two strategies whose wheels the test turns.
class SimurosotWorld
{
public:
  static constexpr int blue = 1, yellow = 2; ///< Numbers of the clients.

  explicit SimurosotWorld(const std::string& setUp = "setups/simurosot_large.rb",
                          std::vector<std::pair<std::string, std::string>> overrides = {}, TextOverlay texts = {}, int threads = 1)
      : world(optionsWith(std::move(overrides), std::move(texts), threads))
  {
    world.log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
    loaded = world.load(setUp);
  }

  simurosot::SimurosotGame& game() { return *world.context().service<simurosot::SimurosotGame>(); }
  simurosot::MatchMachine& machine() { return game().machine(); }
  const sref_frame& seen() { return game().seen(); }

  void connect()
  {
    logIn(blue, "blue");
    logIn(yellow, "yellow");
  }
  /// A strategy comes. @param client  its number
  void logIn(int client, const std::string& side)
  {
    world.gamePort().join(client, "test");
    say(client, "(login (role strategy) (proto 1) (name \"" + side + " team\") (side " + side + "))");
  }
  void say(int client, const std::string& message) { world.gamePort().receive(client, message); }

  /// One cycle: strategies say what their wheels shall do, the world goes on, and what is told is kept in `told`.
  void cycle()
  {
    for(const auto& [client, side] : {std::pair(blue, 0), std::pair(yellow, 1)})
      if(answers[static_cast<std::size_t>(side)])
        say(client, wheelsOf(side));
    world.cycle();
    if(GameClients* const clients = world.gamePort().clients())
      clients->send(
          [this](int client, std::string_view message)
          {
            note(client, message);
            return true;
          });
  }
  void cycles(int count)
  {
    for(int i = 0; i < count; ++i)
      cycle();
  }
  /// Cycles until the match is in a state, at most 2000. @return whether it is
  bool reach(simurosot::MatchState state)
  {
    for(int i = 0; i < 2000 && machine().state() != state; ++i)
      cycle();
    return machine().state() == state;
  }

  /// From the beginning to robots that stand ready.
  bool prepare()
  {
    connect();
    return reach(simurosot::MatchState::Ready);
  }
  bool whistle()
  {
    world.command("(whistle)");
    return reach(simurosot::MatchState::Normal);
  }

  /// In play of the Middle League: two of blue stand in their goal area, the ball before it.
  /// @return whether the referee has found the foul
  bool commitFoul()
  {
    put(0, 105, 15, 90);
    put(1, 105, -15, 90);
    put(SREF_BALL, 40, 30);
    for(int i = 0; i < 20 && machine().state() == simurosot::MatchState::Normal; ++i)
      cycle();
    return machine().pending();
  }

  simurosot::RobotNode& robot(simurosot::Side side, int number) { return *game().robot(side, number); }
  /// Whether a message of the log contains this.
  bool logs(std::string_view part) const
  {
    return std::ranges::any_of(messages,
                               [part](const std::string& one) { return one.find(part) != std::string::npos; });
  }
  /// Puts it somewhere, at rest. @param object  of sparkwright_referee.h
  void put(int object, double x, double y, double angle = 0) { placeAtRest(game(), object, {x, y, angle}); }
  /// All but one robot and the ball go where they do not disturb.
  void clearField(int kept);

  void drive(int side, int number, double left, double right)
  {
    wheels[static_cast<std::size_t>(side)][static_cast<std::size_t>(number)] = {left, right};
  }

  World world;
  bool loaded = false;
  std::vector<std::string> messages;
  std::array<bool, 2> answers{true, true};
  std::array<std::array<std::pair<double, double>, 11>, 2> wheels{};
  std::array<std::string, 2> frame; ///< The last `(frame …)` of each strategy.
  std::vector<std::string> told;    ///< All other messages, with the number of the client before.

private:
  static WorldOptions optionsWith(std::vector<std::pair<std::string, std::string>> overrides, TextOverlay texts, int threads)
  {
    WorldOptions options;
    options.threads = threads;
    options.editable = true;
    options.overlay = std::move(texts);
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.seed = 1;
    const std::string programs = SPARKWRIGHT_BIN_DIR; // Beside these folders are those of strategies and of referees.
    options.pluginDirectories = {programs + "/plugins", programs + "/../tests/plugins"};
    for(auto& override : overrides)
      options.overrides.emplace_back(std::move(override));
    return options;
  }

  std::string wheelsOf(int side)
  {
    std::string text = "(wheels " + std::to_string(frames_[static_cast<std::size_t>(side)]);
    char pair[80];
    for(const auto& [left, right] : wheels[static_cast<std::size_t>(side)])
    {
      std::snprintf(pair, sizeof pair, " (%g %g)", left, right);
      text += pair;
    }
    return text + ')';
  }

  void note(int client, std::string_view message)
  {
    if(message.starts_with("(frame ") && client <= 2)
    {
      frame[static_cast<std::size_t>(client - 1)] = message;
      frames_[static_cast<std::size_t>(client - 1)] = std::atol(message.data() + 7);
      return;
    }
    if(message.starts_with("(place ") && client <= 2 && !keepsPlaces)
      say(client, "(targets " + std::to_string(std::atol(message.data() + 7)) + ")");
    told.push_back(std::to_string(client) + ' ' + std::string(message));
  }

public:
  bool keepsPlaces = false; ///< The test answers requests for places itself.

private:
  std::array<long, 2> frames_{};
};

inline void SimurosotWorld::clearField(int kept)
{
  const int robots = game().profile().field.robots;
  for(int i = 0; i < robots; ++i)
    for(const int team : {0, SST_MAX_ROBOTS})
      if(team + i != kept)
        put(team + i, (i - robots / 2) * 16, team == 0 ? 130 : -130);
  put(SREF_BALL, 0, 100);
}

} // namespace sparkwright::test
