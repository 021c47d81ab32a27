#pragma once

#include "core/game/simurosot/placement/LegalPlaces.h"
#include "core/game/simurosot/placement/Obstacles.h"

#include <optional>

namespace sparkwright::simurosot
{

/// Finds a free place for one robot, near to where it would stand.
/// Source: SimuroSot specification 8, steps 5 and 6.
class PlacementSearch
{
public:
  PlacementSearch(const PlacementTurn& turn, const Obstacles& obstacles) : turn_(turn), obstacles_(obstacles) {}

  /// @param pose  legal but for what is in the way
  /// @return  the pose itself if it is free; nothing if the whole region is full
  std::optional<Pose> freePose(const PlacementPart& part, const Pose& pose) const;

private:
  std::optional<Pose> onRings(const PlacementPart& part, const Pose& pose) const;
  std::optional<Pose> onLattice(const PlacementPart& part) const;
  bool isFree(const CentreRegion& region, const Pose& pose) const;

  const PlacementTurn& turn_;
  const Obstacles& obstacles_;
};

} // namespace sparkwright::simurosot
