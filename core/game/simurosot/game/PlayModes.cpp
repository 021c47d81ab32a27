#include "core/game/simurosot/game/PlayModes.h"

#include "core/game/simurosot/field/FieldSpec.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sparkwright::simurosot
{

namespace
{

enum Mode : std::size_t
{
  BeforeKickOff,
  PlayOn,
  Paused,
  Break,
  GameOver,
  Restarts ///< From here on two for each restart, left and right, but for the free balls, which have one.
};

const std::array<std::string, 19> names{"BeforeKickOff",
                                        "PlayOn",
                                        "Pause",
                                        "Break",
                                        "GameOver",
                                        "KickOff_Left",
                                        "KickOff_Right",
                                        "goal_kick_left",
                                        "goal_kick_right",
                                        "penalty_left",
                                        "penalty_right",
                                        "free_kick_left",
                                        "free_kick_right",
                                        "shoot_out_left",
                                        "shoot_out_right",
                                        "free_ball_top_right",
                                        "free_ball_bottom_right",
                                        "free_ball_top_left",
                                        "free_ball_bottom_left"};

/// Restarts with a side, in the order of their modes.
constexpr std::array sided{Restart::PlaceKick, Restart::GoalKick, Restart::PenaltyKick, Restart::FreeKick,
                           Restart::ShootOut};
constexpr std::size_t firstFreeBall = Restarts + 2 * sided.size();

} // namespace

std::span<const std::string> playModes()
{
  return names;
}

std::span<const std::string> plannedRestarts()
{
  static const std::vector<std::string> planned = []
  {
    std::vector<std::string> modes;
    for(std::size_t i = Restarts; i < names.size(); ++i)
      if(const auto restart = restartOf(names[i], 1); restart && restart->restart != Restart::ShootOut)
        modes.push_back(names[i]);
    return modes;
  }();
  return planned;
}

const std::string& modeOf(Restart restart, Side actor, int blueEnd)
{
  if(isFreeBall(restart))
    return names[firstFreeBall + static_cast<std::size_t>(restart) -
                 static_cast<std::size_t>(Restart::FreeBallPlusPlus)];
  const auto found = std::ranges::find(sided, restart);
  if(found == sided.end())
    return names[PlayOn];
  return names[Restarts + 2 * static_cast<std::size_t>(found - sided.begin()) +
               static_cast<std::size_t>(teamOf(actor, blueEnd) - 1)];
}

const std::string& modeOf(const MatchStatus& status)
{
  switch(status.state)
  {
  case MatchState::Before:
    return names[BeforeKickOff];
  case MatchState::Finished:
    return names[GameOver];
  case MatchState::Break:
    return names[Break];
  case MatchState::Normal:
    return names[PlayOn];
  case MatchState::Pause:
  case MatchState::Resume:
    return names[Paused];
  default:
    return modeOf(status.placement, status.actor.value_or(Side::Blue), status.blueEnd);
  }
}

std::optional<RestartFor> restartOf(std::string_view mode, int blueEnd)
{
  const auto found = std::ranges::find(names, mode);
  const auto index = static_cast<std::size_t>(found - names.begin());
  if(found == names.end() || index < Restarts)
    return {};
  if(index >= firstFreeBall)
  {
    const auto restart =
        static_cast<Restart>(static_cast<std::size_t>(Restart::FreeBallPlusPlus) + index - firstFreeBall);
    const bool plus = restart == Restart::FreeBallPlusPlus || restart == Restart::FreeBallPlusMinus;
    return RestartFor{restart, sideOfTeam(plus ? 2 : 1, blueEnd)};
  }
  return RestartFor{sided[(index - Restarts) / 2], sideOfTeam(static_cast<int>((index - Restarts) % 2) + 1, blueEnd)};
}

} // namespace sparkwright::simurosot
