#include "core/game/f2000/motion/Ramps.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

double approached(double now, double wanted, double most)
{
  return now + std::clamp(wanted - now, -most, most);
}

Relocation arc(const Twist& mean, double dt)
{
  constexpr double straight = 1e-6; // rad
  const double turn = mean.omega * dt;
  if(std::abs(turn) < straight)
    return {mean.vx * dt, mean.vy * dt, turn};
  const double along = std::sin(turn) / mean.omega, aside = (1 - std::cos(turn)) / mean.omega;
  return {mean.vx * along - mean.vy * aside, mean.vx * aside + mean.vy * along, turn};
}

Twist meanTwist(const Relocation& way, double dt)
{
  constexpr double straight = 1e-6; // rad
  const double omega = way.dtheta / dt;
  if(std::abs(way.dtheta) < straight)
    return {way.dx / dt, way.dy / dt, omega};
  const double along = std::sin(way.dtheta) / omega, aside = (1 - std::cos(way.dtheta)) / omega;
  const double square = along * along + aside * aside;
  return {(along * way.dx + aside * way.dy) / square, (along * way.dy - aside * way.dx) / square, omega};
}

bool isForced(const Twist& wanted, const Twist& real)
{
  constexpr double speed = 0.1, turn = 0.3; // m/s, rad/s: what a servo that is not blocked stays below
  return std::hypot(real.vx - wanted.vx, real.vy - wanted.vy) > speed || std::abs(real.omega - wanted.omega) > turn;
}

std::uint32_t speedWord(double speed)
{
  constexpr double most = 1e6; // mm/s
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(std::clamp(speed * 1000, -most, most))));
}

} // namespace sparkwright::f2000
