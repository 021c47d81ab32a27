#pragma once

#include "core/object/Math.h"

#include <cstddef>
#include <utility>
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

/// The rule that a robot must not push its limbs into one another, which its joints would allow.
///
/// All boxes of a robot are compared, but for pairs of which one ignores the other. Where two overlap by more than
/// `SelfCollisionsTolerance`, the joints that the boxes name are frozen for `SelfCollisionJointFrozenTime` of the game, and
/// then cannot be frozen again for `SelfCollisionJointThawTime`.
class SelfCollisions
{
public:
  explicit SelfCollisions(SoccerGame& game) : game_(game) {}

  /// After each step of a game that goes on.
  void step();
  /// Frees all joints and forgets what was: the game pauses.
  void release();

private:
  struct Body ///< Of one robot.
  {
    const AgentState* player;
    std::vector<const BoxCollider*> boxes;
    std::vector<OrientedBox> poses; ///< Of the boxes, in this step.
    std::vector<std::pair<std::size_t, std::size_t>> pairs; ///< Boxes that are compared.
    std::vector<JointEffector*> effectors;
  };
  struct Freeze
  {
    JointEffector* effector;
    float since; ///< game time
  };

  void refresh();
  void thaw();
  void check(Body& body);
  bool freeze(const Body& body, const BoxCollider& box);

  SoccerGame& game_;
  unsigned long seen_ = 0; ///< Version of the tree's structure that bodies_ belong to.
  std::vector<Body> bodies_;
  std::vector<Freeze> freezes_; ///< Frozen joints, and those that thaw.
};

} // namespace sparkwright
