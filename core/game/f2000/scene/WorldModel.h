#pragma once

#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/interface/WorldView.h"
#include "core/game/f2000/shape/Surroundings.h"

#include <vector>

namespace sparkwright
{
class Object;
}

namespace sparkwright::f2000
{

class ArenaNode;
class BallNode;
class RobotNode;
class ThingNode;

/// The scene as sensors see it.
class WorldModel
{
public:
  /// The structure of the scene has changed.
  void findThings(Object& scene, const ArenaNode* arena);
  /// Things are where they are now. @param ball  may be null
  void look(const std::vector<RobotNode*>& robots, const BallNode* ball);
  /// What one robot sees. Valid until the next look(). @param manipulators  of this robot
  WorldView viewOf(RobotNode& robot, const std::vector<ManipulatorReading>& manipulators) const;
  /// Whether no body is within a distance of a place on the floor; the ball does not count.
  bool isFree(double x, double y, double radius) const;

private:
  void addFixed();

  struct Thing
  {
    const ThingNode* node;
    Pose pose; ///< When it was added.
  };

  std::vector<Thing> things_;
  Surroundings surroundings_;
  std::vector<Primitive> lines_;
  std::vector<SeenThing> fixedThings_; ///< Goals, posts, obstacles.
  std::vector<SeenThing> seen_;
  FieldForm field_;
  bool hasField_ = false;
};

} // namespace sparkwright::f2000
