#pragma once

#include "app/team/body/Archive.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace sparkwright::team
{

/// Estimates the orientation of the torso from its gyro, corrected by the accelerometer and by vision.
class Attitude
{
public:
  /// Resets to upright. @param heading  rad, 0 along the field's x axis
  void reset(double heading = 0);

  /// @param rate          angular velocity, rad/s, in the torso's frame
  /// @param acceleration  m/s², in the torso's frame; at rest it points upwards
  /// @param seconds       since the last call
  void advance(const Eigen::Vector3d& rate, const Eigen::Vector3d& acceleration, double seconds);

  /// Rotation from the torso's frame (x right, y forward, z up) to the field's (x towards the opponents' goal, y left,
  /// z up).
  const Eigen::Matrix3d& torso() const { return torso_; }
  void setTorso(const Eigen::Matrix3d& torso);

  /// The world's upward direction, in the torso's frame.
  Eigen::Vector3d up() const { return torso_.row(2).transpose(); }
  /// Heading on the field, rad: 0 towards the opponents' goal, positive to the left.
  double heading() const;

  void archive(StateArchive& a)
  {
    a(torso_, lastAcceleration_);
    a.require(isRotation(torso_));
  }

private:
  Eigen::Matrix3d torso_ = Eigen::Matrix3d::Identity();
  Eigen::Vector3d lastAcceleration_ = Eigen::Vector3d::Zero();
};

} // namespace sparkwright::team
