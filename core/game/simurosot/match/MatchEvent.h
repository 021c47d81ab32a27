#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/match/MatchClock.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/text/LocalText.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright::simurosot
{

/// Something that people and strategies should know of.
struct MatchEvent
{
  enum class Kind : std::uint8_t
  {
    // Numbered as those that strategies get, see sparkwright_strategy.h.
    Verdict,
    MatchStart,
    MatchStop, ///< `side`: who has won.
    FirstHalf,
    SecondHalf,
    Overtime,
    ShootOut,
    Corrections, ///< Of places that `side` wanted.
    Goal,        ///< For `side`.
    Connection,  ///< Of the strategy of `side`.
                // For people alone.
    Decision, ///< About `verdict`.
    NoGoal,   ///< A goal of `side` does not count after all.
    Foul,     ///< Given by a person.
    PeriodOver,
    Play,  ///< The whistle.
    Pause, ///< `side`: whose strategy is lost, or who has taken a time-out.
    Resume,
    ShootOutKick, ///< A kick of `side` has ended.
    Score,        ///< Set by a person.
    Placed,       ///< By a person.
    Upright       ///< A robot of `side` that had fallen over was set upright.
  };

  static constexpr int nobody = -1;

  Kind kind = Kind::Verdict;
  std::uint32_t frame = 0; ///< Of the match machine, from 1.
  Period period = Period::FirstHalf;
  double timeLeft = 0; ///< Of the period, s.
  std::array<int, sideCount> score{};
  std::optional<Side> side;
  int console = nobody; ///< Of the person who decided.
  LocalText reason;
  sref_verdict verdict = noVerdict();       ///< With its evidence; for Verdict, Decision, Foul, Goal and NoGoal.
  std::vector<sref_correction> corrections; ///< One for each robot.

  void archive(StateArchive& a);
};

} // namespace sparkwright::simurosot
