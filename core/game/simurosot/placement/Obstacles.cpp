#include "core/game/simurosot/placement/Obstacles.h"

#include "core/game/simurosot/placement/RefereeShapes.h"

namespace sparkwright::simurosot
{

namespace
{

// Most pairs are far from one another or within one another; squares of distances tell that cheaply.
double squaredDistance(const Pose& a, const Point& b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

} // namespace

Obstacles::Obstacles(const PlacementTurn& turn, const Point& ball)
  : profile_(turn.profile()), ball_(ball), limited_(rectIn(turn.places().spec().limited)),
    most_(turn.places().spec().limited_most)
{
  for(const Pose& pose : turn.opponents())
    robots_[count_++] = pose;
}

void Obstacles::add(const Pose& pose)
{
  robots_[count_++] = pose;
  inside_ += inLimitedArea(pose);
}

bool Obstacles::inLimitedArea(const Pose& pose) const
{
  if(most_ <= 0)
    return false;
  if(profile_.rules.centreTest)
    return limited_.holds(pose.point());
  return Square{pose, profile_.field.robotSide}.shareIn(limited_) > 0.5 + placementSlack;
}

bool Obstacles::tooNear(const Pose& a, const Pose& b, double slack) const
{
  const double side = profile_.field.robotSide + profile_.placement.clearance - slack;
  const double away = squaredDistance(a, b.point());
  if(away >= 2 * side * side)
    return false;
  return away < side * side || overlap({a, side}, {b, side});
}

bool Obstacles::tooNearToBall(const Pose& pose, double slack) const
{
  const double side = profile_.field.robotSide, gap = profile_.field.ballRadius + profile_.placement.clearance - slack;
  const double reach = side + gap; // More than half a diagonal and the gap.
  return squaredDistance(pose, ball_) < reach * reach && Square{pose, side}.distanceTo(ball_) < gap;
}

std::optional<Point> Obstacles::blockerOf(const Pose& pose, double slack) const
{
  if(tooNearToBall(pose, slack))
    return ball_;
  for(std::size_t i = 0; i < count_; ++i)
    if(tooNear(pose, robots_[i], slack))
      return robots_[i].point();
  if(inside_ >= most_ && inLimitedArea(pose))
    return Point{(limited_.left + limited_.right) / 2, (limited_.bottom + limited_.top) / 2};
  return {};
}

} // namespace sparkwright::simurosot
