#include "core/game/simurosot/field/FieldSpec.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::array freeBalls{Restart::FreeBallPlusPlus, Restart::FreeBallPlusMinus, Restart::FreeBallMinusPlus,
                               Restart::FreeBallMinusMinus};

int signX(Restart freeBall)
{
  return freeBall == Restart::FreeBallPlusPlus || freeBall == Restart::FreeBallPlusMinus ? 1 : -1;
}

int signY(Restart freeBall)
{
  return freeBall == Restart::FreeBallPlusPlus || freeBall == Restart::FreeBallMinusPlus ? 1 : -1;
}

} // namespace

FieldSpec FieldSpec::middle()
{
  FieldSpec spec;
  spec.robots = 5;
  spec.length = 220;
  spec.width = 180;
  spec.goalWidth = 40;
  spec.circleRadius = 25;
  spec.goalAreaDepth = 15;
  spec.goalAreaWidth = 50;
  spec.penaltyAreaDepth = 35;
  spec.penaltyAreaWidth = 80;
  spec.penaltyArcRadius = 12.5;
  spec.penaltyMark = 37.5;
  spec.freeBallX = 55;
  spec.freeBallY = 60;
  return spec;
}

Rect FieldAreas::field() const
{
  return {-spec_.halfLength(), -spec_.halfWidth(), spec_.halfLength(), spec_.halfWidth()};
}

Rect FieldAreas::half(Side side) const
{
  return at(side, {0, -spec_.halfWidth(), spec_.halfLength(), spec_.halfWidth()});
}

Rect FieldAreas::goalArea(Side side) const
{
  return at(side, {spec_.halfLength() - spec_.goalAreaDepth, -spec_.goalAreaWidth / 2, spec_.halfLength(),
                   spec_.goalAreaWidth / 2});
}

Rect FieldAreas::penaltyArea(Side side) const
{
  return at(side, {spec_.halfLength() - spec_.penaltyAreaDepth, -spec_.penaltyAreaWidth / 2, spec_.halfLength(),
                   spec_.penaltyAreaWidth / 2});
}

Rect FieldAreas::goal(Side side) const
{
  return at(side, {spec_.halfLength(), -spec_.goalWidth / 2, spec_.halfLength() + spec_.goalDepth, spec_.goalWidth / 2});
}

Rect FieldAreas::quarter(Restart freeBall) const
{
  const Rect positive{0, 0, spec_.halfLength(), spec_.halfWidth()};
  Rect quarter = positive;
  if(signX(freeBall) < 0)
    quarter.left = -positive.right, quarter.right = 0;
  if(signY(freeBall) < 0)
    quarter.bottom = -positive.top, quarter.top = 0;
  return quarter;
}

Point FieldAreas::penaltyMark(Side side) const
{
  return {endOf(side) * (spec_.halfLength() - spec_.penaltyMark), 0};
}

Point FieldAreas::freeBallMark(Restart freeBall) const
{
  return {signX(freeBall) * spec_.freeBallX, signY(freeBall) * spec_.freeBallY};
}

Restart FieldAreas::nearestFreeBall(const Point& point) const
{
  return *std::ranges::min_element(freeBalls, {},
                                   [&](Restart one) { return distance(freeBallMark(one), point); });
}

bool FieldAreas::holds(const Square& square, double clearance) const
{
  const Rect inside = field().shrunk(clearance);
  // The triangles cut off where |x| + |y| exceeds this; the wall on them is at 45°.
  const double cut = spec_.halfLength() + spec_.halfWidth() - spec_.cornerLeg - clearance * std::sqrt(2.);
  return std::ranges::all_of(square.corners(), [&](const Point& corner)
                             { return inside.holds(corner) && std::abs(corner.x) + std::abs(corner.y) <= cut; });
}

} // namespace sparkwright::simurosot
