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

/// An oriented box in the world, m.
struct OrientedBox
{
  Vec3f centre = Vec3f::Zero();
  Mat3f axes = Mat3f::Identity(); ///< Columns: directions of the edges.
  Vec3f halfLengths = Vec3f::Zero();

  /// Separating axis test: whether the boxes overlap by more than `tolerance` (m) along all edges, and along the cross
  /// products of edges, which are not normalised (as in the reference simulator).
  bool overlaps(const OrientedBox& other, float tolerance) const;
};

/// Finds parts of robots that penetrate each other, and freezes their joints on request.
///
/// Compares all boxes of a robot, except for pairs of which one ignores the other. Reports overlaps of more than
/// `SelfCollisionsTolerance`; a rule decides about consequences.
class SelfCollisions
{
public:
  explicit SelfCollisions(SoccerGame& game) : game_(game) {}

  /// Finds the colliding parts of players in teams. The result is valid until the next call.
  void measure(std::vector<Pitch::SelfCollision>& collisions);
  /// @param joint  index given by measure(); unknown ones are ignored
  void setFrozen(PlayerId id, int joint, bool frozen);
  /// Frees the joints of all robots.
  void release();

private:
  struct Pair ///< Boxes to be compared.
  {
    std::size_t first, second;
    std::vector<int> joints; ///< Indices of effectors of their joints.
  };
  struct Body ///< The boxes of one robot.
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
