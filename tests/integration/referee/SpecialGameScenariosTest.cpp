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
  void registration_data();
  void registration();
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

void SpecialGameScenariosTest::registration_data()
{
  // Who comes, as `team unum type`, and where each is then.
  QTest::addColumn<QString>("comers");
  QTest::addColumn<QString>("places");
  QTest::newRow("F5") << "A 0 0, B 5 0, A 0 0, C 1 0, A 1 0"
                      << "L1, R5, L2, refused, refused";
  QTest::newRow("F6") << "A 0 0, A 0 0, A 0 0, A 0 0, A 0 0, A 0 1, A 0 1, A 0 1, A 0 1, A 0 0, A 0 2"
                      << "L1, L2, L3, L4, L5, L6, L7, L8, L9, refused, L10";
  QTest::newRow("F7") << "A 0 0, A 0 0, A 0 0, A 0 0, A 0 0, A 0 0, A 0 0, A 0 0, A 0 1"
                      << "L1, L2, L3, L4, L5, L6, L7, refused, L8";
}

void SpecialGameScenariosTest::registration()
{
  QFETCH(const QString, comers);
  Match match;
  QStringList places;
  for(const QString& comer : comers.split(", "))
  {
    const QStringList words = comer.split(' ');
    const AgentState& state = match.state(match.player(words[0].toStdString(), words[1].toInt(), words[2].toInt()));
    places << (state.inTeam() ? QString::fromStdString(nameOf(state.id())) : QString("refused"));
  }
  QTEST(places.join(", "), "places");
}

QTEST_APPLESS_MAIN(SpecialGameScenariosTest)
#include "SpecialGameScenariosTest.moc"
