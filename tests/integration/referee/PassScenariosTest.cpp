#include "ScenarioSupport.h"

#include <QtTest>

/// Pass mode: table E of the referee's scenarios.
class PassScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void passMode_data();
  void passMode() { runScenario(); }
};

void PassScenariosTest::passMode_data()
{
  scenarioColumns();
  const QString squad = "L6(1.6 1), R5(3.1 1), +3";
  const QString rest = "start PlayOn 28, ball(2 1 0.041); ";
  const QString passes = rest + "pass L6 @30.00; ";
  scenario("E1", "", squad, passes, "pass_left 30.00");
  scenario("E2", "", "L6(1.6 1), R5(2.9 1), +3", passes);
  scenario("E3", "", squad, rest + "vel(0.06 0 0), pass L6 @30.00");
  scenario("E3 slower", "", squad, rest + "vel(0.04 0 0), pass L6 @30.00", "pass_left 30.00");
  scenario("E4", "", "L6(1.45 1), R5(3.1 1), +3", passes);
  scenario("E5", "", squad, rest + "touch L6 @29.98; pass L6 @30.00");
  scenario("E6", "", squad, passes + "R2(2 1.95) @31.00; ? R2(2 2.1); to 34.1", "pass_left 30.00, PlayOn 34.00");
  const QString passed = passes + "touch L6 @32.00; ";
  const QString begun = "pass_left 30.00, PlayOn 32.00";
  scenario("E7", "", squad, passed, begun);
  scenario("E8 too early", "", squad, passed + "pass L6 @34.90; to 35.5", begun);
  scenario("E8 again", "", squad, passed + "pass L6 @35.04", begun + ", pass_left 35.04");
  scenario("E9", "", squad, passed + "ball(15.02 0) @35.00; ? score 0:0", begun + ", goal_kick_right 35.00");
  scenario("E10", "", squad, passed + "ball(5 1) @33.00; touch L9 @33.50; ball(15.02 0) @34.00; ? score 1:0",
           begun + ", Goal_Left 34.00");
  scenario("E11", "", squad, passed + "ball(2 1.6), touch L9 @33.00; ball(15.02 0) @34.00; ? score 0:0",
           begun + ", goal_kick_right 34.00");
  scenario("E12", "", squad, passed + "ball(15.02 0) @42.10; ? score 1:0", begun + ", Goal_Left 42.10");
  scenario("E13", "", squad,
           passed + "L6(-5 1), R5(2.4 1) @34.00; pass R5 @36.00; touch R5 @38.00; ball(15.02 0) @39.00; ? score 1:0",
           begun + ", pass_right 36.00, PlayOn 38.00, Goal_Left 39.00");
  scenario("E14", "", squad, rest + "touch L6 @29.00; pass L6 @30.00; ball(2 10.05) @33.00",
           "pass_left 30.00, KickIn_Right 33.00");
}

QTEST_APPLESS_MAIN(PassScenariosTest)
#include "PassScenariosTest.moc"
