#include "ScenarioSupport.h"

#include <QtTest>

using namespace sparkwright;

/// Shoot-out, keepaway, registration and commands of trainers: table F of the referee's scenarios.
class SpecialGameScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void games_data();
  void games() { runScenario(); }
  void teams();
  void robotTypes();
};

void SpecialGameScenariosTest::games_data()
{
  scenarioColumns();
  const QString shootout = "PenaltyShootout=true";
  const QString kickers = "L1(12 0), R1(14.5 0)";
  scenario("F1", shootout, kickers,
           "start PlayOn 6; R1(13.1 0) @7.00; ? score 1:0; mode PlayOn; R1(13.0 0) @8.00; wait 0.1; ? score 1:0",
           "Goal_Left 7.00, PlayOn 7.00");
  scenario("F2", shootout, kickers, "start PlayOn 6; R1(15.3 0.5) @7.00; wait 0.5; ? score 0:0");
  scenario("F3 in time", "Keepaway=true", "L1(-9 0)", "start PlayOn 29.9, ball(8.1 0); to 31");
  scenario("F3", "Keepaway=true", "L1(-9 0)", "start PlayOn 59, ball(7.9 0); ball(8.1 0) @60.00; wait 1; ? time 60",
           "GameOver 60.00");
  scenario("F4", "Keepaway=true", "L1(-9 0), R1(9 0)", "start PlayOn 10, ball(0 0); touch L1 @11.00; touch R1 @12.00",
           "GameOver 12.00");
  scenario("F8", "", "L5(-9 0), R5(9 0)",
           "start BeforeKickOff 0; beam L5 2 -12 0, beam R5 -3 4 0; step; ? L5(-2.5 -10), R5(3 -4)");
  scenario("F9", "", "L5(-9 0)", "start PlayOn 10; beam L5 -6 2 0; step; ? L5(-9 0)");
  scenario("F10", "", "L5(-9 0)", "start Goal_Right 10; beam L5 -6 2 0; step; ? L5(-6 2)");
  scenario("F11", "", "L5(-9 0)",
           "start PlayOn 10; do (score (left 2)(right 1)); ? score 2:1; do (score (left -1)(right 1)); ? score 2:1");
  scenario("F12", "", "L5(-9 0)",
           "start PlayOn 300; step; start PlayOn 599.9; wait 1; ? mode GameOver; do (time 0); mode PlayOn; "
           "wait 1; ? mode PlayOn, time 1, half 2; do (time 300.5); wait 1; ? mode PlayOn; do (time 599.9); wait 1",
           "GameOver 600, PlayOn 0, GameOver 600");
  scenario("F13", "", "R9(9 0)",
           "start PlayOn 10, ball(1 3); do (select (team Right)(unum 9)); do (repos); ? R9(-1.2 -10.5 1)");
  scenario("F14", "", "L4(-3 2)", "start PlayOn 10; do (select (team Left)(unum 4)); do (agent); ? L4(-5.5 2)");
}

// F5
void SpecialGameScenariosTest::teams()
{
  Match match;
  const auto join = [&](const char* team, int unum)
  {
    const AgentState& state = match.state(match.player(team, unum));
    return state.inTeam() ? (state.side() == Side::Left ? "left " : "right ") + std::to_string(state.unum())
                          : std::string("refused");
  };
  QCOMPARE(join("A", 0), std::string("left 1"));
  QCOMPARE(join("B", 5), std::string("right 5"));
  QCOMPARE(join("A", 0), std::string("left 2"));
  QCOMPARE(join("C", 1), std::string("refused"));
  QCOMPARE(join("A", 1), std::string("refused"));
}

// F6, F7
void SpecialGameScenariosTest::robotTypes()
{
  Match match;
  const auto joins = [&](const char* team, int type) { return match.state(match.player(team, 0, type)).inTeam(); };
  for(int i = 0; i < 9; ++i)
    QVERIFY(joins("A", i < 5 ? 0 : 1));
  QVERIFY(!joins("A", 0));
  QVERIFY(joins("A", 2));
  for(int i = 0; i < 7; ++i)
    QVERIFY(joins("B", 0));
  QVERIFY(!joins("B", 0));
  QVERIFY(joins("B", 1));
}

QTEST_APPLESS_MAIN(SpecialGameScenariosTest)
#include "SpecialGameScenariosTest.moc"
