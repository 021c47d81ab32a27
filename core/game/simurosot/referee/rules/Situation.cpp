#include "core/game/simurosot/referee/rules/Situation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr double farthest = 1e5;         ///< cm; what is farther away is no place.
constexpr double presetFrame = 0.02;     ///< s
constexpr double shortestFrame = 1e-4;   ///< s
constexpr double longestFrame = 1;       ///< s
constexpr double leastCommand = 5;       ///< Below, wheels hardly turn.
constexpr double besideBall = 0.2;       ///< cm between a robot and the ball that still count as contact.
constexpr double roundingShare = 1e-9;   ///< Of an area: exactly one half is not more than one half.

bool isPlace(double x, double y) { return std::abs(x) <= farthest && std::abs(y) <= farthest; }

double finiteOr0(double value) { return std::isfinite(value) ? value : 0; }

} // namespace

Situation::Situation(const sref_frame& frame, const LeagueProfile& profile)
    : frame_(frame), profile_(profile), areas_(profile.field, frame.blue_end < 0 ? -1 : 1),
      frameSeconds_(frame.frame_seconds >= shortestFrame && frame.frame_seconds <= longestFrame ? frame.frame_seconds
                                                                                                : presetFrame),
      hasBall_(isPlace(frame.ball.x, frame.ball.y)), ball_(hasBall_ ? Point{frame.ball.x, frame.ball.y} : Point()),
      keepers_{RobotId{Side::Blue, -1}, RobotId{Side::Yellow, -1}}
{
  readRobots();
  readContacts();
}

void Situation::readRobots()
{
  for(const Side side : bothSides)
    for(int i = 0; i < mostRobots; ++i)
    {
      const RobotId robot{side, i};
      const sref_robot& is = state(robot);
      there_[static_cast<std::size_t>(robot.object())] = is.valid && isPlace(is.x, is.y) && std::isfinite(is.angle);
    }
}

void Situation::readContacts()
{
  if(!frame_.contacts)
    return;
  const auto isObject = [](int object) { return object >= 0 && object < static_cast<int>(objectCount); };
  for(int i = 0; i < frame_.contact_count; ++i)
  {
    const sref_contact& contact = frame_.contacts[i];
    if(!isObject(contact.first) || !isObject(contact.second))
      continue;
    touching_[static_cast<std::size_t>(contact.first)] |= 1u << contact.second;
    touching_[static_cast<std::size_t>(contact.second)] |= 1u << contact.first;
  }
}

int Situation::framesOf(double seconds) const
{
  // A sum of frames may exceed the time by the last digits only.
  return std::max(1, static_cast<int>(std::ceil(seconds / frameSeconds_ - 1e-6)));
}

Point Situation::ballVelocity() const { return {finiteOr0(frame_.ball.vx), finiteOr0(frame_.ball.vy)}; }

double Situation::ballSpeed() const
{
  const Point velocity = ballVelocity();
  return std::hypot(velocity.x, velocity.y);
}

const sref_robot& Situation::state(RobotId robot) const { return frame_.robot[indexOf(robot.side)][robot.index]; }

Square Situation::square(RobotId robot) const
{
  const sref_robot& is = state(robot);
  return {{is.x, is.y, is.angle}, profile_.field.robotSide};
}

bool Situation::isInside(RobotId robot, const Rect& area) const
{
  const Square footprint = square(robot);
  if(rules().centreTest)
    return area.holds(footprint.pose.point());
  // The centre of a square more than half of which is in a rectangle is less than half a side away from it.
  const double half = footprint.side / 2;
  return area.shrunk(-half).holds(footprint.pose.point()) && footprint.shareIn(area) > 0.5 + roundingShare;
}

int Situation::countInside(Side side, const Rect& area) const
{
  int count = 0;
  forEachRobot(*this, side, [&](RobotId robot) { count += isInside(robot, area) ? 1 : 0; });
  return count;
}

Point Situation::drive(RobotId robot) const
{
  const sref_robot& is = state(robot);
  const double command = (finiteOr0(is.left) + finiteOr0(is.right)) / 2;
  if(std::abs(command) < leastCommand)
    return {};
  const double radians = is.angle * std::numbers::pi / 180, way = command > 0 ? 1 : -1;
  return {way * std::cos(radians), way * std::sin(radians)};
}

bool Situation::isCommanded(RobotId robot) const
{
  const sref_robot& is = state(robot);
  return std::max(std::abs(finiteOr0(is.left)), std::abs(finiteOr0(is.right))) >= leastCommand;
}

bool Situation::touch(int first, int second) const
{
  return (touching_[static_cast<std::size_t>(first)] >> second & 1u) != 0;
}

bool Situation::touchesBall(RobotId robot) const
{
  if(touch(robot.object(), SREF_BALL))
    return true;
  const double reach = profile_.field.ballRadius + besideBall;
  return hasBall_ && frame_.ball.z <= profile_.field.robotSide + reach && square(robot).distanceTo(ball_) <= reach;
}

} // namespace sparkwright::simurosot
