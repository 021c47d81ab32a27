#include "TableMatchSupport.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::strategy
{

namespace
{

constexpr double frameSeconds = 0.02, wheelUnit = 1.6, track = 7;
constexpr double pi = 3.14159265358979323846;

} // namespace

sst_setup setupFor(const simurosot::FieldSpec& spec, int side)
{
  sst_setup setup{};
  setup.size = sizeof setup;
  setup.league = setup.robots = spec.robots;
  setup.side = side;
  setup.frame_ms = frameSeconds * 1000;
  setup.geometry = {spec.length,          spec.width,
                    spec.goalWidth,       spec.goalDepth,
                    spec.goalAreaDepth,   spec.goalAreaWidth,
                    spec.penaltyAreaDepth, spec.penaltyAreaWidth,
                    spec.circleRadius,    spec.penaltyMark,
                    spec.freeBallX,       spec.freeBallY,
                    spec.cornerLeg,       spec.ballRadius,
                    spec.robotSide,       2,
                    track,                wheelUnit,
                    125};
  return setup;
}

TableMatch::TableMatch(const simurosot::FieldSpec& spec, Strategy& blue, Strategy& yellow)
  : spec_(spec), blue_(blue), yellow_(yellow)
{
  kickOff();
}

void TableMatch::kickOff()
{
  // Never the same twice, so that matches differ after each goal.
  ballX = spec_.length * 0.15 * std::sin(frame_ * 1.7);
  ballY = spec_.width * 0.3 * std::cos(frame_ * 2.3);
  ballVx = ballVy = 0;
  for(int side = 0; side < 2; ++side)
    for(int i = 0; i < spec_.robots; ++i)
    {
      const double x = i == 0 ? spec_.halfLength() - 7.5 : 30 + 25. * ((i - 1) / 4);
      const double y = i == 0 ? 0 : spec_.width * (0.2 * ((i - 1) % 4) - 0.3);
      Robot& robot = robots[static_cast<std::size_t>(side)][static_cast<std::size_t>(i)];
      robot = {};
      robot.x = side == 0 ? x : -x;
      robot.y = side == 0 ? y : -y;
      robot.angle = side == 0 ? pi : 0;
    }
}

sst_field TableMatch::view(int side) const
{
  const double sign = side == 0 ? 1 : -1;
  const auto shown = [&](const Robot& robot)
  {
    sst_robot out{};
    out.x = sign * robot.x;
    out.y = sign * robot.y;
    out.angle = std::remainder(robot.angle * 180 / pi + (side == 0 ? 0 : 180), 360);
    out.vx = sign * robot.speed * std::cos(robot.angle);
    out.vy = sign * robot.speed * std::sin(robot.angle);
    out.omega = robot.turn * 180 / pi;
    out.left = robot.left;
    out.right = robot.right;
    out.flags = SST_VALID;
    return out;
  };
  sst_field field{};
  field.size = sizeof field;
  field.frame = frame_;
  field.period = 1;
  field.actor = SST_NONE;
  for(std::size_t i = 0; i < static_cast<std::size_t>(spec_.robots); ++i)
  {
    field.self[i] = shown(robots[static_cast<std::size_t>(side)][i]);
    field.opponent[i] = shown(robots[static_cast<std::size_t>(1 - side)][i]);
  }
  field.ball = {sign * ballX, sign * ballY, spec_.ballRadius, sign * ballVx, sign * ballVy, 0};
  field.ball_last = {field.ball.x - field.ball.vx * frameSeconds, field.ball.y - field.ball.vy * frameSeconds,
                     spec_.ballRadius, 0, 0, 0};
  return field;
}

void TableMatch::ask(int side, Strategy& strategy)
{
  const sst_field field = view(side);
  sst_wheels wheels{};
  wheels.size = sizeof wheels;
  wheels.n = spec_.robots;
  strategy.instruction(field, wheels);
  for(int i = 0; i < spec_.robots; ++i)
  {
    Robot& robot = robots[static_cast<std::size_t>(side)][static_cast<std::size_t>(i)];
    robot.left = std::clamp(wheels.left[i], -125., 125.);
    robot.right = std::clamp(wheels.right[i], -125., 125.);
  }
}

void TableMatch::keepInside(double& x, double& y, double margin) const
{
  const bool inMouth = std::abs(y) < spec_.goalWidth / 2 - margin;
  const double most = spec_.halfLength() + (inMouth ? spec_.goalDepth : 0) - margin;
  x = std::clamp(x, -most, most);
  y = std::clamp(y, -spec_.halfWidth() + margin, spec_.halfWidth() - margin);
}

void TableMatch::moveRobots()
{
  constexpr double mostChange = 500 * frameSeconds, mostTurnChange = 150 * frameSeconds;
  for(auto& team : robots)
    for(int i = 0; i < spec_.robots; ++i)
    {
      Robot& robot = team[static_cast<std::size_t>(i)];
      const double speed = (robot.left + robot.right) / 2 * wheelUnit;
      const double turn = (robot.right - robot.left) * wheelUnit / track;
      robot.speed += std::clamp(speed - robot.speed, -mostChange, mostChange);
      robot.turn += std::clamp(turn - robot.turn, -mostTurnChange, mostTurnChange);
      robot.angle += robot.turn * frameSeconds;
      const double x = robot.x, y = robot.y;
      robot.x += robot.speed * std::cos(robot.angle) * frameSeconds;
      robot.y += robot.speed * std::sin(robot.angle) * frameSeconds;
      keepInside(robot.x, robot.y, spec_.robotSide / 2);
      if(std::hypot(robot.x - x, robot.y - y) < std::abs(robot.speed) * frameSeconds / 2)
        robot.speed *= 0.5; // A wall.
    }
}

void TableMatch::separate(Robot& a, Robot& b)
{
  const double dx = b.x - a.x, dy = b.y - a.y, distance = std::hypot(dx, dy);
  const double overlap = spec_.robotSide * 1.1 - distance;
  if(overlap <= 0 || distance < 1e-6)
    return;
  a.x -= dx / distance * overlap / 2;
  a.y -= dy / distance * overlap / 2;
  b.x += dx / distance * overlap / 2;
  b.y += dy / distance * overlap / 2;
  a.speed *= 0.8;
  b.speed *= 0.8;
}

/// Robots are squares for the ball.
void TableMatch::touchBall(const Robot& robot)
{
  const double c = std::cos(robot.angle), s = std::sin(robot.angle), half = spec_.robotSide / 2;
  const double along = (ballX - robot.x) * c + (ballY - robot.y) * s;
  const double across = (ballY - robot.y) * c - (ballX - robot.x) * s;
  const double nearAlong = std::clamp(along, -half, half), nearAcross = std::clamp(across, -half, half);
  double nx = along - nearAlong, ny = across - nearAcross;
  double distance = std::hypot(nx, ny);
  if(distance >= spec_.ballRadius)
    return;
  if(distance < 1e-6) // Inside: out of the nearest end.
  {
    nx = along >= 0 ? 1 : -1;
    ny = 0;
    distance = std::abs(along) - half;
  }
  else
  {
    nx /= distance;
    ny /= distance;
  }
  const double wx = nx * c - ny * s, wy = nx * s + ny * c, push = spec_.ballRadius - distance;
  ballX += wx * push;
  ballY += wy * push;
  const double rx = ballX - robot.x, ry = ballY - robot.y;
  const double vx = robot.speed * c - robot.turn * ry, vy = robot.speed * s + robot.turn * rx;
  const double closing = (ballVx - vx) * wx + (ballVy - vy) * wy;
  if(closing >= 0)
    return;
  ballVx -= 1.5 * closing * wx;
  ballVy -= 1.5 * closing * wy;
}

void TableMatch::moveBall()
{
  const double x = ballX, y = ballY;
  ballX += ballVx * frameSeconds;
  ballY += ballVy * frameSeconds;
  ballWay += std::hypot(ballX - x, ballY - y);
  const double movedX = ballX, movedY = ballY;
  keepInside(ballX, ballY, spec_.ballRadius);
  ballVx *= ballX == movedX ? 1 : -0.8;
  ballVy *= ballY == movedY ? 1 : -0.8;
  const double speed = std::hypot(ballVx, ballVy), slower = std::max(0., speed - 30 * frameSeconds);
  ballVx *= speed > 0 ? slower / speed : 0;
  ballVy *= speed > 0 ? slower / speed : 0;
}

void TableMatch::count()
{
  const simurosot::FieldAreas areas(spec_);
  for(const simurosot::Side side : {simurosot::Side::Blue, simurosot::Side::Yellow})
  {
    const auto index = static_cast<std::size_t>(simurosot::indexOf(side));
    int inside = 0;
    for(std::size_t i = 0; i < static_cast<std::size_t>(spec_.robots); ++i)
      inside += areas.goalArea(side).holds({robots[index][i].x, robots[index][i].y});
    crowdedFrames[index] += inside > 1 && areas.sideAt(ballX) == side;
  }
  if(std::abs(ballX) < spec_.halfLength() + spec_.ballRadius)
    return;
  ++score[ballX > 0 ? 1 : 0]; // Yellow attacks +x.
  kickOff();
}

void TableMatch::step()
{
  ask(0, blue_);
  ask(1, yellow_);
  moveRobots();
  const auto count = static_cast<std::size_t>(spec_.robots);
  for(std::size_t a = 0; a < 2 * count; ++a)
    for(std::size_t b = a + 1; b < 2 * count; ++b)
      separate(robots[a / count][a % count], robots[b / count][b % count]);
  moveBall();
  for(const auto& team : robots)
    for(std::size_t i = 0; i < count; ++i)
      touchBall(team[i]);
  keepInside(ballX, ballY, spec_.ballRadius);
  this->count();
  ++frame_;
}

} // namespace sparkwright::strategy
