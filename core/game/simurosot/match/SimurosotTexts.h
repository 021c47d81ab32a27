#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/match/decision/MatchCommand.h"
#include "core/game/simurosot/match/MatchState.h"
#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::simurosot
{

/// What a match of SimuroSot has to say to people.
inline constexpr TextKey simurosotTextTable[] = {
    {"sim.side.blue", "blue"},
    {"sim.side.yellow", "yellow"},
    // Restarts
    {"sim.restart.none", "play on"},
    {"sim.restart.placeKick", "place kick"},
    {"sim.restart.goalKick", "goal kick"},
    {"sim.restart.penaltyKick", "penalty kick"},
    {"sim.restart.freeBallPlusPlus", "free ball in the quarter +x +y"},
    {"sim.restart.freeBallPlusMinus", "free ball in the quarter +x −y"},
    {"sim.restart.freeBallMinusPlus", "free ball in the quarter −x +y"},
    {"sim.restart.freeBallMinusMinus", "free ball in the quarter −x −y"},
    {"sim.restart.freeKick", "free kick"},
    {"sim.restart.shootOut", "kick of the shoot-out"},
    {"sim.restart.for", "%1 for %2"},
    // Rules by which a referee judges
    {"sim.rule.none", "by the course of the match"},
    {"sim.rule.periodOver", "the time is over"},
    {"sim.rule.goal", "goal"},
    {"sim.rule.goalByPushing", "goal by pushing the keeper"},
    {"sim.rule.twoInGoalArea", "too many defenders in the goal area"},
    {"sim.rule.crowdedPenaltyArea", "too many defenders in the penalty area"},
    {"sim.rule.twoAttackers", "too many attackers in the goal area"},
    {"sim.rule.manyAttackers", "too many attackers in the penalty area"},
    {"sim.rule.keeperCharged", "keeper charged"},
    {"sim.rule.keeperBlocked", "keeper blocked"},
    {"sim.rule.keeperWaits", "the keeper waits with the ball"},
    {"sim.rule.stalemate", "stalemate"},
    {"sim.rule.pushing", "pushing"},
    {"sim.rule.ballHeld", "ball held"},
    {"sim.rule.ballLost", "ball lost"},
    {"sim.rule.shootOutOver", "the kick is over"},
    {"sim.rule.human", "given by a person"},
    {"sim.verdict.found", "%1: %2 (%3)"},
    // Decisions
    {"sim.decision.confirmed", "confirmed: %1"},
    {"sim.decision.rejected", "rejected: %1"},
    {"sim.decision.overruled", "%1; it was: %2"},
    {"sim.goal.for", "goal for %1"},
    {"sim.goal.cancelled", "the goal of %1 does not count"},
    {"sim.score.set", "set to %1 : %2"},
    {"sim.placed.robot", "robot %2 of %1 put to (%3, %4)"},
    {"sim.upright", "robot %2 of %1 had fallen over and is set upright"},
    {"sim.placed.ball", "ball put to (%1, %2)"},
    // Course of the match
    {"sim.start.lot", "%1 has kick-off by lot"},
    {"sim.start.kickOff", "%1 has kick-off"},
    {"sim.start.kicksFirst", "%1 kicks first by lot"},
    {"sim.stop.won", "%1 has won"},
    {"sim.stop.draw", "it is a draw"},
    {"sim.stop.abandoned", "abandoned"},
    {"sim.period.timeOver", "the time of %1 s is over"},
    {"sim.shootOut.scored", "%1 has scored"},
    {"sim.shootOut.missed", "%1 has not scored"},
    {"sim.pause.person", "asked for by a person"},
    {"sim.pause.connection", "the strategy of %1 is not connected"},
    {"sim.pause.timeOut", "time-out of %1, %2 s"},
    {"sim.connection.found", "the strategy of %1 is connected"},
    {"sim.connection.lost", "the strategy of %1 is gone"},
    {"sim.corrections.some", "%2 robots of %1 go elsewhere than wanted"},
    {"sim.corrections.noAnswer", "%1 has not answered in time and stands in the default formation"},
    // Commands that cannot be carried out
    {"sim.refused.state", "%1 is not possible now: %2"},
    {"sim.refused.console", "console %1 is not known here"},
    {"sim.refused.noVerdict", "there is no foul to decide upon"},
    {"sim.refused.verdict", "a foul waits for its decision"},
    {"sim.refused.restart", "%1 is not possible in this period"},
    {"sim.refused.kicker", "it is the kick of %1"},
    {"sim.refused.paused", "the match will pause already"},
    {"sim.refused.noPause", "no pause is to come"},
    {"sim.refused.noPlace", "a place needs finite numbers"},
    {"sim.refused.outside", "this place is outside of the field"},
    {"sim.refused.onBall", "the ball is at this place"},
    {"sim.refused.onRobot", "robot %2 of %1 is at this place"},
    {"sim.refused.object", "there is no object %1 on the field"},
    {"sim.refused.score", "a score is from 0 to %1"},
    {"sim.refused.timeOuts", "%1 has no time-outs left"},
    {"sim.refused.timeOut", "a time-out is running"},
    {"sim.command.confirm", "to confirm"},
    {"sim.command.reject", "to reject"},
    {"sim.command.overrule", "to overrule"},
    {"sim.command.foul", "to give a foul"},
    {"sim.command.pause", "a pause"},
    {"sim.command.resume", "to resume"},
    {"sim.command.whistle", "the whistle"},
    {"sim.command.start", "the start of the match"},
    {"sim.command.startPeriod", "the start of a period"},
    {"sim.command.newMatch", "a new match"},
    {"sim.command.place", "to place something"},
    {"sim.command.setScore", "to set the score"},
    {"sim.command.timeOut", "a time-out"},
    {"sim.state.normal", "play is on"},
    {"sim.state.pause", "the match pauses"},
    {"sim.state.resume", "play goes on"},
    {"sim.state.query", "strategies are asked for places"},
    {"sim.state.move", "robots are placed"},
    {"sim.state.ready", "robots are ready"},
    {"sim.state.break", "it is a break"},
    {"sim.state.before", "the match has not begun"},
    {"sim.state.finished", "the match is over"},
};

using SimurosotKey = KeyIn<simurosotTextTable>;

/// Makes a text of the table above. Lengths are in cm, times in s.
template <class... Arguments>
LocalText simurosotText(const SimurosotKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

LocalText sideText(Side side);
LocalText restartText(Restart restart);
LocalText commandText(MatchCommand::Kind kind);
LocalText stateText(MatchState state);
/// The name of a rule by its number in verdicts, `SREF_…`.
LocalText reasonText(int reason);
/// `stalemate: free ball … for blue (what the referee has measured)`
LocalText verdictText(const sref_verdict& verdict);

} // namespace sparkwright::simurosot
