#include "core/game/f2000/shape/Geometry.h"

#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

double normalized(double angle)
{
  constexpr double full = 2 * std::numbers::pi;
  const double rest = std::remainder(angle, full);
  return rest <= -std::numbers::pi ? rest + full : rest;
}

Pose composed(const Pose& frame, const Pose& inFrame)
{
  const double c = std::cos(frame.theta), s = std::sin(frame.theta);
  return {frame.x + c * inFrame.x - s * inFrame.y, frame.y + s * inFrame.x + c * inFrame.y,
          normalized(frame.theta + inFrame.theta)};
}

Pose relativeTo(const Pose& frame, const Pose& pose)
{
  const double c = std::cos(frame.theta), s = std::sin(frame.theta), x = pose.x - frame.x, y = pose.y - frame.y;
  return {c * x + s * y, c * y - s * x, normalized(pose.theta - frame.theta)};
}

Pose moved(const Pose& pose, const Relocation& by)
{
  return composed(pose, {by.dx, by.dy, by.dtheta});
}

} // namespace sparkwright::f2000
