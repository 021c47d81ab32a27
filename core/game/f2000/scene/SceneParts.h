#pragma once

#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/scene/RobotRoster.h"
#include "core/game/f2000/scene/WorldModel.h"

#include <optional>
#include <vector>

namespace sparkwright
{
class Context;
class Object;
}

namespace sparkwright::f2000
{

class PluginRegistry;

/// What of the scene takes part in a game: the arena, the ball, the robots, and all of it as sensors see it.
class SceneParts : private PlayWatcher
{
public:
  /// All must outlive this. @param seed  of all noise
  SceneParts(Context& context, Object& scene, const PluginRegistry& plugins, std::uint64_t seed);
  ~SceneParts();
  SceneParts(const SceneParts&) = delete;
  SceneParts& operator=(const SceneParts&) = delete;

  struct Change
  {
    std::vector<int> gone;        ///< Ids of robots that have left.
    std::vector<RobotNode*> came; ///< Robots that were not there before.
  };
  /// Looks for the parts again if the scene has changed.
  Change find();
  /// Things are where they are now, for sensors and rules.
  void look() { model_.look(robots_.standing(), ball_); }

  /// What moves by itself: a ball rolls out, manipulators change their states and kick. @param dt  s
  void advance(double dt);
  /// All robots go to the places where they began.
  void placeRobots();
  /// Robots and ball as when the scene was loaded.
  void restart();

  const FieldForm& field() const { return field_; }
  bool hasField() const { return arena_ && arena_->hasField(); }
  BallNode* ball() const { return ball_; } ///< Null: there is none.
  /// What stands in the way, in order of the scene.
  const std::vector<ThingNode*>& obstacles() const { return obstacles_; }
  RobotRoster& robots() { return robots_; }
  const RobotRoster& robots() const { return robots_; }
  const WorldModel& model() const { return model_; }

private:
  void kick(RobotNode& robot, std::size_t manipulator, const ManipulatorState& state);
  void forget(const RobotNode& robot) override { robots_.forget(robot); }
  void forget(const BallNode& ball) override;

  Context& context_;
  Object& scene_;
  std::optional<unsigned long> structure_; ///< Version of the scene for which the parts are known.
  FieldForm field_;
  RobotRoster robots_;
  WorldModel model_;
  const ArenaNode* arena_ = nullptr;
  BallNode* ball_ = nullptr;
  std::vector<ThingNode*> obstacles_;
};

} // namespace sparkwright::f2000
