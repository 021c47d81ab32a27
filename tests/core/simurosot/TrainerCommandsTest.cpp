#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

/// Commands of trainers, monitors and panels: World::command().
class TrainerCommandsTest : public QObject
{
  Q_OBJECT

  static void playing(SimurosotWorld& match)
  {
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    match.cycles(5);
  }

private slots:
  void restartsAreGiven_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("restart");
    QTest::addColumn<int>("actor"); ///< 0: blue, which defends +x: the team on the right.
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("kickOff left") << "(kickOff Left)" << int(Restart::PlaceKick) << 1 << 0. << 0.;
    QTest::newRow("kickOff right") << "(kickOff Right)" << int(Restart::PlaceKick) << 0 << 0. << 0.;
    QTest::newRow("kickOff") << "(kickOff)" << int(Restart::PlaceKick) << 1 << 0. << 0.;
    QTest::newRow("penalty kick") << "(playMode penalty_left)" << int(Restart::PenaltyKick) << 1 << 72.5 << 0.;
    QTest::newRow("free kick") << "(playMode free_kick_right)" << int(Restart::FreeKick) << 0 << -72.5 << 0.;
    QTest::newRow("goal kick") << "(playMode goal_kick_right)" << int(Restart::GoalKick) << 0 << 98. << 20.;
    QTest::newRow("free ball") << "(playMode free_ball_top_left)" << int(Restart::FreeBallMinusPlus) << 1 << -55. << 60.;
    QTest::newRow("dropped ball") << "(dropBall)" << int(Restart::FreeBallPlusMinus) << 0 << 55. << -60.;
  }
  void restartsAreGiven()
  {
    QFETCH(QString, command);
    QFETCH(int, restart);
    QFETCH(int, actor);
    QFETCH(double, x);
    QFETCH(double, y);
    SimurosotWorld match("setups/simurosot_middle.rb");
    playing(match);
    match.put(SREF_BALL, 40, -30);
    match.world.command(command.toStdString());
    QCOMPARE(match.machine().state(), MatchState::ReposQuery);
    QCOMPARE(static_cast<int>(match.machine().status().placement), restart);
    QCOMPARE(indexOf(*match.machine().status().actor), actor);
    QVERIFY(match.reach(MatchState::Ready));
    match.cycle();
    QVERIFY2(std::abs(match.seen().ball.x - x) < 0.1, qPrintable(QString::number(match.seen().ball.x)));
    QVERIFY2(std::abs(std::abs(match.seen().ball.y) - std::abs(y)) < 0.1, qPrintable(QString::number(match.seen().ball.y)));
  }

  void aKickOffStartsMatchAndPeriods()
  {
    SimurosotWorld match("setups/simurosot_middle.rb",
                         {{"Simurosot.MatchStartWhenConnected", "false"}, {"Simurosot.MatchAutomaticPeriods", "false"},
                          {"Simurosot.MatchHalfSeconds", "1"}});
    QVERIFY(match.loaded);
    match.world.command("(kickOff)"); // There are no strategies yet.
    match.cycles(3);
    QCOMPARE(match.machine().state(), MatchState::Before);
    match.connect();
    match.cycles(5);
    QCOMPARE(match.machine().state(), MatchState::Before);
    match.world.command("(kickOff Right)");
    QVERIFY(match.reach(MatchState::Break));
    match.cycles(200);
    QCOMPARE(match.machine().state(), MatchState::Break);
    match.world.command("(kickOff)");
    QCOMPARE(match.machine().status().period, Period::SecondHalf);
    QVERIFY(match.reach(MatchState::Normal));
  }

  void verdictsAreDecided_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("restart");
    QTest::newRow("confirm") << "(confirm)" << int(MatchState::ReposQuery) << int(Restart::PenaltyKick);
    QTest::newRow("reject") << "(overrule)" << int(MatchState::Resume) << 0;
    QTest::newRow("another one") << "(overrule free_kick_left)" << int(MatchState::ReposQuery) << int(Restart::FreeKick);
    QTest::newRow("named") << "(overrule (mode goal_kick_right))" << int(MatchState::ReposQuery) << int(Restart::GoalKick);
    QTest::newRow("play mode") << "(playMode KickOff_Left)" << int(MatchState::ReposQuery) << int(Restart::PlaceKick);
  }
  void verdictsAreDecided()
  {
    QFETCH(QString, command);
    QFETCH(int, state);
    QFETCH(int, restart);
    SimurosotWorld match("setups/simurosot_middle.rb");
    playing(match);
    QVERIFY(match.commitFoul());
    match.world.command(command.toStdString());
    QCOMPARE(static_cast<int>(match.machine().state()), state);
    if(restart != 0)
      QCOMPARE(static_cast<int>(match.machine().status().placement), restart);
    match.cycles(3);
  }

  void objectsArePut()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    playing(match);
    match.world.command("(ball (pos 0.2 0.7 0))"); // Not during play.
    QVERIFY(match.logs("ball has no effect"));
    match.world.command("(pause)(ball (pos 0.2 0.7 0))(agent (unum 3)(team Left)(pos -0.6 -0.7 0))"
                        "(agent (unum 2)(team Right)(move 0.5 -0.7 0 90))");
    match.cycle();
    QVERIFY(std::abs(match.seen().ball.x - 20) < 0.01 && std::abs(match.seen().ball.y - 70) < 0.01);
    const sref_robot& yellow = match.seen().robot[1][2];
    QVERIFY(std::abs(yellow.x + 60) < 0.01 && std::abs(yellow.y + 70) < 0.01);
    const sref_robot& blue = match.seen().robot[0][1];
    QVERIFY(std::abs(blue.x - 50) < 0.01 && std::abs(blue.y + 70) < 0.01);
    QVERIFY(std::abs(std::abs(blue.angle) - 180) < 0.01);
    match.world.command("(resume)");
    match.cycles(3);
    QCOMPARE(match.machine().state(), MatchState::Normal);
    QVERIFY(std::abs(match.seen().ball.x - 20) < 1);
  }

  void theScoreIsPutRight()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    playing(match);
    match.world.command("(score (left 3)(right 1))"); // Blue is on the right.
    QVERIFY(match.machine().status().score == (std::array{1, 3}));
    match.world.command("(score (left 4))");
    QVERIFY(match.machine().status().score == (std::array{1, 4}));
    match.world.command("(score (left -1))");
    QVERIFY(match.machine().status().score == (std::array{1, 4}));
  }

  void teamsTakeTimeOuts()
  {
    SimurosotWorld match("setups/simurosot_middle.rb", {{"Simurosot.MatchTimeOutSeconds", "1"}});
    playing(match);
    const double left = match.machine().status().time;
    for(int i = 0; i < 2; ++i)
    {
      match.world.command("(timeOut Right)");
      QVERIFY(match.machine().status().pause == PauseReason::TimeOut);
      match.cycles(49);
      QCOMPARE(match.machine().state(), MatchState::Pause);
      match.cycles(1);
      QCOMPARE(match.machine().state(), MatchState::Resume);
      match.cycles(1);
    }
    QCOMPARE(match.machine().status().time, left);
    match.world.command("(timeOut Right)"); // It has had both.
    QCOMPARE(match.machine().state(), MatchState::Normal);
    match.world.command("(timeOut Left)");
    QCOMPARE(match.machine().state(), MatchState::Pause);
  }

  void nonsenseHasNoEffect_data()
  {
    QTest::addColumn<QString>("command");
    for(const char* const command :
        {"(ball)", "(ball (pos 1))", "(ball (pos nan 0 0))", "(ball (pos 1e30 0 0))", "(ball (pos 5 0 0))", "(agent)",
         "(agent (unum 0)(team Left)(pos 0 0 0))", "(agent (unum 6)(team Left)(pos 0 0 0))",
         "(agent (unum 99999999999)(team Left)(pos 0 0 0))", "(agent (unum 1)(team Nobody)(pos 0 0 0))",
         "(agent (unum 1)(team Left)(move 0 0 0 inf))", "(playMode)", "(playMode free_kick)", "(playMode shoot_out_left)",
         "(timeOut)", "(timeOut Both)", "(score (left x))", "(score (right 9999))", "(overrule)", "(confirm)", "(start)",
         "(startPeriod)", "(whistle)"})
      QTest::newRow(command) << command;
  }
  void nonsenseHasNoEffect()
  {
    QFETCH(QString, command);
    SimurosotWorld match("setups/simurosot_middle.rb");
    playing(match);
    match.world.command("(score (left 0)(right 0))");
    const bool places = command.startsWith("(ball") || command.startsWith("(agent");
    if(places)
      match.world.command("(pause)");
    const MatchState state = match.machine().state();
    const double x = match.seen().robot[1][0].x;
    match.messages.clear();
    match.world.command(command.toStdString());
    QVERIFY2(command == "(score (left x))" || match.logs("has no effect"), "nobody is told");
    match.cycle();
    QCOMPARE(match.machine().state(), state);
    QVERIFY(match.machine().status().score == (std::array{0, 0}));
    QVERIFY(std::abs(match.seen().robot[1][0].x - x) < 0.1);
  }
};

QTEST_APPLESS_MAIN(TrainerCommandsTest)
#include "TrainerCommandsTest.moc"
