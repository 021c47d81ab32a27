#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/Attitude.h"
#include "app/team/body/Nao.h"
#include "app/team/play/Field.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace sparkwright::team
{

/// Estimates the pose of the robot in its team's frame (see Field).
///
/// Between vision percepts, uses odometry of the standing foot and the gyro. A vision percept corrects the pose to the
/// nearby one that fits best to the seen flags, goal posts and lines.
class Localiser
{
public:
  explicit Localiser(const Nao& nao) : nao_(nao) {}

  /// Sets the pose, upright on the ground. @param heading  rad
  void setPose(const Eigen::Vector2d& place, double heading);

  /// Updates by one message.
  void update(const Percepts& percepts);

  /// Pose of the torso in the team's frame.
  const Eigen::Isometry3d& torso() const { return torso_; }
  /// Pose of the camera in the team's frame.
  Eigen::Isometry3d camera(const JointAngles& joints) const { return torso_ * nao_.head(joints); }

  Eigen::Vector2d place() const { return torso_.translation().head<2>(); }
  double heading() const { return attitude_.heading(); }
  const Attitude& attitude() const { return attitude_; }
  /// Seconds since the last correction by vision.
  double age() const { return age_; }

  void archive(StateArchive& a);

private:
  void walk(const Percepts& percepts);
  void startFromFlags(const Percepts& percepts);
  bool improve(const Percepts& percepts, bool withLines);

  const Nao& nao_;
  Attitude attitude_;
  Eigen::Isometry3d torso_ = Eigen::Isometry3d::Identity();
  std::array<Eigen::Isometry3d, 2> feet_ = {Eigen::Isometry3d::Identity(), Eigen::Isometry3d::Identity()};
  double lastTime_ = 0;
  double age_ = 1e3;
  bool started_ = false;
};

} // namespace sparkwright::team
