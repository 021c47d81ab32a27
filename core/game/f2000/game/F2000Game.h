#pragma once

#include "core/game/Game.h"
#include "core/game/GameState.h"
#include "core/game/f2000/game/Benchmark.h"
#include "core/game/f2000/game/BoardClients.h"
#include "core/game/f2000/game/ChallengeRun.h"
#include "core/game/f2000/game/GameCourse.h"
#include "core/game/f2000/game/GameHost.h"
#include "core/game/f2000/game/GameRecords.h"
#include "core/game/f2000/game/KeeperRun.h"
#include "core/game/f2000/game/SensorDrawing.h"
#include "core/game/f2000/players/PlayerControl.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/scene/SceneParts.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

namespace f2000
{

/// A game of middle-size robots: lets the parts of the scene, sensors, players, clients of the message board and the referee
/// take their turns in each cycle. A service of the Context, as Game and as F2000Game.
class F2000Game final : public Game
{
public:
  /// @param scene    contains the arena, the ball and robots (PlayNodes.h); they may come and go
  /// @param token    by which clients become trainers; empty: everyone is one
  F2000Game(const League& league, Context& context, Object& scene, std::string token);
  ~F2000Game() override;
  F2000Game(const F2000Game&) = delete;
  F2000Game& operator=(const F2000Game&) = delete;

  void update(double seconds) override;
  void check() override { refresh(); }
  bool isHalted() const override { return course_.isPaused(); }
  bool isOver() const override { return benchmark_ && benchmark_->isOver(); }
  bool hasFailed() const override { return benchmark_ && !benchmark_->problem().empty(); }
  bool command(const Action& action) override;
  std::vector<std::string> commandNames() const override;
  void describe(GameState& state) const override;
  void describeAgents(std::span<AgentInfo>) const override {}
  void describePlayers(std::vector<AgentInfo>& players) const override;
  std::vector<Reading> readings(std::uint64_t root) const override;
  GameOffer offer(bool lines) override;
  GameClients* clients() override { return &clients_; }
  void archive(StateArchive& a) override;
  LocalText whyInexact() const override;

  // For set-ups, and for people.

  /// Adds the plugins of a library; what is wrong is logged.
  void loadPlugins(const std::filesystem::path& library);
  PluginRegistry& plugins() { return plugins_; }
  /// By which clients become trainers from now on; empty: everyone is one.
  void setToken(std::string token) { clients_.setToken(std::move(token)); }
  /// Starts a player with a robot of its own. @return empty, or why not
  LocalText startPlayer(const std::string& plugin, const OptionValues& options, const std::optional<Pose>& place);
  /// Lets a player lead a robot of the scene, in place of the one that leads it now.
  LocalText leadRobot(int robot, const std::string& plugin, const OptionValues& options);
  /// The player of a robot ends, and its robot goes.
  void stopPlayer(int robot) { players_.stop(robot); }
  // Benchmarks are played in place of a game; the run ends with them. They get the seed of the run.
  // @return empty, or why they cannot be: a player or its options are unknown

  LocalText startBenchmark(KeeperRun::Options options);
  LocalText startBenchmark(ChallengeRun::Options options);

  const PlayerControl& players() const { return players_; }
  const RobotRoster& robots() const { return parts_.robots(); }

private:
  void refresh();
  void rule(double seconds);
  void sense();
  void forgetRobot(int robot);
  bool lead(const Action& action);
  void warn(const LocalText& text) const;

  const League& league_;
  Context& context_;
  PluginRegistry plugins_;
  SceneParts parts_;
  GameCourse course_;
  GameRecords records_;
  GameHost host_;
  MessageChannel channel_;
  PlayerControl players_;
  BoardClients clients_;
  SensorDrawing sensorDrawing_;
  std::vector<std::pair<std::string, LocalText>> leftOut_; ///< Libraries of plugins that cannot be used, and why.
  std::vector<GameOffer::Player> offeredPlayers_;
  std::size_t offeredOf_ = 0; ///< Of so many plugins are these.
  std::unique_ptr<Benchmark> benchmark_; ///< Null: it is a game.
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment_; ///< For GameState.
};

} // namespace f2000
} // namespace sparkwright
