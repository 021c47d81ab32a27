#include "JudgeSupport.h"

#include <QtTest>

#include <limits>

using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;
using judging::yellow;

/// R0, R1, R1b, R11 of the SimuroSot specification, 5.3, and kicks of the shoot-out: goals, time and the lost ball.
class JudgeGoalsTest : public QObject
{
  Q_OBJECT

private slots:
  void goals_data();
  void goals();
  void aGoalIsReportedUntilTheBallIsElsewhere();
  void aPeriodEndsWithItsTime();
  void aBallThatIsLostIsPlacedInTheNearestQuarter_data();
  void aBallThatIsLostIsPlacedInTheNearestQuarter();
  void aGoalByPushingTheKeeperIsVoid_data();
  void aGoalByPushingTheKeeperIsVoid();
  void kicksOfTheShootOut_data();
  void kicksOfTheShootOut();
};

void JudgeGoalsTest::goals_data()
{
  QTest::addColumn<bool>("inMiddle");
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("z");
  QTest::addColumn<bool>("isGoal");
  QTest::newRow("S10 touching the line") << true << 112.0 << 0.0 << 2.135 << false;
  QTest::newRow("S10 over the line") << true << 112.2 << 0.0 << 2.135 << true;
  QTest::newRow("S10 exactly at the line") << true << 112.135 << 0.0 << 2.135 << false;
  QTest::newRow("S10 Large, touching the line") << false << 202.1 << 0.0 << 2.135 << false;
  QTest::newRow("S10 Large, over the line") << false << 202.2 << 0.0 << 2.135 << true;
  QTest::newRow("beside the goal") << true << 114.0 << 20.1 << 2.135 << false;
  QTest::newRow("at the post") << true << 114.0 << 17.8 << 2.135 << true;
  QTest::newRow("above the goal") << true << 114.0 << 0.0 << 5.1 << false;
  QTest::newRow("behind the goal") << true << 125.1 << 0.0 << 2.135 << false;
}

void JudgeGoalsTest::goals()
{
  QFETCH(bool, inMiddle);
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, z);
  QFETCH(bool, isGoal);
  const LeagueProfile& profile = inMiddle ? judging::middle() : judging::large();
  Pitch pitch;
  pitch.ball(x, y).frame.ball.z = z;
  const judging::Found found = judging::judge(profile, pitch, 10);
  QCOMPARE(found.reason == SREF_R1_GOAL, isGoal);
  QVERIFY(judging::isFairTo(found, profile, pitch, 10));
  if(!isGoal)
    return;
  QCOMPARE(found.frame, 1);
  QCOMPARE(found.kind, int(SST_PLACE_KICK));
  QCOMPARE(found.actor, int(SREF_BLUE)); // It defends +x.
  QCOMPARE(found.goalFor, int(SREF_YELLOW));
  QCOMPARE(found.hardness, int(SREF_CERTAIN));
}

// Errata: for a rejected goal the ball has to be put elsewhere.
void JudgeGoalsTest::aGoalIsReportedUntilTheBallIsElsewhere()
{
  Judge judge(judging::large());
  Pitch pitch;
  pitch.ball(-205, 3);
  for(int i = 0; i < 3; ++i)
    QCOMPARE(judging::judge(judge, pitch, 1).goalFor, int(SREF_BLUE));
  QCOMPARE(judging::judge(judge, pitch.ball(-100, 3), 10).frame, 0);
}

void JudgeGoalsTest::aPeriodEndsWithItsTime()
{
  Pitch pitch;
  pitch.frame.time_left = 0.02;
  QCOMPARE(judging::judge(judging::large(), pitch, 10).frame, 0);
  pitch.frame.time_left = 0;
  pitch.ball(205, 0); // Comes before a goal.
  const judging::Found found = judging::judge(judging::large(), pitch, 10);
  QCOMPARE(found.frame, 1);
  QCOMPARE(found.reason, int(SREF_R0_PERIOD_OVER));
  QCOMPARE(found.kind, int(SST_PLAY_ON));
  QCOMPARE(found.actor, int(SREF_NOBODY));
  pitch.frame.time_left = std::numeric_limits<double>::quiet_NaN();
  QCOMPARE(judging::judge(judging::large(), pitch, 10).reason, int(SREF_R1_GOAL));
}

void JudgeGoalsTest::aBallThatIsLostIsPlacedInTheNearestQuarter_data()
{
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("z");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("actor");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  QTest::newRow("high") << 50.0 << 30.0 << 30.1 << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("not too high") << 50.0 << 30.0 << 29.9 << int(SST_PLAY_ON) << int(SREF_NOBODY);
  QTest::newRow("outside") << -220.1 << 70.0 << 2.0 << int(SST_FREE_BALL_MINUS_PLUS) << int(SREF_YELLOW);
  QTest::newRow("not too far outside") << -219.9 << 70.0 << 2.0 << int(SST_PLAY_ON) << int(SREF_NOBODY);
  QTest::newRow("beside") << 10.0 << -160.1 << 2.0 << int(SST_FREE_BALL_PLUS_MINUS) << int(SREF_BLUE);
  QTest::newRow("nowhere") << nan << 0.0 << 2.0 << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("far away") << -1e9 << -1e9 << 2.0 << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("at no height") << -10.0 << -10.0 << nan << int(SST_FREE_BALL_MINUS_MINUS) << int(SREF_YELLOW);
}

void JudgeGoalsTest::aBallThatIsLostIsPlacedInTheNearestQuarter()
{
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, z);
  Pitch pitch;
  pitch.ball(x, y).frame.ball.z = z;
  const judging::Found found = judging::judge(judging::large(), pitch, 10);
  QTEST(found.kind, "kind");
  QTEST(found.actor, "actor");
  QCOMPARE(found.reason, found.frame == 0 ? int(SREF_NO_RULE) : int(SREF_R11_BALL_LOST));
}

namespace
{

/// Yellow 3 drives against the ball, which drives the keeper of blue over the goal line.
Pitch keeperPushedIn()
{
  Pitch pitch;
  pitch.place(blue(0), 107, 1).place(yellow(3), 94.6, 1).command(yellow(3), 100, 100).ball(100.8, 1);
  pitch.robot(blue(0)).vx = 40;
  return pitch.contact(blue(0).object(), SREF_BALL).contact(SREF_BALL, yellow(3).object());
}

} // namespace

void JudgeGoalsTest::aGoalByPushingTheKeeperIsVoid_data()
{
  QTest::addColumn<int>("pushedFrames");
  QTest::addColumn<int>("pause"); // frames from the push to the goal
  QTest::addColumn<int>("reason");
  QTest::newRow("at once") << 2 << 1 << int(SREF_R1B_GOAL_BY_PUSHING);
  QTest::newRow("1 s before") << 2 << 50 << int(SREF_R1B_GOAL_BY_PUSHING);
  QTest::newRow("more than 1 s before") << 2 << 51 << int(SREF_R1_GOAL);
  QTest::newRow("the push itself is reported") << 5 << 1 << int(SREF_R5_KEEPER_CHARGED);
}

void JudgeGoalsTest::aGoalByPushingTheKeeperIsVoid()
{
  QFETCH(int, pushedFrames);
  QFETCH(int, pause);
  const auto motion = [=](Pitch& pitch, int frame)
  {
    if(frame == pushedFrames + 1)
      pitch.contacts.clear(), pitch.ball(90, 60);
    if(frame == pushedFrames + pause)
      pitch.contacts.clear(), pitch.ball(114, 1);
  };
  for(const bool mirosot : {true, false})
  {
    LeagueProfile profile = judging::middle();
    profile.rules.mirosot = mirosot;
    const judging::Found found = judging::judge(profile, keeperPushedIn(), 100, motion);
    QTEST(found.reason, "reason");
    QVERIFY(judging::isFairTo(found, profile, keeperPushedIn(), 100, motion));
    if(found.reason == SREF_R1_GOAL)
      continue;
    QCOMPARE(found.goalFor, int(SREF_NOBODY));
    QCOMPARE(found.hardness, int(SREF_NEEDS_HUMAN));
    QCOMPARE(found.kind, mirosot ? int(SST_GOAL_KICK) : int(SST_FREE_BALL_PLUS_PLUS));
    QCOMPARE(found.actor, int(SREF_BLUE));
    QCOMPARE(found.offenderSide, int(SREF_YELLOW));
    QCOMPARE(found.offender, 3);
  }
}

void JudgeGoalsTest::kicksOfTheShootOut_data()
{
  QTest::addColumn<Pitch>("pitch");
  QTest::addColumn<double>("thenX"); // of the ball from frame 20 on
  QTest::addColumn<int>("frame");
  QTest::addColumn<int>("reason");
  Pitch kick;
  kick.ball(-150, 1).place(yellow(0), -196, 0).place(blue(4), -120, 0);
  kick.frame.shooter = SREF_BLUE;
  kick.frame.time_left = 0; // Of no matter in a shoot-out.
  QTest::newRow("goal") << kick << -205.0 << 20 << int(SREF_R1_GOAL);
  QTest::newRow("30 s") << kick << -160.0 << 1500 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("out of the goal area again") << Pitch(kick).ball(-180, 1) << -174.9 << 20 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("not yet in the goal area") << kick << -174.9 << 1500 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("from the goal area to the line")
      << Pitch(kick).place(yellow(0), -196, -15).ball(-180, 1) << -201.0 << 1500 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("the keeper holds it") << Pitch(kick).ball(-196, 5.9) << -196.0 << 50 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("lost") << kick << -230.0 << 20 << int(SREF_SHOOT_OUT_OVER);
  QTest::newRow("own goal") << kick << 205.0 << 20 << int(SREF_SHOOT_OUT_OVER);
}

void JudgeGoalsTest::kicksOfTheShootOut()
{
  QFETCH(Pitch, pitch);
  QFETCH(double, thenX);
  const auto motion = [=](Pitch& p, int frame)
  {
    if(frame == 20)
      p.frame.ball.x = thenX;
  };
  const judging::Found found = judging::judge(judging::large(), pitch, 1600, motion);
  QTEST(found.frame, "frame");
  QTEST(found.reason, "reason");
  QCOMPARE(found.kind, int(SST_SHOOT_OUT));
  QCOMPARE(found.actor, int(SREF_YELLOW));
  QCOMPARE(found.goalFor, found.reason == SREF_R1_GOAL ? int(SREF_BLUE) : int(SREF_NOBODY));
  QVERIFY(judging::isFairTo(found, judging::large(), pitch, 1600, motion));
}

QTEST_APPLESS_MAIN(JudgeGoalsTest)
#include "JudgeGoalsTest.moc"
