#include "JudgeSupport.h"

#include <QtTest>

using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;
using judging::yellow;

/// R5, R6, R7 of the SimuroSot specification, 5.3: what happens to keepers, and what they do.
class JudgeKeepersTest : public QObject
{
  Q_OBJECT

private slots:
  void charging_data();
  void charging();
  void aRejectedChargeIsOneContactEvenIfItFlickers();
  void blocking_data();
  void blocking();
  void waiting_data();
  void waiting();
};

namespace
{

/// The keeper of blue at the post, yellow 2 in contact with it.
Pitch keeperTouched(double ballX, double ballY)
{
  Pitch pitch;
  return pitch.place(blue(0), 190, 10).place(yellow(2), 182.4, 10).ball(ballX, ballY).contact(blue(0), yellow(2));
}

} // namespace

void JudgeKeepersTest::charging_data()
{
  QTest::addColumn<Pitch>("pitch");
  QTest::addColumn<int>("frame");
  const Pitch near = keeperTouched(150, 30);
  QTest::newRow("contact") << near << 1;
  QTest::newRow("the ball is before the penalty area") << keeperTouched(129.9, 30) << 0;
  QTest::newRow("the ball is beside the penalty area") << keeperTouched(150, 60.1) << 0;
  QTest::newRow("the ball is between them") << keeperTouched(186.2, 12) << 0;
  QTest::newRow("the ball is beside them") << keeperTouched(186.2, 14) << 1;
  QTest::newRow("no contact") << [&] { Pitch p = near; p.contacts.clear(); return p; }() << 0;
  QTest::newRow("not the keeper") << Pitch(near).place(blue(0), 170, 10) << 0;
  QTest::newRow("a robot of its own side")
      << Pitch().place(blue(0), 190, 10).place(blue(2), 170, 10).ball(150, 30).contact(blue(0), blue(2)) << 0;
}

void JudgeKeepersTest::charging()
{
  QFETCH(Pitch, pitch);
  for(const bool mirosot : {true, false})
  {
    LeagueProfile profile = judging::large();
    profile.rules.mirosot = mirosot;
    const judging::Found found = judging::judge(profile, pitch, 30);
    QTEST(found.frame, "frame");
    QVERIFY(judging::isFairTo(found, profile, pitch, 30));
    if(found.frame == 0)
      continue;
    QCOMPARE(found.reason, int(SREF_R5_KEEPER_CHARGED));
    QCOMPARE(found.kind, mirosot ? int(SST_GOAL_KICK) : int(SST_FREE_BALL_PLUS_PLUS));
    QCOMPARE(found.actor, int(SREF_BLUE));
    QCOMPARE(found.hardness, int(SREF_CERTAIN));
    QCOMPARE(found.offenderSide, int(SREF_YELLOW));
    QCOMPARE(found.offender, 2);
  }
}

void JudgeKeepersTest::aRejectedChargeIsOneContactEvenIfItFlickers()
{
  Judge judge(judging::large());
  const Pitch pitch = keeperTouched(150, 30);
  Pitch apart = pitch;
  apart.contacts.clear();
  QCOMPARE(judging::judge(judge, pitch, 1).frame, 1);
  QCOMPARE(judging::judge(judge, apart, 3).frame, 0);
  QCOMPARE(judging::judge(judge, pitch, 10).frame, 0);
  QCOMPARE(judging::judge(judge, apart, 4).frame, 0);
  QCOMPARE(judging::judge(judge, pitch, 10).frame, 1);
}

void JudgeKeepersTest::blocking_data()
{
  QTest::addColumn<double>("command");
  QTest::addColumn<int>("touched"); // frames
  QTest::addColumn<int>("frame");
  QTest::newRow("1 s") << 30.0 << 50 << 50;
  QTest::newRow("less than 1 s") << 30.0 << 49 << 0;
  QTest::newRow("backwards") << -30.0 << 60 << 50;
  QTest::newRow("the keeper wants to stay") << 0.0 << 60 << 0;
}

void JudgeKeepersTest::blocking()
{
  QFETCH(double, command);
  QFETCH(int, touched);
  Pitch pitch = keeperTouched(-50, 30); // Else it would be a charge.
  pitch.command(blue(0), command, command);
  const auto motion = [=](Pitch& p, int frame)
  {
    if(frame > touched)
      p.contacts.clear();
  };
  for(const bool mirosot : {true, false})
  {
    LeagueProfile profile = judging::large();
    profile.rules.mirosot = mirosot;
    const judging::Found found = judging::judge(profile, pitch, 100, motion);
    QTEST(found.frame, "frame");
    QVERIFY(judging::isFairTo(found, profile, pitch, 100, motion));
    if(found.frame == 0)
      continue;
    QCOMPARE(found.reason, int(SREF_R6_KEEPER_BLOCKED));
    QCOMPARE(found.kind, mirosot ? int(SST_GOAL_KICK) : int(SST_FREE_BALL_MINUS_PLUS));
    QCOMPARE(found.hardness, int(SREF_NEEDS_HUMAN));
    QCOMPARE(found.offender, 2);
  }
}

void JudgeKeepersTest::waiting_data()
{
  QTest::addColumn<bool>("inMiddle");
  QTest::addColumn<Pitch>("pitch");
  QTest::addColumn<int>("frame");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("actor");
  const Pitch middle = Pitch().place(blue(0), 105, 5).ball(98, 5);
  const Pitch large = Pitch().place(blue(0), 190, 5).ball(180, 5);
  const int none = 0, on = SST_PLAY_ON, nobody = SREF_NOBODY;
  QTest::newRow("S17 Middle") << true << middle << 500 << int(SST_PENALTY_KICK) << int(SREF_YELLOW);
  QTest::newRow("S17 Large") << false << large << 500 << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  // 10 cm to the side of the robot that is turned to the ball.
  QTest::newRow("S17 an opponent within 10 cm") << true << Pitch(middle).place(yellow(1), 98 - 13.7, 5) << none << on
                                                << nobody;
  QTest::newRow("S17 an opponent just outside of 10 cm")
      << true << Pitch(middle).place(yellow(1), 98 - 13.8, 5) << 500 << int(SST_PENALTY_KICK) << int(SREF_YELLOW);
  QTest::newRow("S17 a robot of its own within 10 cm") << true << Pitch(middle).place(blue(1), 98 - 13.7, 5) << none
                                                       << on << nobody;
  QTest::newRow("S17 before the goal area") << true << Pitch(middle).ball(94.9, 5) << none << on << nobody;
  QTest::newRow("S17 without a keeper") << true << Pitch(middle).place(blue(0), 80, 5) << none << on << nobody;
}

void JudgeKeepersTest::waiting()
{
  QFETCH(bool, inMiddle);
  QFETCH(Pitch, pitch);
  LeagueProfile profile = inMiddle ? judging::middle() : judging::large();
  profile.rules.enabled[static_cast<std::size_t>(RuleId::Stalemate)] = false; // The ball lies still here.
  const judging::Found found = judging::judge(profile, pitch, 600);
  QTEST(found.frame, "frame");
  QTEST(found.kind, "kind");
  QTEST(found.actor, "actor");
  QCOMPARE(found.reason, found.frame == 0 ? int(SREF_NO_RULE) : int(SREF_R7_KEEPER_WAITS));
  QVERIFY(judging::isFairTo(found, profile, pitch, 600));
  // It comes before the stalemate, which has the same time.
  QCOMPARE(judging::judge(inMiddle ? judging::middle() : judging::large(), pitch, 600).reason,
           found.frame == 0 ? int(SREF_R8_STALEMATE) : int(SREF_R7_KEEPER_WAITS));
}

QTEST_APPLESS_MAIN(JudgeKeepersTest)
#include "JudgeKeepersTest.moc"
