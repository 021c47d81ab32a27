#include "SoccerSupport.h"

#include "core/game/soccer3d/match/MatchLog.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace sparkwright;
using Kind = GameEvent::Kind;

namespace
{

const GameEvents& events(Match& match)
{
  static const GameEvents none;
  const auto& list = match.world.frame()->game.events;
  return list ? *list : none;
}

/// Lets the match go on until there are so many, five seconds at most.
bool waitFor(Match& match, std::size_t count)
{
  for(int i = 0; i < 250 && events(match).size() < count; ++i)
    match.cycles(1);
  return events(match).size() >= count;
}

MatchEvent decision(Kind kind, std::string rule, std::string reason = "because")
{
  MatchEvent event;
  event.kind = kind;
  event.rule = std::move(rule);
  event.mode = event.next = PlayMode::PlayOn;
  event.reason = std::move(reason);
  return event;
}

} // namespace

/// What the referee decides is published with its explanation.
class GameEventsTest : public QObject
{
  Q_OBJECT

private slots:
  void thereIsNothingWhileNothingIsDecided()
  {
    Match match;
    match.player("Red", 2);
    match.cycles(20);
    QVERIFY(!match.world.frame()->game.events);
  }

  void commandsAreEvents()
  {
    Match match;
    match.command("(kickOff Right)(score (left 2)(right 1))");
    match.cycles(1);
    QCOMPARE(events(match).size(), std::size_t(2));
    const GameEvent& kickOff = *events(match)[0];
    QCOMPARE(kickOff.index, 1);
    QCOMPARE(kickOff.kind, Kind::Mode);
    QCOMPARE(kickOff.rule, std::string("command"));
    QCOMPARE(kickOff.mode, std::string("BeforeKickOff"));
    QCOMPARE(kickOff.next, std::string("KickOff_Right"));
    QCOMPARE(kickOff.team, 2);
    QCOMPARE(kickOff.score, (std::array<int, 2>{0, 0}));
    const GameEvent& score = *events(match)[1];
    QCOMPARE(score.index, 2);
    QCOMPARE(score.kind, Kind::Score);
    QCOMPARE(score.rule, std::string("command"));
    QCOMPARE(score.score, (std::array<int, 2>{2, 1}));
    QCOMPARE(score.consequence.english(), std::string("set from 0 : 0 to 2 : 1"));
    QVERIFY(!score.overruled);
  }

  void commandsThatChangeNothingAreNone()
  {
    Match match;
    for(const char* const command :
        {"(playMode BeforeKickOff)", "(playMode playon)", "(score (left 0)(right 0))", "(score (left -1)(right 2))",
         "(kickOff Middle)", "(time 20)", "(ball (pos 1 1 1))"})
      match.command(command);
    match.cycles(2);
    QVERIFY(!match.world.frame()->game.events);
  }

  void aDroppedBallIsAnEventInOpenPlayToo()
  {
    Match match;
    match.command("(playMode PlayOn)");
    match.command("(dropBall)");
    match.cycles(1);
    QCOMPARE(events(match).size(), std::size_t(2));
    const GameEvent& drop = *events(match)[1];
    QCOMPARE(drop.kind, Kind::Mode);
    QCOMPARE(drop.next, std::string("PlayOn"));
    QCOMPARE(drop.consequence.english(), std::string("the ball is dropped at (0.00, 0.00)"));
  }

  void aGoalTellsWhoseAndTheScore()
  {
    Match match;
    match.player("Red", 2);
    match.player("Blue", 3);
    match.command("(playMode PlayOn)(ball (pos 14.5 0.3 0.042)(vel 6 0 0))");
    QVERIFY(waitFor(match, 2));
    QCOMPARE(events(match).size(), std::size_t(2)); // With the mode that it leads to.
    const GameEvent& goal = *events(match)[1];
    QCOMPARE(goal.kind, Kind::Goal);
    QCOMPARE(goal.team, 1);
    QCOMPARE(goal.teams, (std::array<std::string, 2>{"Red", "Blue"}));
    QCOMPARE(goal.mode, std::string("PlayOn"));
    QCOMPARE(goal.next, std::string("Goal_Left"));
    QCOMPARE(goal.score, (std::array<int, 2>{1, 0}));
    QCOMPARE(goal.consequence.english(), std::string("1 : 0"));
    QCOMPARE(goal.reason.english(), std::string("touched by nobody"));
    QVERIFY(goal.position.x() > 15);
    QCOMPARE(goal.time, match.world.time());
    QCOMPARE(goal.gameTime, match.world.frame()->game.time);
    QVERIFY(waitFor(match, 3));
    QCOMPARE(events(match)[2]->next, std::string("KickOff_Right"));
    QCOMPARE(events(match)[2]->reason.english(), std::string("the pause of 3.00 s is over"));
  }

  void aDeniedGoalTellsWhy()
  {
    Match match;
    match.command("(playMode pass_left)");
    match.cycles(1);
    match.command("(playMode PlayOn)(ball (pos 14.5 0 0.042)(vel 6 0 0))");
    QVERIFY(waitFor(match, 3));
    const GameEvent& denied = *events(match)[2];
    QCOMPARE(denied.kind, Kind::NoGoal);
    QCOMPARE(denied.team, 1);
    QCOMPARE(denied.next, std::string("goal_kick_right"));
    QVERIFY2(denied.reason.english().find("limit 10.00 s") != std::string::npos, denied.reason.english().c_str());
    QCOMPARE(denied.consequence.english(), std::string("goal kick, the ball is put to (14.00, 0.00)"));
  }

  void aBallThatLeavesTheFieldTellsWhereAndBecauseOfWhom()
  {
    Match match;
    match.player("Red", 2);
    match.command("(playMode PlayOn)(ball (pos 3 9.5 0.042)(vel 0 5 0))");
    QVERIFY(waitFor(match, 2));
    const GameEvent& out = *events(match)[1];
    QCOMPARE(out.kind, Kind::Mode);
    QCOMPARE(out.rule, std::string("ball out"));
    QVERIFY(out.next == std::string("KickIn_Left") || out.next == std::string("KickIn_Right"));
    QCOMPARE(out.team, out.next == std::string("KickIn_Left") ? 1 : 2);
    QVERIFY2(out.reason.english().starts_with("the ball is behind the side line at (3.") &&
                 out.reason.english().ends_with("touched by nobody"), out.reason.english().c_str());
    QVERIFY2(out.consequence.english().starts_with("the ball is put to (3."), out.consequence.english().c_str());
    QVERIFY(out.position.y() > 10);
  }

  void whoTakesAKickOffIsNamed()
  {
    Match match;
    match.player("Red", 2);
    match.command("(kickOff Left)");
    match.cycles(3);
    match.command("(agent (unum 2)(team Left)(move -0.16 0.03 0.384 -90))(ball (pos 0 0 0.042))");
    for(int i = 0; i < 20 && events(match).size() < 2; ++i)
    {
      match.command("(ball (vel -1 0 0))");
      match.cycles(1);
    }
    QCOMPARE(events(match).size(), std::size_t(2));
    const GameEvent& taken = *events(match)[1];
    QCOMPARE(taken.rule, std::string("kick-off"));
    QCOMPARE(taken.players.size(), std::size_t(1));
    QCOMPARE(taken.players[0], (GameEvent::Player{1, 2}));
    QCOMPARE(taken.reason.english(), std::string("L2 has touched the ball"));
    QVERIFY2(match.warnings.find(" KickOff_Left → PlayOn (kick-off): L2 has touched the ball\n") != std::string::npos,
             match.warnings.c_str());
  }

  void teamsThatChangeSidesAreCalledByTheirNames()
  {
    Match match({"ChangeSidesInSecondHalf=true"});
    match.player("Red", 2);
    match.player("Blue", 3);
    match.command("(score (left 2)(right 1))(playMode PlayOn)(time 300)");
    match.cycles(2);
    QCOMPARE(events(match).size(), std::size_t(4));
    const GameEvent &end = *events(match)[2], &change = *events(match)[3];
    QCOMPARE(end.next, std::string("BeforeKickOff"));
    QCOMPARE(end.period, 1);
    QCOMPARE(end.teams[0], std::string("Red"));
    QCOMPARE(end.score, (std::array<int, 2>{2, 1}));
    QCOMPARE(change.kind, Kind::Notice);
    QCOMPARE(change.consequence.english(), std::string("the teams change sides"));
    QCOMPARE(change.period, 2);
    QCOMPARE(change.teams[0], std::string("Blue"));
    QCOMPARE(change.score, (std::array<int, 2>{1, 2}));
  }

  void aListIsSharedUntilThereIsMore()
  {
    Match match;
    match.command("(playMode PlayOn)");
    match.cycles(1);
    const auto first = match.world.frame()->game.events;
    match.cycles(5);
    QCOMPARE(match.world.frame()->game.events, first);
    match.command("(playMode GameOver)");
    match.cycles(1);
    const auto second = match.world.frame()->game.events;
    QCOMPARE(first->size(), std::size_t(1)); // What has been published stays as it is.
    QCOMPARE(second->size(), std::size_t(2));
    QCOMPARE((*second)[0], (*first)[0]);
  }

  void theNewestAreKept()
  {
    const Context context;
    MatchLog log;
    const int extra = 3;
    for(int i = 0; i < static_cast<int>(MatchLog::capacity) + extra; ++i)
    {
      const MatchEvent one = decision(Kind::Offence, "double touch", std::to_string(i));
      log.record({&one, 1}, {"Red", ""}, context);
    }
    QCOMPARE(log.events()->size(), MatchLog::capacity);
    QCOMPARE(log.events()->front()->index, 1 + extra);
    QCOMPARE(log.events()->front()->reason.english(), std::to_string(extra));
    QCOMPARE(log.events()->back()->index, static_cast<int>(MatchLog::capacity) + extra);
    // Even if they come all at once.
    const std::vector<MatchEvent> flood(MatchLog::capacity + 10, decision(Kind::Offence, "double touch"));
    log.record(flood, {}, context);
    QCOMPARE(log.events()->size(), MatchLog::capacity);
    QCOMPARE(log.events()->back()->index, static_cast<int>(2 * MatchLog::capacity) + extra + 10);
  }

  void noticesInEveryCycleAreToldOnce()
  {
    SimulationClock clock;
    Context context;
    context.provide<SimulationClock>(&clock);
    MatchLog log;
    MatchEvent crowded = decision(Kind::Notice, "free place");
    crowded.players = {{Side::Left, 3}};
    const auto notice = [&](double time) {
      clock.time = time;
      log.record({&crowded, 1}, {}, context);
    };
    for(int i = 0; i < 200; ++i)
      notice(i * 0.02);
    QCOMPARE(log.events()->size(), std::size_t(1));
    crowded.players = {{Side::Left, 4}}; // Somebody else.
    notice(4);
    QCOMPARE(log.events()->size(), std::size_t(2));
    notice(5.5); // After a while.
    QCOMPARE(log.events()->size(), std::size_t(3));
    notice(0); // The clock was reset.
    QCOMPARE(log.events()->size(), std::size_t(4));
    for(int i = 0; i < 3; ++i)
    {
      const MatchEvent foul = decision(Kind::Foul, "charging");
      log.record({&foul, 1}, {}, context);
    }
    QCOMPARE(log.events()->size(), std::size_t(7)); // Decisions are never left out.
  }

  void aLostBallHasAPlaceAllTheSame()
  {
    const Context context;
    MatchLog log;
    MatchEvent lost = decision(Kind::Mode, "ball out");
    lost.position = Vec3f::Constant(std::numeric_limits<float>::quiet_NaN());
    log.record({&lost, 1}, {}, context);
    QVERIFY(log.events()->front()->position.isZero());
  }

  void linesAreReadable_data()
  {
    QTest::addColumn<int>("kind");
    QTest::addColumn<std::string>("next");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("consequence");
    QTest::addColumn<QString>("line");
    const std::string same = "PlayOn";
    QTest::newRow("mode") << int(Kind::Mode) << std::string("KickIn_Left") << "ball out" << "over the line" << ""
                          << "12.34 PlayOn → KickIn_Left (ball out): over the line";
    QTest::newRow("goal") << int(Kind::Goal) << std::string("Goal_Left") << "goal" << "last touched by L5" << "1 : 0"
                          << "12.34 goal, PlayOn → Goal_Left (goal): last touched by L5; 1 : 0";
    QTest::newRow("foul") << int(Kind::Foul) << same << "incapable" << "on the ground for 15.02 s" << "sent off"
                          << "12.34 foul, L5, R11 (incapable): on the ground for 15.02 s; sent off";
    QTest::newRow("score") << int(Kind::Score) << same << "command" << "" << "set from 0 : 0 to 1 : 0"
                           << "12.34 score (command): set from 0 : 0 to 1 : 0";
    QTest::newRow("notice") << int(Kind::Notice) << same << "halves" << "" << "" << "12.34 halves";
  }
  void linesAreReadable()
  {
    QFETCH(const int, kind);
    QFETCH(const std::string, next);
    QFETCH(const QString, rule);
    QFETCH(const QString, reason);
    QFETCH(const QString, consequence);
    GameEvent event;
    event.gameTime = 12.34f;
    event.kind = static_cast<Kind>(kind);
    event.rule = rule.toStdString();
    event.mode = std::string("PlayOn");
    event.next = next;
    event.players = {{1, 5}, {2, 11}};
    event.reason = reason.toStdString();
    event.consequence = consequence.toStdString();
    QTEST(QString::fromStdString(textOf(event)), "line");
  }
};

QTEST_APPLESS_MAIN(GameEventsTest)
#include "GameEventsTest.moc"
