#include "core/game/f2000/nodes/WheelTraction.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

using Vec2 = Eigen::Vector2d;

Vec2 velocityAt(const Twist& twist, const Vec2& at)
{
  return {twist.vx - twist.omega * at.y(), twist.vy + twist.omega * at.x()};
}

} // namespace

WheelTraction::WheelTraction(const RobotForm& form)
{
  const Vec2 centre(form.centreX, form.centreY);
  for(const double angle : form.drive.wheelAngles)
  {
    const Vec2 arm(std::cos(angle), std::sin(angle));
    wheels_.push_back({form.drive.wheelDistance * arm - centre, Vec2(-arm.y(), arm.x()), rollers});
  }
  if(wheels_.empty())
    for(const double side : {-1., 1.})
      wheels_.push_back({Vec2(0, side * form.drive.wheelBase / 2) - centre, Vec2(1, 0), plain});
}

/// Impulses of all wheels, each limited, one after the other until they fit together.
Twist WheelTraction::after(const Twist& now, const Twist& wanted, double mass, double inertia, double gravity, double dt) const
{
  constexpr int rounds = 20;
  const double load = mass * gravity * dt / static_cast<double>(wheels_.size());
  std::vector<Vec2> impulses(wheels_.size(), Vec2::Zero()); // Along and across.
  Twist twist = now;
  for(int round = 0; round < rounds; ++round)
    for(std::size_t i = 0; i < wheels_.size(); ++i)
    {
      const Wheel& wheel = wheels_[i];
      const Vec2 axes[] = {wheel.rolling, Vec2(-wheel.rolling.y(), wheel.rolling.x())};
      const double limits[] = {along * load, wheel.across * load};
      const double rim = wheel.rolling.dot(velocityAt(wanted, wheel.at));
      for(int axis = 0; axis < 2; ++axis)
      {
        const Vec2& way = axes[axis];
        const double lever = wheel.at.x() * way.y() - wheel.at.y() * way.x();
        const double slip = way.dot(velocityAt(twist, wheel.at)) - (axis == 0 ? rim : 0);
        const double before = impulses[i][axis];
        impulses[i][axis] = std::clamp(before - slip / (1 / mass + lever * lever / inertia), -limits[axis], limits[axis]);
        const double change = impulses[i][axis] - before;
        twist.vx += change * way.x() / mass;
        twist.vy += change * way.y() / mass;
        twist.omega += change * lever / inertia;
      }
    }
  return twist;
}

} // namespace sparkwright::f2000
