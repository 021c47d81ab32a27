#pragma once

#include "core/game/simurosot/placement/PlacementTurn.h"

#include <optional>

namespace sparkwright::simurosot
{

/// What has its place already, and is in the way of further robots of a side: the ball, opponents that placed first,
/// and robots of the side itself.
class Obstacles
{
public:
  Obstacles(const PlacementTurn& turn, const Point& ball);

  /// A further robot of the side stands.
  void add(const Pose& pose);
  /// The middle of the first thing that is too near to a robot, or of an area that is full; nothing if it may stand.
  /// @param slack  by how much it may be nearer, cm
  std::optional<Point> blockerOf(const Pose& pose, double slack) const;

private:
  bool tooNear(const Pose& a, const Pose& b, double slack) const;
  bool tooNearToBall(const Pose& pose, double slack) const;
  bool inLimitedArea(const Pose& pose) const;

  const LeagueProfile& profile_;
  Point ball_;
  Rect limited_;
  int most_; ///< Robots of the side in the limited area; 0: any number.
  int inside_ = 0;
  std::array<Pose, 2 * SST_MAX_ROBOTS> robots_;
  std::size_t count_ = 0;
};

} // namespace sparkwright::simurosot
