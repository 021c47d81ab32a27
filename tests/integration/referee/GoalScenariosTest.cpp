#include "ScenarioSupport.h"

#include <QtTest>

/// Goals and restrictions of kicks: table B of the referee's scenarios.
///
/// Where the table lets only the sensor of the goal speak, or keeps it silent, the ball lies where that is so by
/// itself.
class GoalScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void goals_data();
  void goals() { runScenario(); }
};

void GoalScenariosTest::goals_data()
{
  scenarioColumns();
  scenario("B1", "", "+3",
           "start PlayOn 118.96; touch L7 @119.00; ball(15.01 0.3) @120.00; ? score 1:0; "
           "? ball(0 0) @123.02; to 123.2; ? score 1:0",
           "Goal_Left 120.00, KickOff_Right 123.00");
  const QString lastByL7 = "start PlayOn 118.96; touch L7 @119.00; ";
  // Behind the net, which a fast ball passes between two steps.
  scenario("B2", "", "+3", lastByL7 + "ball(15.75 0.5 0.3), vel(12 0 0) @120.00; ? score 1:0", "Goal_Left 120.00");
  scenario("B2 left", "", "+3", lastByL7 + "ball(-15.75 0.5 0.3), vel(-12 0 0) @120.00; ? score 0:1",
           "Goal_Right 120.00");
  scenario("B3", "", "+3", lastByL7 + "ball(15.20 1.2 0.1), vel(10 0 0) @120.00; ? score 0:0",
           "goal_kick_right 120.00");
  scenario("B4", "", "+3", lastByL7 + "ball(15.20 0.2 0.95), vel(10 0 0) @120.00; ? score 0:0",
           "goal_kick_right 120.00");
  scenario("B5", "", "+3", "start PlayOn 118.96; touch L3 @119.00; ball(-15.01 0) @120.00; ? score 0:1",
           "Goal_Right 120.00");
  scenario("B6", "", "L3(-9 0), +3",
           "start PlayOn 49.98, ball(4 9.958); step; mode KickIn_Left; ball(15.02 0) @52.00; "
           "? score 0:0, ball(4 9.958)",
           "KickIn_Left 50.00");

  const QString kickOff = "start KickOff_Left 0; touch L5 @0.50; ";
  scenario("B7", "", "+3",
           kickOff + "ball(1.5 0), touch L8 @1.00; ball(15.02 0) @2.00; ? score 0:0; ? ball(14 0) @3.02",
           "PlayOn 0.50, goal_kick_right 2.00");
  scenario("B8", "", "+3", kickOff + "ball(2.3 0.4), touch L8 @1.00; ball(15.02 0) @2.00; ? score 1:0",
           "PlayOn 0.50, Goal_Left 2.00");
  scenario("B9", "", "+3",
           kickOff + "ball(1 0), touch R6 @0.90; ball(0.8 0), touch L8 @1.20; ball(15.02 0) @2.00; ? score 1:0",
           "PlayOn 0.50, Goal_Left 2.00");
  scenario("B10", "", "+3", kickOff + "touch L5 @0.58; to 1.5", "PlayOn 0.50");
  scenario("B11", "", "+3", kickOff + "ball(0.4 0), touch L5 @0.62; ? ball(0.4 0) @1.64",
           "PlayOn 0.50, free_kick_right 0.62");
  // From where the ball is when the dead time is over, whoever has put it there.
  const QString doubleTouch = kickOff + "ball(0.4 0), touch L5 @0.62; ";
  const QString awarded = "PlayOn 0.50, free_kick_right 0.62";
  scenario("B11 moved since", "", "+3",
           doubleTouch +
               "ball(4 -3) @1.20; ? ball(4 -3) @1.60; ? ball(4 -3) @1.64; ball(1 1) @1.70; ? ball(4 -3) @1.72",
           awarded);
  scenario("B11 moved off the field", "", "+3", doubleTouch + "ball(4 -3) @1.20; ball(4 -12) @1.40; ? ball(4 -3) @1.64",
           awarded);
  scenario("B11 moved into the penalty area", "", "+3", doubleTouch + "ball(-14 0.5) @1.20; ? ball(-13.2 3) @1.64",
           awarded);
  scenario("B11 moved while people decide", "ConfirmFouls=true", "+3",
           doubleTouch + "ball(4 -3); do (confirm); ? ball(4 -3) @1.64", awarded);
  scenario("B11 after another mode", "", "+3",
           doubleTouch +
               "ball(4 -3) @1.20; mode PlayOn; step; mode free_kick_left; ball(1 1) @1.60; ? ball(4 -3) @2.30",
           awarded + ", PlayOn 1.20, free_kick_left 1.22");

  // A restart at the given time, in a place where nobody stands.
  const auto restart = [](const char* mode, double time)
  { return QString("start PlayOn %1, ball(4 9.958); step; mode %2; ").arg(time - 0.02, 0, 'f', 2).arg(mode); };
  scenario("B12", "", "+3", restart("KickIn_Left", 18) + "touch L3 @20.00; touch R4 @20.50; touch L3 @20.80; to 21.5",
           "KickIn_Left 18.00, PlayOn 20.00");
  scenario("B13", "", "+3",
           restart("free_kick_left", 38) + "touch L10 @40.00; touch L10 @40.04; ball(15.02 0) @40.08; ? score 0:0",
           "free_kick_left 38.00, PlayOn 40.00, goal_kick_right 40.08");
  scenario("B14", "", "+3",
           restart("direct_free_kick_left", 38) +
               "touch L10 @40.00; touch L10 @40.04; ball(15.02 0) @40.08; ? score 1:0",
           "direct_free_kick_left 38.00, PlayOn 40.00, Goal_Left 40.08");
  scenario("B15", "", "+3", restart("corner_kick_left", 38) + "touch L10 @40.00; ball(15.02 0) @40.60; ? score 1:0",
           "corner_kick_left 38.00, PlayOn 40.00, Goal_Left 40.60");
  scenario("B16", "", "+3",
           restart("corner_kick_left", 38) +
               "touch L10 @40.00; ball(-15.02 0.3) @40.60; ? score 0:0; ? ball(-14.958 5.483) @41.62",
           "corner_kick_left 38.00, PlayOn 40.00, corner_kick_right 40.60");
  scenario("B17", "", "+3",
           restart("free_kick_left", 38) + "touch L10 @40.00; touch L9 @40.70; ball(15.02 0) @41.00; ? score 1:0",
           "free_kick_left 38.00, PlayOn 40.00, Goal_Left 41.00");
  scenario("B18", "", "+3",
           "start goal_kick_left 100; touch L1 @102.00; touch L1 @102.50; ball(-13.1 0) @103.00; touch L1 @103.50",
           "PlayOn 103.00, free_kick_right 103.50");
}

QTEST_APPLESS_MAIN(GoalScenariosTest)
#include "GoalScenariosTest.moc"
