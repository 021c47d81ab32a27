#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/match/MatchClock.h"
#include "core/game/simurosot/match/MatchState.h"
#include "core/game/simurosot/match/decision/VerdictStatus.h"

#include <array>
#include <optional>
#include <string>

namespace sparkwright::simurosot
{

/// A team as people see it.
struct TeamInfo
{
  std::string name, colour; ///< `#rrggbb`
  bool connected = false;   ///< Its strategy is there.
  int timeOutsLeft = 0;
};

/// The state of a match for interfaces, displays and strategies: specification 4, without the poses.
struct MatchStatus
{
  MatchState state = MatchState::Before;
  std::optional<PauseReason> pause;  ///< In MatchState::Pause.
  Restart placement = Restart::None; ///< The last restart; None once the ball has been played.
  std::optional<Side> actor;         ///< Who takes it.
  Period period = Period::FirstHalf;
  int blueEnd = 1;
  double time = 0;        ///< Left of the period, s.
  double timeOutLeft = 0; ///< Of a time-out, s.
  std::array<int, sideCount> score{};

  VerdictStatus verdict; ///< That waits for its decision.

  std::optional<Side> placesNow, placesFirst; ///< While and after strategies are asked for places.
  bool positDone = true;                      ///< Nothing is being placed.

  std::array<int, sideCount> shootOutTaken{}, shootOutGoals{};
  std::optional<Side> winner; ///< Once the match is finished; nothing: a draw.
};

} // namespace sparkwright::simurosot
