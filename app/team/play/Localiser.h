#pragma once

#include "app/team/body/Attitude.h"
#include "app/team/body/Nao.h"
#include "app/team/play/Field.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

namespace sparkwright::team
{

/// Where the robot is, in its team's frame (see Field).
///
/// Between pictures the torso goes where the foot that stands lets it go, turned as the gyro says. A picture then puts the
/// pose right: of all poses near by, the one is taken that fits best what is seen of flags, goal posts and lines.
class Localiser
{
public:
  explicit Localiser(const Nao& nao) : nao_(nao) {}

  /// Somebody has put the robot there, upright on the ground.
  void setPose(const Eigen::Vector2d& place, double heading);

  /// Takes in one message.
  void update(const Percepts& percepts);

  /// From the torso's frame to the team's.
  const Eigen::Isometry3d& torso() const { return torso_; }
  /// From the camera's frame to the team's.
  Eigen::Isometry3d camera(const JointAngles& joints) const { return torso_ * nao_.head(joints); }

  Eigen::Vector2d place() const { return torso_.translation().head<2>(); }
  double heading() const { return attitude_.heading(); }
  const Attitude& attitude() const { return attitude_; }
  /// Seconds since a picture last told where the robot is.
  double age() const { return age_; }

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
