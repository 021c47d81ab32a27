#pragma once

#include "app/team/body/Percepts.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace sparkwright::team
{

/// Dimensions and kinematics of a NAO. Frames are those of the protocol (x right, y forward, z up); lengths in metres,
/// angles in radians.
class Nao
{
public:
  static constexpr int types = 5;

  /// @param type  0 to 4, as in the `(scene …)` request
  explicit Nao(int type);

  int type() const { return type_; }

  /// From the torso's centre to the hip of a leg when standing straight.
  Eigen::Vector3d hip(Side side) const;
  /// From the hip down to the sole, legs stretched.
  double legLength() const { return thigh_ + shank_ + soleBelowAnkle; }
  double halfHipWidth() const { return hipX_; }

  /// Inverse kinematics: angles of the six joints of a leg that bring its ankle to `ankle` and its foot to the
  /// orientation `foot`, both in the torso's frame. If out of reach, as near as possible. Angles stay within the
  /// limits.
  void legAngles(Side side, const Eigen::Vector3d& ankle, const Eigen::Matrix3d& foot, JointAngles& out) const;

  /// Pose of a foot (origin at the ankle, oriented as the foot) in the torso's frame.
  Eigen::Isometry3d foot(Side side, const JointAngles& joints) const;
  /// Pose of head and camera in the torso's frame.
  Eigen::Isometry3d head(const JointAngles& joints) const;

  /// The greatest speed of a joint, rad/s.
  double maxSpeed(int joint) const;
  /// Clamps an angle to a little inside the joint's stops.
  static double limited(int joint, double angle);

  static constexpr double soleBelowAnkle = 0.05;

private:
  int type_;
  double hipX_;
  double thigh_; ///< From the hip down to the knee.
  double shank_; ///< From the knee down to the ankle.
};

} // namespace sparkwright::team
