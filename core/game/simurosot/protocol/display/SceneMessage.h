#pragma once

#include "core/game/simurosot/profile/LeagueProfile.h"

#include <array>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// What a display needs to know before the first frame; sent again when something of it changes.
struct Scene
{
  std::string profile; ///< Name of the league's profile.
  double frameMs = 20;
  FieldSpec field;
  RobotSpec robot; ///< Only sizes of wheels, track, casters and clearance are sent.
  ColourSpec colours;
  std::array<std::string, sideCount> team; ///< Names; empty: nobody plays.
};

/// Appends `(scene (profile "…") (frame-ms 20) (robots 11) (field (length 400) …) (robot (wheel-radius 2) …)
/// (colours blue yellow ball field) (teams "…" "…"))`.
void writeScene(const Scene& scene, std::string& out);
/// @return empty, or an error message with the place; then `out` is undefined
std::string readScene(std::string_view message, Scene& out);

} // namespace sparkwright::simurosot
