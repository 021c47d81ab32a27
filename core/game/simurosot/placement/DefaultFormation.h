#pragma once

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <array>

namespace sparkwright::simurosot
{

/// Poses by index; those from FieldSpec::robots on are not used.
using Formation = std::array<Pose, SST_MAX_ROBOTS>;

/// Robots of a side that a field is for, 1 to SST_MAX_ROBOTS.
int robotsOf(const FieldSpec& spec);

/// Where robots stand if their strategy wants nothing; team frame. Up to five robots stand as in the Middle League,
/// more as in the Large League; fewer robots than a league has leave the last places free. Places follow the size of
/// the field.
/// Source: SimuroSot specification 7.
Formation defaultFormation(const FieldSpec& spec);

} // namespace sparkwright::simurosot
