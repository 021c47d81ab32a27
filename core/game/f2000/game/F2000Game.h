#pragma once

#include "core/game/Game.h"
#include "core/game/GameState.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/game/BenchmarkRun.h"
#include "core/game/f2000/game/BoardClients.h"
#include "core/game/f2000/game/RobotRoster.h"
#include "core/game/f2000/game/SensorDrawing.h"
#include "core/game/f2000/game/WorldModel.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/players/PlayerControl.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/referee/FieldReferee.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

namespace f2000
{

/// A game of middle-size robots: connects the bodies of the scene with sensors, players, clients of the message board and
/// the referee. A service of the Context, as Game and as F2000Game.
class F2000Game final : public Game, private BoardHost, private WorldEdit, private PlayWatcher
{
public:
  /// @param scene    contains the arena, the ball and robots (PlayNodes.h); they may come and go
  /// @param token    by which clients become trainers; empty: everyone is one
  F2000Game(const League& league, Context& context, Object& scene, std::string token);
  ~F2000Game() override;
  F2000Game(const F2000Game&) = delete;
  F2000Game& operator=(const F2000Game&) = delete;

  /// Adds the plugins of a library; what is wrong is logged.
  void loadPlugins(const std::filesystem::path& library);
  PluginRegistry& plugins() { return plugins_; }
  void setToken(std::string token) { clients_.setToken(std::move(token)); }

  void update(double seconds) override;
  bool isHalted() const override { return paused_; }
  bool isOver() const override { return benchmark_ && (benchmark_->isOver() || !benchmark_->problem().empty()); }
  bool command(const Action& action) override;
  void describe(GameState& state) const override;
  void describeAgents(std::span<AgentInfo>) const override {}
  void describePlayers(std::vector<AgentInfo>& players) const override;
  GameClients* clients() override { return &clients_; }
  void archive(StateArchive& a) override;
  LocalText whyInexact() const override;

  // Players, for people and scripts.

  /// Starts a player with a robot of its own. @return empty, or why not
  LocalText startPlayer(const std::string& plugin, const OptionValues& options, const std::optional<Pose>& place);
  /// Lets a player lead a robot of the scene.
  LocalText leadRobot(int robot, const std::string& plugin, const OptionValues& options);
  void stopPlayer(int robot) { players_.stop(robot); }
  /// Plays the episodes of a benchmark in place of a game; the run ends with it.
  void startBenchmark(const BenchmarkRun::Options& options);
  const PlayerControl& players() const { return players_; }
  const RobotRoster& robots() const { return roster_; }
  const BoardClients& boardClients() const { return clients_; }

private:
  void findParts();
  void advance(double seconds);
  void kick(RobotNode& robot, std::size_t manipulator, const ManipulatorState& state);
  void judge(double seconds);
  void playBenchmark(double seconds);
  void sense();
  void record(const FieldReferee::Event& event);
  void addEvent(GameEvent event);
  void restartRobots();
  void ignored(const Action& action, const LocalText& why) const;
  void placeByCommand(const Action& action);

  // BoardHost
  std::int64_t clock() const override { return clock_; }
  double speedFactor() const override { return speed_; }
  PlayState playState() const override;
  std::pair<int, int> score() const override;
  Refusal makeRobot(const RobotForm& form, int& id) override { return roster_.make(form, id); }
  void removeRobot(int robot) override;
  const SensorContainer& sensors(int robot) const override;
  Refusal startRobot(int robot, const std::optional<Pose>& place, Pose& placed) override;
  void drive(int robot, std::optional<double> v, std::optional<double> omega) override;
  bool command(int robot, const std::vector<double>& values) override;
  Refusal manipulate(int robot, const std::string& manipulator, const std::string& state) override;
  bool isMoving(int robot) const override;
  void setNoise(int robot, bool enabled) override;
  void requestData(int robot) override;
  bool learnModels(int robot, const std::function<bool(double)>& goesOn) override;
  DrawingService* drawings() const override;
  RobotTeam teamOf(int robot) const override;
  void reset(ResetKind kind) override;
  void setPaused(bool paused) override { paused_ = paused; }
  void setSpeedFactor(double factor) override;
  void placeBall(double x, double y) override;
  Refusal placeRobot(int robot, const Pose& pose) override;
  std::vector<TrueObject> truth() const override;

  // PlayWatcher
  void forget(const RobotNode& robot) override { roster_.forget(robot); }
  void forget(const BallNode& ball) override
  {
    if(ball_ == &ball)
      ball_ = nullptr;
  }

  // WorldEdit
  const FieldForm& field() const override { return field_; }
  std::optional<BallState> ball() const override;
  std::vector<RobotState> robotStates() const override;
  void setBall(const BallState& ball) override;
  bool setRobot(int id, const Pose& pose, const Twist& twist) override;
  void requestReset() override { resetRequested_ = true; }

  const League& league_;
  Context& context_;
  Object& scene_;
  PluginRegistry plugins_;
  FieldForm field_;
  RobotRoster roster_;
  WorldModel model_;
  SensorDrawing sensorDrawing_;
  MessageChannel channel_;
  PlayerControl players_;
  BoardClients clients_;
  FieldReferee referee_;
  std::unique_ptr<BenchmarkRun> benchmark_; ///< Null: it is a game.
  std::shared_ptr<const GameEvents> events_;
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment_;

  std::optional<unsigned long> structure_; ///< Version of the scene for which the parts are known.
  const ArenaNode* arena_ = nullptr;
  BallNode* ball_ = nullptr;
  std::int64_t clock_ = 0; ///< µs of play.
  double rest_ = 0;        ///< Of the clock, µs.
  double speed_ = 1;       ///< As clients have last asked for.
  bool paused_ = false;
  bool resetRequested_ = false;
  int lastEvent_ = 0;
};

} // namespace f2000
} // namespace sparkwright
