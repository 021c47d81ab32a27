#include "core/game/simurosot/game/Resistance.h"

#include "core/game/simurosot/game/GameNodes.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr double airDensity = 1.2; ///< kg/m³

/// The share of its speed that is left to a ball after rolling for a while.
double rollingShare(const BallNode& ball, const LeagueProfile& profile, double seconds)
{
  const double radius = metresPerCm * profile.field.ballRadius;
  const Vec3f speed = ball.velocity();
  const double along = std::hypot(speed.x(), speed.y());
  if(ball.position().z() > 1.1 * radius || along == 0)
    return 1;
  return std::max(1 - metresPerCm * profile.ball.rollingDeceleration * seconds / along, 0.);
}

/// The same for air, whose resistance grows with the square of the speed.
double airShare(double speed, const LeagueProfile& profile, double seconds)
{
  const double radius = metresPerCm * profile.field.ballRadius, area = std::numbers::pi * radius * radius;
  const double deceleration = airDensity * profile.physics.ballDragCoefficient * area * speed / (2 * profile.ball.mass);
  return std::max(1 - deceleration * seconds, 0.);
}

} // namespace

void slowDown(BallNode& ball, const LeagueProfile& profile, double seconds)
{
  if(!ball.isUsable())
    return;
  const double damping = std::max(1 - profile.ball.damping * seconds, 0.);
  const double share = rollingShare(ball, profile, seconds) * damping;
  const double air = airShare(ball.velocity().norm(), profile, seconds);
  ball.bodies().scaleVelocities(static_cast<float>(share * air), static_cast<float>(share));
}

void slowDown(RobotNode& robot, const LeagueProfile& profile, double seconds)
{
  if(robot.isUsable())
    robot.bodies().scaleVelocities(static_cast<float>(std::max(1 - profile.physics.robotDrag * seconds, 0.)), 1);
}

} // namespace sparkwright::simurosot
