#pragma once

// Private to physics.

#include <ode/ode.h>

#include <array>

namespace sparkwright::physics
{

/// What a joint keeps of its attachment: places and directions in the frames of its bodies, in the engine's order of
/// these (first and second; without a second body: world frame). It changes when a joint is attached or turned, and not
/// by steps.
///
/// The engine tells these only in world coordinates, rounded by the rotation of the bodies. Read while the bodies stand
/// at the origin they come out to the last bit.
struct JointFrames
{
  std::array<double, 4> anchor1{}, anchor2{};
  std::array<double, 4> axis1{1, 0, 0, 0}, axis2{1, 0, 0, 0};
  std::array<std::array<double, 4>, 3> motorAxes{}; ///< Of an angular motor.
  std::array<int, 3> motorRelations{};              ///< 0: world, 1: first body, 2: second body.
  int motorAxisCount = 0;
  bool eulerAngles = false;          ///< Of an angular motor.
  /// Of an angular motor with Euler angles: in the frames of both bodies, the axis of the other body when these were zero.
  std::array<std::array<double, 4>, 2> eulerReferences{};
  std::array<double, 4> turn{};      ///< Relative rotation at attachment: w, x, y, z. Slider, fixed.
  std::array<double, 4> offset{};    ///< Slider, fixed.
  double sine = 0, cosine = 0;       ///< Of the angle between the axes. Hinge-2.

  // To be called right after such a change, while the bodies stand where they stood then.

  void attached(dJointID joint);
  /// @param axis  as it was set, world
  void turned(dJointID joint, double x, double y, double z);
  void fixed(dJointID joint);   ///< The bodies of a fixed joint keep their present relative pose from now on.
  /// An axis of an angular motor.
  /// @param relation  0: world, 1: first body, 2: second body, as it was set
  void motorTurned(dJointID joint, int index, int relation, double x, double y, double z);
  void motorChanged(dJointID joint);     ///< The number of its axes.
  void motorModeChanged(dJointID joint); ///< Whether it measures Euler angles, which are 0 as it stands now.
  void changed(dJointID joint);      ///< In any other way.

private:
  void rememberPoses(dJointID joint);
  /// A hinge does not tell the axis of its second body.
  void setSecondAxis(dJointID joint, const double* axis);
  void rememberEulerReferences(dJointID joint);
};

} // namespace sparkwright::physics
