#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> simurosot()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "blue", "sim.side.blue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "yellow", "sim.side.yellow"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "play on", "sim.restart.none"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "place kick", "sim.restart.placeKick"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal kick", "sim.restart.goalKick"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "penalty kick", "sim.restart.penaltyKick"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "free ball in the quarter +x +y", "sim.restart.freeBallPlusPlus"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "free ball in the quarter +x −y", "sim.restart.freeBallPlusMinus"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "free ball in the quarter −x +y", "sim.restart.freeBallMinusPlus"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "free ball in the quarter −x −y", "sim.restart.freeBallMinusMinus"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "free kick", "sim.restart.freeKick"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "kick of the shoot-out", "sim.restart.shootOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 for %2", "sim.restart.for"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "by the course of the match", "sim.rule.none"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the time is over", "sim.rule.periodOver"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal", "sim.rule.goal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal by pushing the keeper", "sim.rule.goalByPushing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "too many defenders in the goal area", "sim.rule.twoInGoalArea"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "too many defenders in the penalty area",
                         "sim.rule.crowdedPenaltyArea"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "too many attackers in the goal area", "sim.rule.twoAttackers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "too many attackers in the penalty area", "sim.rule.manyAttackers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "keeper charged", "sim.rule.keeperCharged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "keeper blocked", "sim.rule.keeperBlocked"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the keeper waits with the ball", "sim.rule.keeperWaits"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "stalemate", "sim.rule.stalemate"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "pushing", "sim.rule.pushing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball held", "sim.rule.ballHeld"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball lost", "sim.rule.ballLost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the kick is over", "sim.rule.shootOutOver"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "given by a person", "sim.rule.human"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2 (%3)", "sim.verdict.found"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "confirmed: %1", "sim.decision.confirmed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "rejected: %1", "sim.decision.rejected"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; it was: %2", "sim.decision.overruled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal for %1", "sim.goal.for"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the goal of %1 does not count", "sim.goal.cancelled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "set to %1 : %2", "sim.score.set"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "robot %2 of %1 put to (%3, %4)", "sim.placed.robot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "robot %2 of %1 had fallen over and is set upright", "sim.upright"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball put to (%1, %2)", "sim.placed.ball"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has kick-off by lot", "sim.start.lot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has kick-off", "sim.start.kickOff"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 kicks first by lot", "sim.start.kicksFirst"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has won", "sim.stop.won"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is a draw", "sim.stop.draw"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "abandoned", "sim.stop.abandoned"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the time of %1 s is over", "sim.period.timeOver"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has scored", "sim.shootOut.scored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has not scored", "sim.shootOut.missed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "asked for by a person", "sim.pause.person"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the strategy of %1 is not connected", "sim.pause.connection"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "time-out of %1, %2 s", "sim.pause.timeOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the strategy of %1 is connected", "sim.connection.found"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the strategy of %1 is gone", "sim.connection.lost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%2 robots of %1 go elsewhere than wanted", "sim.corrections.some"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has not answered in time and stands in the default formation",
                         "sim.corrections.noAnswer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is not possible now: %2", "sim.refused.state"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "console %1 is not known here", "sim.refused.console"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no foul to decide upon", "sim.refused.noVerdict"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a foul waits for its decision", "sim.refused.verdict"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is not possible in this period", "sim.refused.restart"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is the kick of %1", "sim.refused.kicker"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the match will pause already", "sim.refused.paused"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no pause is to come", "sim.refused.noPause"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this place is outside of the field, or taken", "sim.refused.place"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no object %1 on the field", "sim.refused.object"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a score is from 0 to %1", "sim.refused.score"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no time-outs left", "sim.refused.timeOuts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a time-out is running", "sim.refused.timeOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to confirm", "sim.command.confirm"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to reject", "sim.command.reject"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to overrule", "sim.command.overrule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to give a foul", "sim.command.foul"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a pause", "sim.command.pause"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to resume", "sim.command.resume"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the whistle", "sim.command.whistle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the start of the match", "sim.command.start"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the start of a period", "sim.command.startPeriod"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a new match", "sim.command.newMatch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to place something", "sim.command.place"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "to set the score", "sim.command.setScore"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a time-out", "sim.command.timeOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "play is on", "sim.state.normal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the match pauses", "sim.state.pause"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "play goes on", "sim.state.resume"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "strategies are asked for places", "sim.state.query"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "robots are placed", "sim.state.move"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "robots are ready", "sim.state.ready"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is a break", "sim.state.break"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the match has not begun", "sim.state.before"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the match is over", "sim.state.finished"),
  };
  return table;
}

std::span<const CoreText> simurosotClients()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has logged in: %2 (side: %3)", "simuroClient.welcome"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 was refused: %2", "simuroClient.refused"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "simuroClient.message"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "further faults of %1 are not logged", "simuroClient.quiet"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the strategy of %1 has not answered for %2 frames: its robots stop",
                         "simuroClient.silent"),
  };
  return table;
}

std::span<const CoreText> simurosotGame()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no effect: %2", "simuroTrainer.ignored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such play mode", "simuroTrainer.noMode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a place is missing: (pos x y z), in m", "simuroTrainer.noPlace"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such robot: (team Left) (unum 1)",
                         "simuroTrainer.noRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the team must be Left or Right", "simuroTrainer.side"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no league %1; leagues are %2", "profile.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the league file %1 cannot be read", "profile.notFound"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is a game already", "simuroMatch.second"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the match goes on without automatic referee: %1", "referee.none"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a team is blue or yellow, not %1", "robot.team"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a number is from 1 to %1, not %2", "robot.number"),
  };
  return table;
}

std::span<const CoreText> simurosotProfile()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the league file", "simuro.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it a text of at most 1 MiB that you may read?", "simuro.text"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no league in this file", "simuro.noLeague"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a league file is one list: (simuro (base large-simurosot) ...)",
                         "simuro.start"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "only the first list counts", "simuro.second"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` stands alone", "simuro.notList"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a list without a name", "simuro.unnamed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "values are lists of a name and a value: (length 400)",
                         "simuro.write"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no league `%1`", "simuro.unknownBase"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no `%1` here", "simuro.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it knows %1", "simuro.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` takes one value", "simuro.oneValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a number from %2 to %3, not `%4`", "simuro.number"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a number from %2 to %3 %4, not `%5`", "simuro.numberOf"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a whole number from %2 to %3, not `%4`", "simuro.whole"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is true or false, not `%2`", "simuro.flag"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is ask, confirm or reject, not `%2`", "simuro.policy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a colour such as #2f6fe4, not `%2`", "simuro.colour"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a text of %2 to %3 printable characters", "simuro.length"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is there twice", "simuro.twice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the first one counts", "simuro.first"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it stays %1", "simuro.stays"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the values of the base count: %1", "simuro.preset"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is more that is wrong", "simuro.more"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "put right what is listed first", "simuro.moreHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a goal with the two corners beside it is at most as wide as the field", "simuro.goalWider"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a goal is at least as deep as the ball", "simuro.goalShallow"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a goal is wider than the ball and a robot", "simuro.goalNarrow"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the ball is lost only farther behind the goal line than a goal is deep", "simuro.goalLost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a corner is at most as long as half the field", "simuro.corners"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a penalty area is at most as large as half the field",
                         "simuro.penaltyArea"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a goal area is at most as large as the penalty area",
                         "simuro.goalArea"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the centre circle lies within the field", "simuro.circle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the penalty mark lies in half the field", "simuro.penaltyMark"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the robots beside a free-ball mark lie within the half",
                         "simuro.freeBall"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the robots of a free ball do not touch the ball",
                         "simuro.freeBallGap"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a robot fits into the goal area", "simuro.keeperFits"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the robots of a side fit into its half, outside of the centre circle", "simuro.robotsFit"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "wheels lie within the robot", "simuro.wheelsFit"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a robot has more mass than its wheels", "simuro.wheelMass"),
  };
  return table;
}

std::span<const CoreText> simurosotReferee()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no referee library %1", "simuroReferee.noFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the referee library %1 cannot be loaded: %2",
                         "simuroReferee.notLoaded"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no referee: it has no function %2",
                         "simuroReferee.noFunction"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the referee library %1 cannot judge this league",
                         "simuroReferee.notMade"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the referee %1 is for version %2 of the interface, this program has version %3",
                         "simuroReferee.version"),
  };
  return table;
}

} // namespace sparkwright::texts
