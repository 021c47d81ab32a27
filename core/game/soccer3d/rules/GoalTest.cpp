#include "core/game/soccer3d/rules/GoalTest.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// For balls so fast that they pass the sensor between two steps: back along the velocity, at most a second.
bool crossedGoalLine(const Situation& now, Side goal)
{
  const SoccerSettings& s = now.settings;
  const float towards = FieldGeometry::homeward(goal);
  const Vec3f p = now.pitch.ball.position, v = now.pitch.ball.velocity;
  const float line = now.field.halfLength() + s.ballRadius;
  const float x = towards * p.x(), vx = towards * v.x();
  if(!(x >= line && x - vx <= line && vx > 0))
    return false;
  const float t = (x - line) / vx;
  return std::abs(p.y() - v.y() * t) < s.goalWidth / 2 && p.z() - v.z() * t < s.goalHeight;
}

} // namespace

Side goalWithBall(const Situation& now)
{
  for(const Side goal : {Side::Left, Side::Right})
    if(now.pitch.ball.inGoal[static_cast<std::size_t>(indexOf(goal))] || crossedGoalLine(now, goal))
      return goal;
  return Side::None;
}

} // namespace sparkwright
