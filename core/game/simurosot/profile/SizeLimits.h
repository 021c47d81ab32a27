#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/text/LocalText.h"

namespace sparkwright::simurosot
{

/// Sizes of a league that must go together.
struct SizeLimit
{
  TextKey wanted; ///< What has to be so.
  bool (*holds)(const LeagueProfile&);
  std::array<std::string_view, 7> sizes; ///< Paths of the values that it is about, `field.length`; the rest is empty.
};

/// All that hold in the leagues that are built in.
std::span<const SizeLimit> sizeLimits();

} // namespace sparkwright::simurosot
