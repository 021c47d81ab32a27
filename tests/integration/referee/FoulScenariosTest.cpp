#include "ScenarioSupport.h"

#include <QtTest>

/// Fouls: table D of the referee's scenarios but for charging and self collisions (CollisionScenariosTest).
///
/// A robot that lies is held at its height.
class FoulScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void fouls_data();
  void fouls() { runScenario(); }
};

void FoulScenariosTest::fouls_data()
{
  scenarioColumns();
  // Incapable.
  const QString field = "L5(2 1), L1(-6 1), +3";
  const QString start = "start PlayOn 39.98, ball(0 2); ";
  const QString down = start + "lies L5 0.1 @40.00; ";
  scenario("D1", "", field,
           down + "? fouls none @54.98; ? fouls L5:4 @55.04; free L5; ? ~L5(2 1 1.06) @55.10; ? ~L5(2 1 1.25) @55.48; "
                  "? L5(-1.2 -10.5) @55.54");
  scenario("D2", "", field, down + "lies L5 0.2 @50.00; lies L5 0.1 @50.02; ? fouls none @55.00; ? fouls L5:4 @55.06");
  scenario("D3", "", field, down + "lies L5 0.3 @50.00; lies L5 0.1 @50.02; ? fouls none @64.96; ? fouls L5:4 @65.04");
  scenario("D4", "", field, start + "lies L5 0.2 @40.00; ? fouls none @69.96; ? fouls L5:4 @70.04");
  scenario("D5", "", field,
           start + "lies L1 0.1 @40.00; ? fouls none @69.96; ? fouls L1:4 @70.04; free L1; ? L1(-3.6 -10.5) @70.56");
  scenario("D6", "", "L5(2 10.2), L1(-6 1), +3", start + "lies L5 0.1 @40.00; ? fouls none @140.00");
  scenario("D7", "", field + ", L7(-9 2)",
           down + "touch L7 @49.00; ball(15.02 0) @50.00; ball(0 2), mode PlayOn @53.10; ? fouls none @67.94; "
                  "? fouls L5:4 @68.14",
           "Goal_Left 50.00, KickOff_Right 53.00, PlayOn 53.08");

  // Illegal defence.
  const QString defence = "L1(-14.5 -2.5), L2(-13.6 -2.5), L3(-13.6 -1.5), L4(-9 -4), L5(-9 -2), +3";
  const QString defend = "start PlayOn 40; to 41; ? fouls none; ";
  scenario("D8", "", defence, defend + "L4(-13.3 0.5) @42.00; ? L4(-12.8 0.5), fouls L4:2");
  scenario("D9", "", defence, defend + "L4(-14 2.9) @42.00; ? L4(-14 3.4), fouls L4:2");
  scenario("D10", "", defence, defend + "L4(-14.9 0.2) @42.00; ? L4(-15.4 1.451), fouls L4:2");
  scenario("D11", "", "L1(-9 0), L2(-14.5 0), L3(-14 0), L4(-13.5 0), +3",
           defend + "L1(-14.5 1.5) @42.00; ? L4(-12.8 0), L1(-14.5 1.5), fouls L4:2");
  scenario("D12", "", defence,
           defend + "L4(-13.3 0.5), L5(-13.3 1.5) @42.00; ? L4(-12.8 0.5), L5(-12.8 1.5), fouls L4:2+L5:2");
  scenario("D13", "", "L1(-14.5 -2.5), L2(-13.6 -2.5), L4(-9 -4), L5(-9 -2), +3",
           defend + "L4(-13.3 0.5), L5(-13.3 1.5) @42.00; ? L4(-12.8 0.5), L5(-13.3 1.5), fouls L4:2");
  // The drop ball moves L4 2.5 m back.
  scenario("D14", "", "L1(-14.5 -2.5), L2(-13.6 -2.5), L3(-13.6 -1.5), L4(-12 2), +3",
           "start PlayOn 40, ball(-11.5 2); step; do (dropBall); ? L4(-14 3.4), fouls none");

  // Touching: the arms of robots that face each other at 0.3 m meet, and those of robots 0.25 m side by side. The left
  // team has its turn first.
  const QString far = "L1(-9 0), L5(-9 -2), L7(-9 2), R4(9 0), R6(9 2), +3";
  const QString two = "L5(0 0), R4(0.3 0)";
  const QString meet = "start PlayOn 40, ball(8 8); " + two + " @41.00; ? contact L5 R4, fouls none; ";
  scenario("D15", "", far,
           meet + two +
               ", L7(0.15 0.25) @41.02; ? contact L5 R4, contact L7 L5, contact L7 R4, ~L7(0.15 0.65), ~L5(0 0), "
               "~R4(0.3 0), fouls L7:1");
  // The right team has its turn first: nobody of it is new, and it is in the minority, so one of the others has to go.
  scenario("D16", "first=R", far,
           meet + two +
               ", L7(0.15 0.25) @41.02; ? contact L5 R4, contact L7 L5, contact L7 R4, ~L5(-0.35 -0.194), "
               "~L7(0.15 0.25), ~R4(0.3 0), fouls L5:1");
  const QString mates = "R4(0.3 0), R6(0.3 -0.25)";
  scenario("D17", "", far,
           "start PlayOn 40, ball(8 8); " + mates + " @41.00; ? contact R4 R6, fouls none; " + mates +
               ", L7(0 0) @41.02; ? contact L7 R4, fouls R4:1, ~L7(0 0), ~R6(0.3 -0.25)");
  scenario("D18", "", far,
           meet + two + ", L1(0.15 0.25) @41.02; ? contact L1 L5, contact L1 R4, fouls L5:1, ~L1(0.15 0.25)");
  scenario("D19", "", far, meet + two + "@41.02; ? contact L5 R4, fouls none");

  // Crowding.
  const QString crowd = "R5(0.5 0), L2(-0.2 0), L3(0 0.35), L4(0 -0.9), +3";
  scenario("D32", "MinOppDistance=0.8 Min2PlDistance=0.4 Min3PlDistance=1.0", crowd,
           "start PlayOn 40, ball(0 0 0.042); step; ? fouls L3:0+L4:0");
  scenario("D33", "", crowd, "start PlayOn 40, ball(0 0 0.042); step; ? fouls none");
}

QTEST_APPLESS_MAIN(FoulScenariosTest)
#include "FoulScenariosTest.moc"
