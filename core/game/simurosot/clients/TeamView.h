#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <cstdint>
#include <optional>

namespace sparkwright::simurosot
{

/// What strategies are told of the match besides poses.
struct MatchMoment
{
  std::uint32_t frame = 0; ///< Frames since the game was made, in all states.
  int state = SST_STATE_BEFORE;
  Restart restart = Restart::None; ///< The last one; None once the ball has been played.
  std::optional<Side> actor;       ///< Who takes it.
  int period = 1;
  double left = 0; ///< Of the period, s.
  std::array<int, sideCount> score{};
  std::array<int, sideCount> keeper{-1, -1}; ///< Indices of the goalkeepers; -1: none.
};

/// The match as a side sees it: in its frame, with itself first.
/// @param frame  in the field frame
/// @param ball   of the frame before
void fillTeamView(Side side, const sref_frame& frame, const sst_ball& ball, const MatchMoment& moment, sst_field& out);

/// What a side is told when its strategy is made.
sst_setup setupOf(Side side, const LeagueProfile& profile, std::uint32_t seed, double frameSeconds);
sst_geometry geometryOf(const LeagueProfile& profile);

} // namespace sparkwright::simurosot
