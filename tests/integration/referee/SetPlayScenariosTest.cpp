#include "ScenarioSupport.h"

#include <QtTest>

/// Ball out and set plays: table C of the referee's scenarios.
class SetPlayScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void setPlays_data();
  void setPlays() { runScenario(); }
};

void SetPlayScenariosTest::setPlays_data()
{
  scenarioColumns();
  const auto lastBy = [](const char* player) { return QString("start PlayOn 48.98; touch %1 @49.00; ").arg(player); };
  scenario("C1", "", "+3", lastBy("R5") + "ball(7.98 10.04) @49.98; ball(8 10.05) @50.00; ? ball(7.98 9.958) @51.02",
           "KickIn_Left 50.00");
  scenario("C2", "", "+3", lastBy("R5") + "ball(8 10.04) @50.00; to 50.1; ? ball(8 10.04)");
  scenario("C3", "", "+3", lastBy("L2") + "ball(-15.05 4) @50.00; ? ball(-14.958 5.483) @51.02",
           "corner_kick_right 50.00");
  scenario("C4", "", "+3", lastBy("R2") + "ball(-15.05 -4) @50.00; ? ball(-14 0) @51.02", "goal_kick_left 50.00");
  scenario("C5", "", "+3", lastBy("R2") + "ball(15.06 10.06) @50.00; ? ball(14.958 5.483) @51.02",
           "corner_kick_left 50.00");
  scenario("C6", "", "+3", "start PlayOn 49; touch R3, touch L5, ball(8 10.04) @49.98; ball(8 10.05) @50.00; to 50.5",
           "KickIn_Left 50.00");
  scenario("C6 the other way", "", "+3",
           "start PlayOn 49; touch L5, touch R3, ball(8 10.04) @49.98; ball(8 10.05) @50.00; to 50.5",
           "KickIn_Right 50.00");

  const QString around = "R5(5 9), L3(4 9.758), +3";
  const QString kickIn = "start PlayOn 49.98, ball(4 9.958); step; mode KickIn_Left; ";
  scenario("C7", "", around,
           kickIn + "? ~R5(5 9), ~L3(4 9.758) @50.96; ? R5(6.5 9), L3(4 9.458), ball(4 9.958) @51.02; "
                    "ball(4.5 9.5) @52.00; ? ball(4 9.958)",
           "KickIn_Left 50.00");
  scenario("C8", "", around, kickIn + "touch L3 @50.50; to 52", "KickIn_Left 50.00");
  scenario("C9", "", around, kickIn + "touch L3 @51.02; to 52", "KickIn_Left 50.00");
  scenario("C10", "", around, kickIn + "touch L3 @51.04; ? taker L3, kick indirect", "KickIn_Left 50.00, PlayOn 51.04");
  scenario("C11", "", around, kickIn + "to 65.04; ? ball(4 9.958), ~L3(1.5 9.458), ~R5(6.5 9)",
           "KickIn_Left 50.00, PlayOn 65.02");

  const QString goalKick = "start goal_kick_left 100; ";
  scenario("C12", "", "R9(-13.5 1), +3", goalKick + "? ~R9(-13.5 1) @100.96; ? ball(-14 0), R9(-10.7 1) @101.02");
  scenario("C13", "", "R9(-13.5 1), +3",
           goalKick + "touch L1 @102.00; ball(-13.3 0) @103.00; ? ball(-13.3 0) @103.98; ball(-13.1 0) @104.00; "
                      "? taker L1, kick direct",
           "PlayOn 104.00");
  scenario("C14", "", "R9(-13.5 1), +3",
           goalKick + "touch L1 @102.00; ball(-13.5 0) @103.00; to 115.04; ? ball(-13.2 3)", "PlayOn 115.02");
  scenario("C15", "", "R2(14 5), +3", lastBy("R5") + "ball(15.06 5.5) @50.00; ? R2(14 2.983) @51.02",
           "corner_kick_left 50.00");
  scenario("C16", "", "+3", "start PlayOn 9.98, ball(14 0.7); step; mode free_kick_right; ? ball(13.2 3) @11.02",
           "free_kick_right 10.00");
  scenario("C17", "", "R6(-13 -2.5), L4(-12.5 -3.5), +3",
           "start PlayOn 10, ball(-14 -0.5); step; do (dropBall); ? ball(-13.2 -3), R6(-10.7 -2.5), L4(-12.5 -0.5)");
  // 0.4 m off R8 is too near, wherever its arms are.
  scenario("C18", "", "R5(5 9), R8(6.5 9), +3", kickIn + "? R5(6.5 8.2), ~R8(6.5 9) @51.02", "KickIn_Left 50.00");
  scenario("C19", "", "R5(4 2), +3",
           "start PlayOn 69.98, ball(3 2); step; mode free_kick_left; ? ball(3 2), R5(5.5 2) @71.02; "
           "touch L10 @72.00; ? taker L10, kick indirect",
           "free_kick_left 70.00, PlayOn 72.00");
  // Stays in the sense of the table until somebody takes it as a free kick, or the ball is dropped.
  scenario("C20", "", "+3", "start PlayOn 69.98, ball(3 2); step; mode offside_left; to 80", "offside_left 70.00");
}

QTEST_APPLESS_MAIN(SetPlayScenariosTest)
#include "SetPlayScenariosTest.moc"
