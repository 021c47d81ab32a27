#pragma once

#include "core/game/soccer3d/pitch/Pitch.h"
#include "core/object/Math.h"

#include <cstddef>
#include <vector>

namespace sparkwright
{

class AgentState;
class BoxCollider;
class JointEffector;
class SoccerGame;

/// A box anywhere in the world, metres.
struct OrientedBox
{
  Vec3f centre = Vec3f::Zero();
  Mat3f axes = Mat3f::Identity(); ///< Columns are the directions of the edges.
  Vec3f halfLengths = Vec3f::Zero();

  /// Whether they reach into each other by more than `tolerance` along all edges, and clearly across pairs of them.
  bool overlaps(const OrientedBox& other, float tolerance) const;
};

/// Measures which parts of robots reach into one another, and stands their joints still when it is told to.
///
/// All boxes of a robot are compared, but for pairs of which one ignores the other. What follows where two overlap by
/// more than `SelfCollisionsTolerance` is for a rule to decide.
class SelfCollisions
{
public:
  explicit SelfCollisions(SoccerGame& game) : game_(game) {}

  /// Tells which parts of players in teams collide now. What is told is valid until the next call.
  void measure(std::vector<Pitch::SelfCollision>& collisions);
  /// @param joint  as measure() has told it; nothing happens if there is none
  void setFrozen(PlayerId id, int joint, bool frozen);
  /// Frees the joints of all robots.
  void release();

private:
  struct Pair ///< Boxes that are compared.
  {
    std::size_t first, second;
    std::vector<int> joints; ///< Which of the effectors they name.
  };
  struct Body ///< Of one robot.
  {
    const AgentState* player = nullptr;
    std::vector<const BoxCollider*> boxes;
    std::vector<OrientedBox> poses; ///< Of the boxes, in this step.
    std::vector<Pair> pairs;
    std::vector<JointEffector*> effectors;
  };

  void refresh();

  SoccerGame& game_;
  unsigned long seen_ = 0; ///< Version of the tree's structure that bodies_ belong to.
  std::vector<Body> bodies_;
};

} // namespace sparkwright
