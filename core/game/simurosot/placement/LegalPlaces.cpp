#include "core/game/simurosot/placement/LegalPlaces.h"

#include "core/game/simurosot/placement/RefereeShapes.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

// A robot stands in a fixed pose if it is no farther from it than this; strategies send two digits.
constexpr double fixedDistance = 0.1; // cm
constexpr double fixedAngle = 1;      // degrees

} // namespace

Pose LegalPlaces::defaultTaker() const { return poseIn(spec_.taker); }
Pose LegalPlaces::defaultKeeper() const { return poseIn(spec_.keeper); }

std::optional<Pose> LegalPlaces::fixedPose(const PlacementPart& part, const Pose& pose) const
{
  if(part.role == PlacementRole::Taker && spec_.taker_place == SREF_TAKER_AT_POSE)
    return defaultTaker();
  if(part.role == PlacementRole::Other && spec_.parked)
    return Pose{spec_.park.x, spec_.park.y + part.rank * spec_.park_step, pose.angle};
  return {};
}

bool LegalPlaces::fits(const PlacementPart& part, const Pose& pose) const
{
  if(const std::optional<Pose> fixed = fixedPose(part, pose))
    return distance(fixed->point(), pose.point()) <= fixedDistance &&
           std::abs(normalizedDeg(pose.angle - fixed->angle)) <= fixedAngle;
  return region(part, pose.angle).holds(pose.point(), placementSlack);
}

Pose LegalPlaces::corrected(const PlacementPart& part, const Pose& pose) const
{
  if(const std::optional<Pose> fixed = fixedPose(part, pose))
    return *fixed;
  if(part.role == PlacementRole::Taker)
    return defaultTaker();
  if(const std::optional<Point> point = region(part, pose.angle).nearest(pose.point()))
    return {point->x, point->y, pose.angle};
  return part.role == PlacementRole::Keeper ? defaultKeeper() : pose;
}

CentreRegion LegalPlaces::region(const PlacementPart& part, double angle) const
{
  CentreRegion region(profile_.field, profile_.placement.wallClearance, angle);
  switch(part.role)
  {
  case PlacementRole::Other: allowOthers(region); break;
  case PlacementRole::Taker: allowTaker(region); break;
  case PlacementRole::Keeper: allowKeeper(region); break;
  }
  return region;
}

void LegalPlaces::allowOthers(CentreRegion& region) const
{
  for(int i = 0; i < spec_.allowed_count; ++i)
    region.allow(rectIn(spec_.allowed[i]));
  for(int i = 0; i < spec_.forbidden_count; ++i)
    region.forbid(rectIn(spec_.forbidden[i]));
  for(int i = 0; i < spec_.centre_count; ++i)
    region.allowCentre(rectIn(spec_.centres[i]));
  if(spec_.circle_radius > 0)
    region.setCircle(CentreRegion::Circle::ShutsOut, spec_.circle_radius);
}

void LegalPlaces::allowTaker(CentreRegion& region) const
{
  region.allow(rectIn(spec_.taker_area));
  if(spec_.taker_place == SREF_TAKER_IN_CIRCLE)
    region.setCircle(CentreRegion::Circle::IsTouched, profile_.field.circleRadius);
}

void LegalPlaces::allowKeeper(CentreRegion& region) const
{
  const Rect area = rectIn(spec_.keeper_area);
  switch(spec_.keeper_place)
  {
  case SREF_KEEPER_IN_AREA: region.allow(area); return;
  case SREF_KEEPER_MAY_USE_AREA: region.allowAlways(area); break;
  case SREF_KEEPER_ON_GOAL_LINE:
  {
    const double side = profile_.field.robotSide, play = area.width() - side;
    const double line = end_ * profile_.field.halfLength(), nearest = line - end_ * region.extent();
    const double farthest = nearest - end_ * play;
    region.allowCentre({std::min(nearest, farthest), area.bottom + side / 2, std::max(nearest, farthest),
                        area.top - side / 2});
    return;
  }
  default: break;
  }
  allowOthers(region);
}

} // namespace sparkwright::simurosot
