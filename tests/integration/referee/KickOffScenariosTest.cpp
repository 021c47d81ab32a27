#include "ScenarioSupport.h"

#include <QtTest>

/// Start, kick-off and halves: table A of the referee's scenarios.
///
/// Where the table counts on boxes of 0.15 m around a robot: the one here reaches 0.14 m forward.
class KickOffScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void deviationsAreSeen();
  void kickOff_data();
  void kickOff() { runScenario(); }
};

/// What the rows of all tables rely on.
void KickOffScenariosTest::deviationsAreSeen()
{
  const QString course = "start KickOff_Left 0; touch L5 @0.50; ? L5(-9 -2), score 0:0, taker L5, ball(0 0); "
                         "? L5(-8.98 -2), score 1:0, taker L4, ball(0 0.02), time 0.6, half 2, ban R, kick direct";
  Scenario row({}, "+3", course);
  row.run();
  QCOMPARE(row.wrong().size(), 8);
  QVERIFY(row.differenceTo("PlayOn 0.50").isEmpty());
  for(const char* const changes : {"", "PlayOn 0.54", "PlayOn 0.46", "KickOff_Right 0.50", "PlayOn 0.50, PlayOn 0.50"})
    QVERIFY2(!row.differenceTo(changes).isEmpty(), changes);
  for(const char* const misspelt : {"strat PlayOn 0", "start Playon 0", "L5(1)", "touch L12", "? scare 1:0"})
  {
    Scenario wrong({}, "", misspelt);
    QVERIFY_EXCEPTION_THROWN(wrong.run(), std::exception);
  }
}

void KickOffScenariosTest::kickOff_data()
{
  scenarioColumns();
  scenario("A1", "", "", "start BeforeKickOff 0, ball(3 1); wait 5; ? ball(3 1), time 0");
  scenario("A2", "AutomaticKickOff=true", "",
           "start BeforeKickOff 0; wait 11.98; connect; wait 30.04; ? time 0, ball(0 0)", "KickOff_Left lead 42.02");
  scenario("A3", "", "", "start BeforeKickOff 0; connect; wait 120; ? mode BeforeKickOff, time 0");
  const QString wrongHalves = "L7(0.1 3), R4(-2 -5), L2(-0.5 1)";
  scenario("A4", "", wrongHalves, "start BeforeKickOff 0; step; ? L7(-2.5 3), R4(2.5 -5), L2(-0.5 1)");
  scenario("A5", "StartAnyFieldPosition=true", wrongHalves,
           "start BeforeKickOff 0; step; ? L7(0.1 3), R4(-2 -5), L2(-0.5 1)");
  scenario("A6", "", "L1(-9 0)",
           "start BeforeKickOff 0; ? paused yes; do (kickOff Right); ? paused no, time 0; step; ? paused no",
           "KickOff_Right 0");
  scenario("A7", "", "+3", "start KickOff_Left 0; touch L5 @3.40; ? taker L5, kick indirect, ban L", "PlayOn 3.40");
  scenario("A8", "", "L9(-0.5 0), R9(2.6 0), +3",
           "start KickOff_Left 0; to 15.04; ? ball(0 0), ~L9(-2.5 0), ~R9(2.6 0)", "PlayOn 15.02");
  scenario("A9", "", "L9(0.5 0), L7(3 4), R4(1.2 0.3), R6(-1 6)",
           "start KickOff_Left 0; step; ? L9(0.5 0), L7(-2.5 4), R4(2.5 0.3), R6(2.5 6)");
  scenario("A10", "", "L9(1.9 0)", "start KickOff_Left 0; step; ? L9(-2.5 0)");
  scenario("A11", "", "L2(-6 3), R2(6 -3)",
           "start PlayOn 299.9, ball(5 5); wait 1; ? half 2, teams A:B, ball(0 0), time 300, ~L2(-6 3)",
           "BeforeKickOff 300");
  // The first kick-off of the half is the one that the next half goes by.
  const QString automaticFirstHalf = "start BeforeKickOff 0; wait 30.1; ? mode KickOff_Left; start PlayOn 299.9; ";
  scenario("A12", "AutomaticKickOff=true", "L2(-6 3), R2(6 -3)", automaticFirstHalf + "wait 30; ? time 300; wait 0.2",
           "BeforeKickOff 300, KickOff_Right lead 30.02");
  const QString sides = "L5(-6 3), R5(6 -3)";
  scenario("A13", "ChangeSidesInSecondHalf=true", sides,
           "start PlayOn 299.99; do (score (left 2)(right 1)); step; "
           "? teams B:A, score 1:2, half 2, L5(2.5 3), R5(-2.5 -3)",
           "BeforeKickOff 300");
  scenario("A14", "ChangeSidesInSecondHalf=true AutomaticKickOff=true", sides,
           automaticFirstHalf + "wait 30.2; ? teams B:A", "BeforeKickOff 300, KickOff_Left lead 30.02");
  scenario("A15", "SingleHalfTime=true", "L2(-6 3)", "start PlayOn 299.9; wait 20; ? time 300, half 1", "GameOver 300");
  scenario("A16", "", "L2(-6 3)", "start PlayOn 300; step; ? half 2; start PlayOn 599.9; wait 1; ? time 600",
           "GameOver 600");
  // In the very step in which the clock passes the end; the same ball a step earlier is a goal.
  scenario("A17", "", "L2(-6 3), +3",
           "start PlayOn 299.97; touch L2; step; ball(15.01 0.3); step; ? mode BeforeKickOff, score 0:0",
           "BeforeKickOff 300");
  scenario("A17 a step earlier", "", "L2(-6 3), +3",
           "start PlayOn 299.95; touch L2; step; ball(15.01 0.3); step; ? mode Goal_Left, score 1:0",
           "Goal_Left 299.99");
  scenario("A18", "", "L1(-9 0), R1(9 0)",
           "start KickOff_Left 0; touch L1 @2.00; ? taker none, ban none; touch L1 @2.50; ball(15.02 0) @4.00; "
           "? score 1:0, taker none, ban none",
           "PlayOn 2.00, Goal_Left 4.00");
}

QTEST_APPLESS_MAIN(KickOffScenariosTest)
#include "KickOffScenariosTest.moc"
