#pragma once

#include "core/game/simurosot/placement/PlacementTurn.h"

#include <optional>

namespace sparkwright::simurosot
{

/// Who of a side is what in a restart.
struct PlacementRoles
{
  int taker = -1, keeper = -1; ///< Indices; −1: nobody.

  PlacementPart partOf(int robot) const;
};

/// Roles with which all robots are where they may be, neighbours aside; nothing if there are none.
std::optional<PlacementRoles> fittingRoles(const PlacementTurn& turn, const Formation& poses);

/// Roles for poses that are wanted: `fittingRoles`, else those of whom has to move least for them.
/// Source: SimuroSot specification 8, step 3.
PlacementRoles rolesFor(const PlacementTurn& turn, const Formation& poses);

} // namespace sparkwright::simurosot
