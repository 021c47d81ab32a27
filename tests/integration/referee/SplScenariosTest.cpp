#include "ScenarioSupport.h"

#include <QtTest>

/// The standard platform league: table G of the referee's scenarios.
class SplScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void spl_data();
  void spl() { runScenario(); }
};

void SplScenariosTest::spl_data()
{
  scenarioColumns();
  const QString kickOff = "start BeforeKickOff 0; do (kickOff Left); ";
  const QString begun = "KickOff_Left 0";
  scenario("G1", "SPL", "L2(-2 1)",
           "start BeforeKickOff 0; wait 1; ? phase initial, time 0, ball(0 -500); do (kickOff Left); step; "
           "? phase ready, ball(0 -500); ? phase ready @45.00; ? phase set, ball(0 0) @45.04; "
           "? phase set, ball(0 0) @50.00; ? phase playing @50.08",
           begun);

  // In set, which begins at 45 s.
  const QString set = kickOff + "to 46; ? phase set; ";
  scenario("G2", "SPL", "L3(-2 0), L5(-3.2 -1), L6(-3.2 1.5), R4(2 0)",
           set + "L3(1 1), L5(-3.2 -1), L6(-3.2 1.5); step; ? L3(-3.6 0.25), ~L5(-3.2 -1), ~L6(-3.2 1.5)", begun);
  scenario("G3", "SPL", "L3(-2 0), R4(2 0)", set + "R4(0.5 0.6); step; ? R4(3.6 0)", begun);
  scenario("G4", "SPL", "L3(-2 0), R1(4.2 0)", set + "R1(3.5 0); step; ? R1(4.5 0)", begun);

  const QString playing = kickOff + "to 51; ? phase playing; ";
  scenario("G5", "SPL", "L4(-2 1)",
           playing + "? penalty L4 none @79.98; L4(-4.2 0.3) @80.00; ? L4(-2 -3.5), penalty L4 illegal_defender; "
                     "? penalty L4 illegal_defender @109.98; ? ~L4(-2 -3.4), penalty L4 none @110.04",
           begun);
  // In the air: on the ground, a wall pushes those back who are beyond the border.
  scenario("G6", "SPL", "L4(-2 1), R6(2 1)",
           playing + "R6(1 3.75 0.8); step; ? R6(3 3.5), penalty R6 leaving_the_field", begun);
  scenario("G7", "SPL", "L1(-4.2 0)", playing + "L1(-4.2 0); wait 1; ? penalty L1 none, ~L1(-4.2 0)", begun);
  scenario("G8", "SPL", "L5(-2 1), R5(2 1)",
           playing + "touch L5 @99.00; ball(4.56 0.2 0.05) @100.00; ? score 1:0, phase ready, next R; "
                     "? phase set, score 1:0 @145.06; ? phase playing, mode Goal_Left @150.12",
           begun + ", Goal_Left 100");

  // The lot of how long it stays away is 2 s here.
  const QString out = playing + "L5(2 2.4), touch L5 @59.00; ball(1 3.2 0.05) @60.00; ? ~ball(1 3.2) @60.48; ";
  scenario("G9", "SPL", "L5(-2 1), R5(2 1)", out + "? ~ball(1 2.6) @65.02", begun);
  scenario("G9 as the reference has it", "SPL SplReferenceQuirks=true", "L5(-2 1), R5(2 1)",
           out + "? ~ball(-3.5 2.6) @65.02", begun);

  const QString firstHalf = playing + "do (time 599); ? phase playing @599.96; wait 0.1; ";
  const QString halfTime = begun + ", BeforeKickOff 600";
  scenario("G10", "SPL", "L5(-2 1), R5(2 1)", firstHalf + "? phase initial, half 2, time 600, teams A:B, ~L5(-2 1)",
           halfTime);
  scenario("G11", "SPL", "L5(-2 1), R5(2 1)",
           firstHalf + "do (kickOff Right); wait 51; ? phase playing; do (time 1199); ? phase playing @1199.96; "
                       "wait 0.1; ? phase finished, mode GameOver, time 1200",
           halfTime + ", KickOff_Right 600, GameOver 1200");
}

QTEST_APPLESS_MAIN(SplScenariosTest)
#include "SplScenariosTest.moc"
