#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace sparkwright::team
{

/// How the torso is turned, from its gyro; what drifts is put right by the accelerometer, and by what the robot sees.
class Attitude
{
public:
  /// The torso stands upright, heading along the field's x axis.
  void reset(double heading = 0);

  /// @param rate          rad/s, in the torso's frame
  /// @param acceleration  m/s², in the torso's frame; at rest it points upwards
  /// @param seconds       since the last call
  void advance(const Eigen::Vector3d& rate, const Eigen::Vector3d& acceleration, double seconds);

  /// From the torso's frame (x right, y forward, z up) to the field's (x towards the opponents' goal, y left, z up).
  const Eigen::Matrix3d& torso() const { return torso_; }
  void setTorso(const Eigen::Matrix3d& torso);

  /// The world's upward direction, in the torso's frame.
  Eigen::Vector3d up() const { return torso_.row(2).transpose(); }
  /// Direction in which the robot looks over the field, rad: 0 is towards the opponents' goal, positive to the left.
  double heading() const;

private:
  Eigen::Matrix3d torso_ = Eigen::Matrix3d::Identity();
  Eigen::Vector3d lastAcceleration_ = Eigen::Vector3d::Zero();
};

} // namespace sparkwright::team
