#pragma once

#include <array>
#include <vector>

namespace sparkwright
{

class JointNode;
class Object;

/// Takes the power from all motors of a robot for one physics step: joints give way, but for the friction of their
/// gears, which a JointMotor knows and which else follows from the robot's mass. Without any, the small bodies between
/// two joints would spin faster than the engine can follow.
///
/// Between two steps the joints are as if they had power, so whoever sets their motors need not know of it.
class MotorCut
{
public:
  /// Call it when all else before the step is done. @param robot  motors below it
  void before(Object& robot);
  /// Call it before anything else after the step. Without effect if there was no before().
  void after();

private:
  struct Former
  {
    JointNode* joint;
    std::array<float, 3> force;    ///< N·m or N, the largest of each axis.
    std::array<float, 3> velocity; ///< rad/s or m/s
  };
  static constexpr float friction = 0.05f;     ///< N·m per kg of the robot.
  static constexpr float slidingFriction = 1; ///< N per kg of the robot.

  std::vector<Former> former_;
};

} // namespace sparkwright
