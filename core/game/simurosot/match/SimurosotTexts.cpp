#include "core/game/simurosot/match/SimurosotTexts.h"

#include "core/game/simurosot/match/restart/Verdicts.h"

#include <cstddef>
#include <iterator>
#include <string>

namespace sparkwright::simurosot
{

namespace
{

/// In the order of SREF_NO_RULE to SREF_HUMAN.
constexpr SimurosotKey reasonKeys[] = {
    "sim.rule.none",          "sim.rule.periodOver",         "sim.rule.goal",         "sim.rule.goalByPushing",
    "sim.rule.twoInGoalArea", "sim.rule.crowdedPenaltyArea", "sim.rule.twoAttackers", "sim.rule.manyAttackers",
    "sim.rule.keeperCharged", "sim.rule.keeperBlocked",      "sim.rule.keeperWaits",  "sim.rule.stalemate",
    "sim.rule.pushing",       "sim.rule.ballHeld",           "sim.rule.ballLost",     "sim.rule.shootOutOver",
    "sim.rule.human"};
static_assert(std::size(reasonKeys) == SREF_HUMAN + 1);

constexpr SimurosotKey restartKeys[] = {"sim.restart.none",
                                        "sim.restart.placeKick",
                                        "sim.restart.goalKick",
                                        "sim.restart.penaltyKick",
                                        "sim.restart.freeBallPlusPlus",
                                        "sim.restart.freeBallPlusMinus",
                                        "sim.restart.freeBallMinusPlus",
                                        "sim.restart.freeBallMinusMinus",
                                        "sim.restart.freeKick",
                                        "sim.restart.shootOut"};
static_assert(std::size(restartKeys) == restartCount);

constexpr SimurosotKey commandKeys[] = {"sim.command.confirm",  "sim.command.reject", "sim.command.overrule",
                                        "sim.command.foul",     "sim.command.pause",  "sim.command.resume",
                                        "sim.command.whistle",  "sim.command.start",  "sim.command.startPeriod",
                                        "sim.command.newMatch", "sim.command.place",  "sim.command.setScore",
                                        "sim.command.timeOut"};
static_assert(std::size(commandKeys) == matchCommandCount);

constexpr SimurosotKey stateKeys[] = {"sim.state.normal", "sim.state.pause",  "sim.state.resume",
                                      "sim.state.query",  "sim.state.move",   "sim.state.ready",
                                      "sim.state.break",  "sim.state.before", "sim.state.finished"};
static_assert(std::size(stateKeys) == matchStateCount);

} // namespace

LocalText sideText(Side side)
{
  return side == Side::Blue ? simurosotText("sim.side.blue") : simurosotText("sim.side.yellow");
}

LocalText restartText(Restart restart)
{
  return simurosotText(restartKeys[static_cast<std::size_t>(restart)]);
}

LocalText commandText(MatchCommand::Kind kind)
{
  return simurosotText(commandKeys[static_cast<std::size_t>(kind)]);
}

LocalText stateText(MatchState state)
{
  return simurosotText(stateKeys[static_cast<std::size_t>(state)]);
}

LocalText reasonText(int reason)
{
  const bool known = reason >= 0 && reason <= SREF_HUMAN;
  return simurosotText(reasonKeys[static_cast<std::size_t>(known ? reason : SREF_NO_RULE)]);
}

LocalText verdictText(const sref_verdict& verdict)
{
  const Restart restart = restartOf(verdict);
  const LocalText what = restart == Restart::None
                             ? restartText(restart)
                             : simurosotText("sim.restart.for", restartText(restart), sideText(actorOf(verdict)));
  return simurosotText("sim.verdict.found", reasonText(verdict.reason), what, std::string(verdict.text));
}

} // namespace sparkwright::simurosot
