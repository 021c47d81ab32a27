#include "core/game/soccer3d/pitch/FieldGeometry.h"

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

bool FieldGeometry::isGuarded(Side side, const Vec3f& point) const
{
  return homeward(side) * point.x() >= areaFront() && std::abs(point.y()) <= areaHalfWidth();
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

Vec3f FieldGeometry::sideLinePlace(PlayerId id, float ballY) const
{
  constexpr float outside = 0.5f, spacing = 0.6f; // m
  constexpr int middle = 7; // The number that stands at the halfway line.
  const float y = halfWidth() + outside;
  return {homeward(id.side) * spacing * static_cast<float>(middle - id.unum), ballY < 0 ? y : -y, s_.agentRadius};
}

Vec3f FieldGeometry::besideArea(Side side, Vec3f point) const
{
  constexpr float clearance = 0.001f; // m
  const float margin = s_.agentRadius;
  const auto nearest = [](float from, float a, float b) { return std::abs(a - from) <= std::abs(b - from) ? a : b; };
  const Bounds area = penaltyArea(side);
  const float x = nearest(point.x(), area.min.x() - margin, area.max.x() + margin);
  const float y = nearest(point.y(), area.max.y() + margin, area.min.y() - margin);
  if(std::abs(y - point.y()) < std::abs(x - point.x()))
    point.y() = y;
  else
    point.x() = x;
  if(isAtGoal(point))
    point.y() = std::copysign(s_.goalWidth / 2 + s_.agentRadius + clearance, point.y());
  return point;
}

} // namespace sparkwright
