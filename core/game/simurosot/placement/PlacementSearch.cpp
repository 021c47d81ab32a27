#include "core/game/simurosot/placement/PlacementSearch.h"

#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

// cm
constexpr double ringStep = 1.5, ringLimit = 90;
constexpr double latticeStep = 9;
constexpr int ringPoints = 12; // Of the first ring; ring k has k times as many.

} // namespace

bool PlacementSearch::isFree(const CentreRegion& region, const Pose& pose) const
{
  return region.holds(pose.point(), 0) && !obstacles_.blockerOf(pose, 0);
}

std::optional<Pose> PlacementSearch::freePose(const PlacementPart& part, const Pose& pose) const
{
  if(!obstacles_.blockerOf(pose, placementSlack))
    return pose;
  if(turn_.places().fixedPose(part, pose))
    return {};
  if(const std::optional<Pose> found = onRings(part, pose))
    return found;
  if(const std::optional<Pose> found = onRings(part, {pose.x, pose.y, 0}))
    return found;
  return onLattice(part);
}

std::optional<Pose> PlacementSearch::onRings(const PlacementPart& part, const Pose& pose) const
{
  const CentreRegion region = turn_.places().region(part, pose.angle);
  const Point blocker = obstacles_.blockerOf(pose, placementSlack).value_or(pose.point());
  // Away from the blocker; from its very middle towards the own goal.
  const bool onTop = blocker == pose.point();
  const double away = onTop ? std::atan2(0., turn_.end()) : std::atan2(pose.y - blocker.y, pose.x - blocker.x);
  for(int ring = 1; ring * ringStep <= ringLimit; ++ring)
  {
    const int points = ringPoints * ring;
    for(int i = 0; i < points; ++i)
    {
      const double direction = away + i * 2 * std::numbers::pi / points;
      const Pose candidate{pose.x + ring * ringStep * std::cos(direction),
                           pose.y + ring * ringStep * std::sin(direction), pose.angle};
      if(isFree(region, candidate))
        return candidate;
    }
  }
  return {};
}

std::optional<Pose> PlacementSearch::onLattice(const PlacementPart& part) const
{
  const CentreRegion region = turn_.places().region(part, 0);
  const FieldSpec& field = turn_.profile().field;
  const int columns = static_cast<int>(field.length / latticeStep), rows = static_cast<int>(field.width / latticeStep);
  for(int column = 0; column < columns; ++column)
    for(int row = 0; row <= rows; ++row) // From the middle to both sides.
    {
      const double y = (row % 2 ? 1 : -1) * ((row + 1) / 2) * latticeStep;
      const double x = turn_.end() * (field.halfLength() - (column + 0.5) * latticeStep);
      if(const Pose candidate{x, y, 0}; isFree(region, candidate))
        return candidate;
    }
  return {};
}

} // namespace sparkwright::simurosot
