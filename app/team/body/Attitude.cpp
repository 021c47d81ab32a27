#include "app/team/body/Attitude.h"

#include <cmath>
#include <numbers>

namespace sparkwright::team
{

using Eigen::AngleAxisd;
using Eigen::Matrix3d;
using Eigen::Quaterniond;
using Eigen::Vector3d;

void Attitude::reset(double heading)
{
  torso_ = AngleAxisd(heading - std::numbers::pi / 2, Vector3d::UnitZ()).toRotationMatrix();
}

void Attitude::setTorso(const Matrix3d& torso) { torso_ = Quaterniond(torso).normalized().toRotationMatrix(); }

void Attitude::advance(const Vector3d& rate, const Vector3d& acceleration, double seconds)
{
  const double angle = rate.norm() * seconds;
  if(angle > 1e-9 && std::isfinite(angle))
    torso_ = torso_ * AngleAxisd(angle, rate.normalized()).toRotationMatrix();

  // Only while nothing else pulls does the accelerometer tell where up is; that of a body at rest, which the simulator
  // no longer moves, tells nothing.
  constexpr double gravity = 9.81;
  const bool awake = acceleration != lastAcceleration_;
  lastAcceleration_ = acceleration;
  if(awake && acceleration.allFinite() && std::abs(acceleration.norm() - gravity) < 0.5 && rate.norm() < 0.5)
  {
    const Vector3d axis = (torso_ * acceleration.normalized()).cross(Vector3d::UnitZ());
    if(axis.norm() > 1e-9)
      torso_ = AngleAxisd(0.02 * axis.norm(), axis.normalized()).toRotationMatrix() * torso_;
  }
  torso_ = Quaterniond(torso_).normalized().toRotationMatrix();
}

double Attitude::heading() const { return std::atan2(torso_(1, 1), torso_(0, 1)); }

} // namespace sparkwright::team
