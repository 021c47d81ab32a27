#include "ScenarioSupport.h"

#include <QtTest>

/// Charging and self collisions: table D of the referee's scenarios, D20 to D31 and D34.
///
/// So that they meet with the velocities of the table, robots glide above the ground. They come from farther away than
/// the table has them in the moment in which they meet (0.38 m apart, if they face each other): whom somebody has moved
/// may charge for a second.
class CollisionScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void collisions_data();
  void collisions() { runScenario(); }
};

void CollisionScenariosTest::collisions_data()
{
  scenarioColumns();
  const QString others = ", L11(-9 9), +3";
  const QString pair = "L5(-1 0 0.6), R5(0.4 0 0.6)" + others;
  const QString start = "start PlayOn 40, ball(5 0); ";
  const QString charge = "go L5 0.6 0, go R5 0 0; meet L5 R5; ";
  scenario("D20", "", pair,
           start + charge +
               "? ~L5(0 0), fouls L5:6; free L5, free R5; wait 0.48; ? ~L5(0 0); wait 0.06; ? L5(-1.2 -10.5)");
  const QString headOn = "L5(-0.9 0 0.6), R5(0.9 0 0.6)" + others;
  const QString duel = "go L5 0.6 0, go R5 -0.6 0; meet L5 R5; ? fouls none, innocent L5 yes, innocent R5 yes; ";
  scenario("D21", "", headOn, start + duel);
  // They part and meet again twice: before 0.2 s are over, and after.
  scenario("D22", "", headOn,
           start + duel +
               "go L5 -1 0, go R5 0 0; wait 0.06; go L5 0.6 0; meet L5 R5; ? fouls none; "
               "go L5 -1 0; wait 0.16; go L5 0.6 0; meet L5 R5; ? fouls L5:6");
  scenario("D23", "", "L5(-1 0 0.6), R5(0.35 0 0.6)" + others,
           "start PlayOn 40, ball(0.5 0.5); " + charge + "? ~L5(0 0), fouls L5:6");
  scenario("D24", "", "L5(-0.8 0 0.6), R5(-0.24 0 0.6)" + others,
           "start PlayOn 40, ball(0.9 0); go L5 0.6 0, go R5 0.45 0; meet L5 R5; ? ~R5(0.3 0), fouls L5:6");
  // The ball lies between them, below where their arms meet.
  scenario("D25", "", "L5(-0.9 0 0.6), R5(0.9 0.1 0.6)" + others,
           "start PlayOn 40, ball(0 0); go L5 0.6 0, go R5 -0.6 -0.06; meet L5 R5; ? fouls none, innocent L5 yes");
  scenario("D26", "", pair,
           start +
               "go L5 0.6 0, go R5 0 0; wait 1.3; touch L5; ? immune R5 no; meet L5 R5; ? fouls none, immune R5 yes");
  scenario("D27", "", "L1(-14.9 0 0.6), R5(-13.6 0 0.6)" + others,
           "start PlayOn 40, ball(-9 0); go L1 0.6 0, go R5 0 0; meet L1 R5; ? ~L1(-14 0), fouls none, immune R5 yes");
  // The dropped ball moves L5, and 0.6 s later it runs into R5; or more than a second later.
  const auto moved = [&](const char* x) { return QString("L5(4.6 1.9 0.6), R5(%1 1.9 0.6)").arg(x) + others; };
  const QString dropped =
      start + "go L5 0 0, go R5 0 0; wait 1.2; do (dropBall); ? L5(2.5 1.9); go L5 0.6 0; meet L5 R5; ";
  scenario("D28", "", moved("3.236"), dropped + "? ~L5(2.86 1.9), fouls none");
  scenario("D28 later", "", moved("3.55"), dropped + "? fouls L5:6");
  scenario("D29", "", "L5(-1.2 0 0.384), R5(0.4 0)" + others,
           start + "lies R5 0.2; go L5 0.6 0; meet L5 R5; ? fouls none");
  scenario("D34", "StartAnyFieldPosition=true", pair,
           "start Goal_Left 40, ball(5 0); " + charge + "? mode Goal_Left, paused yes, fouls none");

  // The arm gets there before the game begins.
  const QString one = "L5(-9 -2), +3";
  const QString all = "frozen L5 lae1+lae2+lae3+lae4";
  scenario("D30", "", one,
           "arm L5 0.05; ? arm L5 0.05, fouls none; start PlayOn 9.98; ? arm L5 0.05, fouls L5:7, " + all +
               " @10.00; ? " + all +
               " @10.98; ? frozen L5 none @11.04; ? arm L5 0.05, fouls L5:7, frozen L5 none @12.98; " +
               "? fouls L5:7+L5:7, " + all + " @13.04");
  scenario(
      "D31", "", one,
      "arm L5 0.03; start PlayOn 9.98; ? arm L5 0.03, fouls none @10.00; ? arm L5 0.03, fouls none, frozen L5 none "
      "@13.04");
  scenario(
      "D31 deeper", "", one,
      "arm L5 0.038; start PlayOn 9.98; ? fouls none @11.00; mode BeforeKickOff; arm L5 0.0405; mode PlayOn; step; "
      "? fouls L5:7",
      "BeforeKickOff 11, PlayOn 11");
}

QTEST_APPLESS_MAIN(CollisionScenariosTest)
#include "CollisionScenariosTest.moc"
