#pragma once

#include "core/game/simurosot/field/Restart.h"

#include <array>
#include <optional>

namespace sparkwright::simurosot
{

/// What people see of the verdict that waits for its decision.
struct VerdictStatus
{
  std::array<int, sideCount> ballots{}; ///< Votes that it is against blue and against yellow.
  std::optional<double> left;           ///< Until it is decided without people, s; nothing: it waits for them.
  bool stands = true;                   ///< Whether it then stands.
  int voters = 0;                       ///< Consoles of referees that are there.
  int confirms = 0, rejects = 0, overrules = 0; ///< Votes about it.
};

} // namespace sparkwright::simurosot
