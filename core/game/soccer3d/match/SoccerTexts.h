#pragma once

#include "core/game/soccer3d/match/MatchEvent.h"
#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <utility>
#include <vector>

namespace sparkwright
{

/// Reasons and consequences of the referee's decisions, and other texts of the league.
inline constexpr TextKey soccerTextTable[] = {
    // Time
    {"clock.limit", "the clock shows %1 s, limit %2 s"},
    {"clock.pauseOver", "the pause of %1 s is over"},
    {"clock.timeOver", "the time of %1 s is over"},
    {"clock.secondHalf", "the second half begins"},
    {"clock.sidesChange", "the teams change sides"},
    {"kickOff.waited", "players have waited for %1 s, limit %2 s"},
    // By people and trainers
    {"command.asked", "asked for by command"},
    {"command.set", "%1 set to %2"},
    {"command.score", "set from %1 to %2"},
    {"command.yellowCard", "yellow card for %1"},
    {"command.secondYellowCard", "second yellow card for %1, and so a red one"},
    {"command.redCard", "red card for %1"},
    {"command.sentOff", "is out of the match"},
    {"command.suspended", "%1 is suspended"},
    {"command.besideField", "stays beside the field for %1 s of the game clock"},
    {"command.backInPlay", "the suspension of %1 is over"},
    {"command.human", "decided by the human referee"},
    // The ball
    {"ball.touched", "%1 has touched the ball"},
    {"ball.lastTouched", "last touched by %1"},
    {"ball.untouched", "touched by nobody"},
    {"ball.behindGoalLine", "the ball is behind the goal line at %1, %2"},
    {"ball.behindSideLine", "the ball is behind the side line at %1, %2"},
    {"ball.lost", "the ball has left the field upwards or downwards"},
    {"ball.putBack", "put back to %1"},
    {"ball.putTo", "the ball is put to %1"},
    {"ball.taken", "it is taken from where the ball is after %1 s"},
    {"ball.dropped", "the ball is dropped at %1"},
    // Restarts
    {"restart.taken", "taken by %1"},
    {"restart.notTaken", "not taken for %1 s, limit %2 s"},
    {"restart.freeKick", "free kick for the opponents"},
    {"restart.corner", "corner"},
    {"restart.goalKick", "goal kick"},
    {"pass.asked", "%1 has asked for it"},
    {"doubleTouch", "%1 has touched the ball again %2 s after its kick, and nobody else between"},
    // Goals
    {"score", "%1 : %2"},
    {"noGoal.ownGoal", "straight from a kick of %1 into the own goal"},
    {"noGoal.indirect", "straight from an indirect kick of %1"},
    {"noGoal.kickOff",
     "after kick-off no opponent has touched the ball, and no player of the team outside the centre circle"},
    {"noGoal.passMode", "no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s"},
    // Fouls
    {"foul.onGround", "%1 has been on the ground for %2 s, limit %3 s"},
    {"foul.notStanding", "%1 has not been standing for %2 s, limit %3 s"},
    {"foul.touching", "%1 players touch each other, limit %2: %3"},
    {"foul.illegalDefenceGoalie", "%1 is one of %2 in their own penalty area, limit %3, and the goalie has come"},
    {"foul.illegalDefenceLast", "%1 is one of %2 in their own penalty area, limit %3, and came last"},
    {"foul.crowding",
     "%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m"},
    {"foul.charging", "%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s"},
    {"foul.selfCollision", "%1 and %2 of %3 reach into each other by more than %4 m"},
    {"penalty.leaveArea", "put outside of the penalty area"},
    {"penalty.leaveGroup", "pushed %1 m away from the group"},
    {"penalty.sendOff", "sent off after %1 s in the air"},
    {"penalty.joints", "their joints are frozen for %1 s"},
    // Decisions that people have confirmed, overruled or undone
    {"verdict", "%1: %2"},
    {"verdict.overruled", "%1: %2; it was: %3"},
    {"verdict.pending", "pending: %1; (confirm) or (overrule), the match waits"},
    {"verdict.pendingFor", "pending: %1; (confirm) or (overrule), the match waits for %2 s"},
    {"verdict.instead", "instead %1"},
    {"verdict.nothing", "it does not count"},
    {"verdict.confirmedByHuman", "confirmed by the human referee"},
    {"verdict.overruledByHuman", "overruled by the human referee"},
    {"verdict.undoneByHuman", "undone by the human referee"},
    {"verdict.nobodyObjected", "confirmed: nobody objected within %1 s"},
    {"verdict.nobodyConfirmed", "overruled: nobody confirmed it within %1 s"},
    {"verdict.putBack", "%1 is put back to %2"},
    {"verdict.by", "%1 by %2"},
    {"name.goal", "goal"},
    {"name.crowding", "crowding"},
    {"name.touching", "touching"},
    {"name.illegalDefence", "illegal defence"},
    {"name.illegalAttack", "illegal attack"},
    {"name.incapable", "incapable"},
    {"name.kickOff", "kick-off"},
    {"name.charging", "charging"},
    {"name.selfCollision", "self collision"},
    // Shoot-out and keepaway
    {"shootOut.left", "%1 has left the penalty area at %2"},
    {"keepaway.leftBox", "the ball has left the box of %1 by %2 m at %3"},
    {"keepaway.touched", "the right team has touched the ball"},
    // Standard platform league
    {"spl.waited", "players have waited for %1 s"},
    {"spl.phase", "phase %1"},
    {"spl.initial", "initial"},
    {"spl.ready", "ready"},
    {"spl.set", "set"},
    {"spl.playing", "playing"},
    {"spl.finished", "finished"},
    {"spl.matchOver", "the match is over"},
    {"spl.waiting", "the teams wait for kick-off"},
    {"spl.kickOff", "kick-off"},
    {"spl.command", "play goes on by command"},
    {"spl.teamsHad", "the teams have had %1 s"},
    {"spl.playersStood", "the players have stood for %1 s"},
    {"spl.standsAt", "%1 stands at %2"},
    {"spl.putTo", "put to %1"},
    {"spl.ballOff", "the ball has been off the field for %1 s"},
    {"spl.leftField", "%1 has left the field at %2"},
    {"spl.defends", "%1 defends in the own penalty area at %2"},
    {"spl.outForLeaving", "leaving_the_field, out for %1 s"},
    {"spl.outForDefending", "illegal_defender, out for %1 s"},
    // Who cannot join, and commands that cannot be carried out
    {"init.refused", "agent %1: init refused: %2"},
    {"init.second", "agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5"},
    {"init.name", "a team name has 1 to %1 characters and no blanks or parentheses"},
    {"init.number", "numbers are 1 to %1, or 0 for any that is free"},
    {"init.twoTeams", "there are two teams already, %1 and %2"},
    {"init.taken", "number %1 is taken"},
    {"init.sentOff", "number %1 has been sent off"},
    {"init.complete", "the team is complete"},
    {"init.types", "the team has %1 robots of type %2 already"},
    {"init.twoTypes", "the team would have %1 robots of two types"},
    {"init.otherTypes", "the places that are left are for other robot types"},
    {"trainer.ignored", "trainer command %1 ignored: %2"},
    {"trainer.noPlayer", "there is no such player"},
    {"trainer.side", "expected Left, Right or None"},
    {"trainer.noMode", "there is no such play mode"},
    {"trainer.seconds", "expected seconds, at least 0"},
    {"trainer.card", "expected (team <side>)(unum <n>)(colour yellow) or (colour red)"},
    {"trainer.suspend", "expected (team <side>)(unum <n>)(seconds <s>), at least 0"},
    {"trainer.switch", "expected (team <side>)(unum <n>)(power on) or (power off)"},
    {"trainer.score", "expected (left <n>)(right <n>), both at least 0"},
    {"trainer.partly", "%1: %2"},
    {"trainer.readAs", "`%1` is no number, and was read as %2; decimals have a point"},
    {"trainer.noNumber", "`%1` is no number"},
    {"trainer.fewNumbers", "expected %1 numbers, found %2"},
    {"trainer.far", "a place or velocity is at most %1 in each direction, in m or m/s"},
    {"trainer.noBall", "there is no ball"},
    {"trainer.ball", "expected (pos <x> <y> <z>), (vel <x> <y> <z>) or both"},
    {"trainer.agent", "expected (pos <x> <y> <z>), (move <x> <y> <z> <deg>), (battery <n>) or (temperature <n>)"},
    {"trainer.set", "expected a variable and its value: (set (RuleHalfTime 300))"},
    {"trainer.nothing", "it takes no arguments"},
    {"trainer.overrule", "expected nothing, or (foul <kind>)(unum <n>)(team Left|Right) for what is punished instead"},
    {"trainer.noFoul", "there is no such foul; there are %1"},
    {"verdict.noneToConfirm", "there is no decision to confirm"},
    {"verdict.noneToOverrule", "there is no decision to overrule; what has been carried out is taken back with (undo)"},
    {"verdict.undoOff", "decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) "
                        "switches it on"},
    {"verdict.pendingFirst", "a decision is pending: confirm or overrule it first"},
    {"verdict.noneSince", "nothing has been decided within the last %1 s"},
    {"verdict.otherHalf", "the half in which it was decided is over; (score ...) sets the score"},
    {"variable.none", "there are no script variables"},
    {"variable.unknown", "there is no variable `%1`"},
    {"variable.noRule", "there is no rule `%1`"},
    {"variable.meant", "%1; %2"},
    {"variable.builtIn", "%1 is built into the scene: it counts from the next set-up on, with --set %2"},
    {"variable.flag", "%1 is true or false, not `%2`"},
    {"variable.whole", "%1 is a whole number from %2 to %3, not `%4`"},
    {"variable.number", "%1 is a number from %2 to %3, not `%4`"},
    {"variable.numberOf", "%1 is a number from %2 to %3 %4, not `%5`"},
    {"mover.noPlace", "there is no free place near %1"},
    {"mover.allTheSame", "moved there all the same"},
    // Nodes of the league
    {"sensor.fourNumbers", "expected four numbers"},
    {"sensor.twoAngles", "expected two angles"},
    {"sensor.notNegative", "expected four numbers that are not negative"},
    {"sensor.echoes", "expected 0 to 1000 echoes"},
    {"sensor.distances", "expected two distances, the smaller one first"},
    {"match.none", "there is no match"},
    {"match.second", "there is a match already, or no scene to play in; this node has no effect"},
    {"match.time", "the time of a game is 0 s or more, not %1"},
    {"record.lost", "self collisions could not be written any more"},
    {"record.unwritable", "%1 cannot be written; is there room, and may you write there?"},
    {"record.none", "self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it"},
    // Names of rules
    {"rule.ballOut", "ball out"},
    {"rule.ballReturn", "ball return"},
    {"rule.beforeKickOff", "before kick-off"},
    {"rule.charging", "charging"},
    {"rule.crowding", "crowding"},
    {"rule.doubleTouch", "double touch"},
    {"rule.freePlace", "free place"},
    {"rule.goal", "goal"},
    {"rule.goalKick", "goal kick"},
    {"rule.goalPause", "goal pause"},
    {"rule.halves", "halves"},
    {"rule.illegalDefence", "illegal defence"},
    {"rule.illegalPosition", "illegal position"},
    {"rule.incapable", "incapable"},
    {"rule.keepaway", "keepaway"},
    {"rule.kickOff", "kick-off"},
    {"rule.kickOffBan", "kick-off ban"},
    {"rule.lostBall", "lost ball"},
    {"rule.passMode", "pass mode"},
    {"rule.passModeBan", "pass mode ban"},
    {"rule.passModeDistance", "pass mode distance"},
    {"rule.penalties", "penalties"},
    {"rule.cardsAndSuspensions", "cards and suspensions"},
    {"rule.phases", "phases"},
    {"rule.posture", "posture"},
    {"rule.quit", "quit"},
    {"rule.removalPenalty", "removal penalty"},
    {"rule.selfCollision", "self collision"},
    {"rule.setPlay", "set play"},
    {"rule.shootOut", "shoot-out"},
    {"rule.touchTimes", "touch times"},
    {"rule.touching", "touching"},
    {"rule.command", "command"},
    {"rule.humanReferee", "human referee"},
    // Units that have a word
    {"unit.deg", "deg"},
    {"unit.bytes", "bytes"},
    // Whatever else
    {"list", "%1, %2"},
};

using SoccerKey = KeyIn<soccerTextTable>;

/// Makes a text of the table above. Numbers are in SI units; places on the ground, m.
template<class... Arguments>
LocalText soccerText(const SoccerKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

/// `charging`
LocalText foulText(FoulType foul);
/// The displayed name of a rule, or of a unit; a plain string if it has no key.
LocalText ruleText(std::string_view rule);
LocalText unitText(std::string_view unit);

inline TextPoint textOf(const Vec3f& position)
{
  return {static_cast<double>(position.x()), static_cast<double>(position.y())};
}

/// All keys of the league: the texts above, and topics and meanings of its variables.
std::vector<TextKey> soccerTexts();

} // namespace sparkwright
