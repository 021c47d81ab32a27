#pragma once

#include "core/object/Math.h"

#include <array>
#include <vector>

namespace sparkwright
{

class Object;
class RigidBody;
class StateArchive;
class Transform;

namespace simurosot
{

/// The rigid bodies below a node, which the match moves as one: a robot with its wheels, or the ball. The first body
/// in the order of the scene file leads.
class BodyGroup
{
public:
  /// Looks for the bodies again. @param root  the node above them
  void find(Object& root);
  bool empty() const { return bodies_.empty(); }

  const RigidBody& leader() const { return *bodies_.front(); } ///< Only if there is one.
  Mat4f pose() const;                                          ///< Of the leader in the world, m; identity if empty.

  /// Puts the leader upright to a place in the world, turned by `radians` about z from +x; the others follow rigidly.
  void place(const Vec3f& position, float radians);
  void stop(); ///< All velocities become 0.
  /// Multiplies the velocities of all bodies: 1 keeps them.
  void scaleVelocities(float linear, float angular);
  /// Copies the poses of the bodies to the nodes, as after a physics step.
  void show();

  // Velocities across a pause

  void keepVelocities();
  void restoreVelocities();

  /// Saves or loads the velocities that are kept.
  void archive(StateArchive& a);

private:
  struct Kept
  {
    Vec3f linear = Vec3f::Zero(), angular = Vec3f::Zero();
    void archive(StateArchive& a);
  };

  std::vector<RigidBody*> bodies_;
  std::vector<Kept> kept_;
};

} // namespace simurosot
} // namespace sparkwright
