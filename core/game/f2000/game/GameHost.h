#pragma once

#include "core/game/f2000/board/BoardHost.h"
#include "core/game/f2000/game/GameCourse.h"
#include "core/game/f2000/players/PlayerPlugin.h"

#include <functional>
#include <optional>
#include <utility>

namespace sparkwright
{
class Context;
}

namespace sparkwright::f2000
{

/// A game as clients of the message board and players know it, and what they may do with it.
class GameHost final : public BoardHost, public WorldEdit
{
public:
  /// What others do about wishes of clients and players.
  struct Wishes
  {
    std::function<void()> refresh;                ///< Look for the parts of the scene again.
    std::function<void(int robot)> robotRemoved;
    std::function<void(double factor)> speed;     ///< Of the run, as a multiple of real time.
  };

  /// All must outlive this.
  GameHost(Context& context, SceneParts& parts, GameCourse& course, Wishes wishes);

  /// Whether a player has wanted everything to begin anew since the last call.
  bool takeReset() { return std::exchange(resetWanted_, false); }

  // BoardHost
  std::int64_t clock() const override { return course_.clock(); }
  double speedFactor() const override { return speed_; }
  PlayState playState() const override;
  std::pair<int, int> score() const override;
  Refusal makeRobot(const RobotForm& form, int& id) override { return parts_.robots().make(form, id); }
  void removeRobot(int robot) override;
  const SensorContainer& sensors(int robot) const override;
  Refusal startRobot(int robot, const std::optional<Pose>& place, Pose& placed) override;
  void drive(int robot, std::optional<double> v, std::optional<double> omega) override;
  bool command(int robot, const std::vector<double>& values) override;
  std::vector<std::string> commandNames(int robot) const override;
  Refusal manipulate(int robot, const std::string& manipulator, const std::string& state) override;
  bool isMoving(int robot) const override;
  void setNoise(int robot, bool enabled) override;
  void requestData(int robot) override;
  double learnModels(int robot, std::size_t from, std::size_t count) override;
  bool saveModels(int robot, const std::string& file) override;
  bool loadModels(int robot, const std::string& file) override;
  DrawingService* drawings() const override;
  RobotTeam teamOf(int robot) const override;
  void reset(ResetKind kind) override { kind == ResetKind::All ? course_.beginAnew() : course_.kickOff(); }
  void setPaused(bool paused) override { course_.setPaused(paused); }
  void setSpeedFactor(double factor) override;
  void placeBall(double x, double y) override;
  Refusal placeRobot(int robot, const Pose& pose) override;
  std::vector<TrueObject> truth() const override;

  // WorldEdit
  const FieldForm& field() const override { return parts_.field(); }
  std::optional<BallState> ball() const override;
  std::vector<RobotState> robotStates() const override;
  std::vector<Pose> obstacles() const override;
  void setBall(const BallState& ball) override;
  bool setRobot(int id, const Pose& pose, const Twist& twist) override;
  void requestReset() override { resetWanted_ = true; }

private:
  const Context& context_;
  SceneParts& parts_;
  GameCourse& course_;
  const Wishes wishes_;
  double speed_ = 1; ///< As clients have last asked for.
  bool resetWanted_ = false;
};

} // namespace sparkwright::f2000
