#include "core/game/f2000/motion/WheelMatrix.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace sparkwright::f2000
{

WheelMatrix::WheelMatrix(const std::vector<double>& angles, double distance)
{
  const auto wheels = static_cast<Eigen::Index>(angles.size());
  speeds_.resize(wheels, 3);
  for(Eigen::Index i = 0; i < wheels; ++i)
  {
    const double angle = angles[static_cast<std::size_t>(i)];
    speeds_.row(i) << -std::sin(angle), std::cos(angle), distance;
  }
  const Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> decomposition(speeds_);
  if(!speeds_.allFinite() || decomposition.rank() < 3)
    throw std::invalid_argument("the wheels do not move the robot into every direction: three or more are needed, at "
                                "different angles, and not in its centre");
  twist_ = decomposition.pseudoInverse();
}

std::vector<double> WheelMatrix::speeds(const Twist& twist) const
{
  std::vector<double> result(size());
  Eigen::Map<Eigen::VectorXd>(result.data(), speeds_.rows()) =
      speeds_ * Eigen::Vector3d(twist.vx, twist.vy, twist.omega);
  return result;
}

Twist WheelMatrix::twist(const std::vector<double>& speeds) const
{
  const Eigen::Vector3d best = twist_ * Eigen::Map<const Eigen::VectorXd>(speeds.data(), speeds_.rows());
  return {best.x(), best.y(), best.z()};
}

Twist WheelMatrix::limited(const Twist& twist, double most) const
{
  const double fastest =
      size() == 0 ? 0 : (speeds_ * Eigen::Vector3d(twist.vx, twist.vy, twist.omega)).cwiseAbs().maxCoeff();
  const double share = fastest > most ? most / fastest : 1;
  return {twist.vx * share, twist.vy * share, twist.omega * share};
}

} // namespace sparkwright::f2000
