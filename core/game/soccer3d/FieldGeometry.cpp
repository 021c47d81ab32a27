#include "core/game/soccer3d/FieldGeometry.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// How far beyond the field a half of it reaches for players, m.
constexpr float overhang = 10;

/// How far beyond the line a ball may be and still count as on the field, besides its radius, m.
constexpr float ballTolerance = 0.001f;

float signOf(float y)
{
  return y > 0 ? 1.f : -1.f;
}

} // namespace

float FieldGeometry::areaHalfWidth() const
{
  return (s_.splRules ? s_.penaltyWidth : s_.penaltyWidth + s_.goalWidth) / 2;
}

Bounds FieldGeometry::penaltyArea(Side side) const
{
  const float w = areaHalfWidth();
  if(side == Side::Left)
    return {{-halfLength(), -w, 0}, {-areaFront(), w, 0}};
  return {{areaFront(), -w, 0}, {halfLength(), w, 0}};
}

Bounds FieldGeometry::half(Side side) const
{
  const float farX = halfLength() + overhang, farY = halfWidth() + overhang;
  if(side == Side::Left)
    return {{-farX, -farY, 0}, {0, farY, 0}};
  return {{0, -farY, 0}, {farX, farY, 0}};
}

Side FieldGeometry::areaAt(const Vec3f& point) const
{
  for(const Side side : {Side::Left, Side::Right})
    if(penaltyArea(side).coversOnGround(point))
      return side;
  return Side::None;
}

bool FieldGeometry::isAtGoal(const Vec3f& point) const
{
  return std::abs(point.x()) > halfLength() && std::abs(point.y()) < s_.goalWidth / 2 + s_.agentRadius;
}

bool FieldGeometry::holdsBall(const Vec3f& centre) const
{
  const float margin = s_.ballRadius + ballTolerance;
  return std::abs(centre.x()) < halfLength() + margin && std::abs(centre.y()) < halfWidth() + margin;
}

Vec3f FieldGeometry::kickInSpot(float x, float y) const
{
  return {x, signOf(y) * (halfWidth() - s_.ballRadius), s_.ballRadius};
}

Vec3f FieldGeometry::cornerSpot(Side side, float y) const
{
  const float fromMiddle = (s_.fieldWidth + s_.goalWidth) / 4 - s_.ballRadius;
  return {-homeward(side) * (halfLength() - s_.ballRadius), signOf(y) * fromMiddle, s_.ballRadius};
}

Vec3f FieldGeometry::goalKickSpot(Side side) const
{
  return {homeward(side) * (halfLength() - s_.goalKickDist), 0, s_.ballRadius};
}

Vec3f FieldGeometry::outsideAreas(Vec3f point) const
{
  if(const Side side = areaAt(point); side != Side::None)
  {
    point.x() = homeward(side) * areaFront();
    point.y() = point.y() < 0 ? -areaHalfWidth() : areaHalfWidth();
  }
  return point;
}

Vec3f FieldGeometry::dropSpot(Vec3f point) const
{
  point = outsideAreas(point);
  if(std::abs(point.y()) >= halfWidth())
    point.y() = std::copysign(halfWidth() - s_.ballRadius, point.y());
  return point;
}

} // namespace sparkwright
