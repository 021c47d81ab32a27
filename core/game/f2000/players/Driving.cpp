#include "core/game/f2000/players/Driving.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

Twist driveTo(const Pose& pose, double x, double y, double speed, bool backwards)
{
  constexpr double turnGain = 3, mostTurn = 2.5, slowing = 2; // 1/s, rad/s, 1/s
  const double distance = std::hypot(x - pose.x, y - pose.y);
  double error = normalized(std::atan2(y - pose.y, x - pose.x) - pose.theta), sign = 1;
  if(backwards && std::abs(error) > std::numbers::pi / 2)
  {
    error = normalized(error + std::numbers::pi);
    sign = -1;
  }
  const double ahead = std::max(std::cos(error), 0.);
  return {sign * std::min(speed, slowing * distance) * ahead * ahead, 0, std::clamp(turnGain * error, -mostTurn, mostTurn)};
}

Push pushTowards(const Pose& pose, double ballX, double ballY, double x, double y, double speed)
{
  constexpr double least = 0.01, behind = 0.55, inLine = 0.97, beside = 0.3, ahead = 0.25, near = 0.15; // m, cosines, rad, m
  const double way = std::max(std::hypot(x - ballX, y - ballY), least);
  const double ux = (x - ballX) / way, uy = (y - ballY) / way;
  Push push;
  push.away = std::hypot(ballX - pose.x, ballY - pose.y);
  const double bearing = normalized(std::atan2(ballY - pose.y, ballX - pose.x) - pose.theta);
  // How well robot, ball and place are in line.
  const double along = ((ballX - pose.x) * ux + (ballY - pose.y) * uy) / std::max(push.away, least);
  push.isBehind = along > inLine && std::abs(bearing) < ahead;
  if(push.isBehind)
  {
    push.drive = driveTo(pose, ballX + 0.5 * ux, ballY + 0.5 * uy, speed);
    return push;
  }
  // Around the ball, on the nearer side, if it is in the way.
  double toX = ballX - behind * ux, toY = ballY - behind * uy;
  if(along < beside)
  {
    const double side = (pose.x - ballX) * -uy + (pose.y - ballY) * ux > 0 ? 1 : -1;
    toX += side * behind * -uy;
    toY += side * behind * ux;
  }
  push.drive = driveTo(pose, toX, toY, speed);
  if(std::hypot(toX - pose.x, toY - pose.y) < near)
    push.drive = {0, 0, std::clamp(3 * bearing, -2.5, 2.5)};
  return push;
}

} // namespace sparkwright::f2000
