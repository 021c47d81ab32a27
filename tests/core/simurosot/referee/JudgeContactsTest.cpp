#include "JudgeSupport.h"

#include "core/game/simurosot/referee/rules/BallCover.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;
using judging::yellow;

/// R9 and R10 of the SimuroSot specification, 5.3: pushing, and holding the ball.
class JudgeContactsTest : public QObject
{
  Q_OBJECT

private slots:
  void pushing_data();
  void pushing();
  void enclosing_data();
  void enclosing();
  void sticking_data();
  void sticking();
  void theKeeperMayHoldTheBall();
  void theCoveredShareIsExact();
};

namespace
{

/// Yellow 3 pushes blue 5 along +x; cm for each frame.
judging::Motion pushBy(double step, int frames)
{
  return [=](Pitch& pitch, int frame)
  {
    if(frame > frames)
      pitch.contacts.clear();
    else if(frame > 1)
      for(const RobotId robot : {yellow(3), blue(5)})
        pitch.robot(robot).x += step;
  };
}

Pitch pushingPair()
{
  return Pitch()
      .place(yellow(3), -20, 50)
      .place(blue(5), -12.4, 50)
      .command(yellow(3), 60, 60)
      .ball(100, -90)
      .contact(yellow(3), blue(5));
}

} // namespace

void JudgeContactsTest::pushing_data()
{
  QTest::addColumn<Pitch>("pitch");
  QTest::addColumn<double>("step");
  QTest::addColumn<int>("frames");
  QTest::addColumn<int>("frame");
  const Pitch pair = pushingPair();
  QTest::newRow("S39 by 8 cm") << pair << 0.2 << 41 << 26;
  QTest::newRow("S39 with the ball in contact") << Pitch(pair).contact(yellow(3).object(), SREF_BALL) << 0.2 << 41 << 0;
  QTest::newRow("S39 with the ball beside it") << Pitch(pair).ball(-18, 50 + 3.75 + 2.2) << 0.0 << 41 << 0;
  QTest::newRow("less than 5 cm") << pair << 0.1 << 50 << 0;
  QTest::newRow("just 5 cm") << pair << 0.1 << 52 << 51;
  QTest::newRow("0.5 s") << pair << 0.5 << 25 << 25;
  QTest::newRow("less than 0.5 s") << pair << 0.5 << 24 << 0;
  QTest::newRow("it does not drive") << Pitch(pair).command(yellow(3), 0, 0) << 0.2 << 41 << 0;
  QTest::newRow("it drives away") << Pitch(pair).command(yellow(3), -60, -60) << 0.2 << 41 << 0;
  QTest::newRow("it drives past") << Pitch(pair).place(yellow(3), -20, 50, 80).command(yellow(3), 60, 60) << 0.2 << 41
                                  << 0;
  QTest::newRow("backwards") << Pitch(pair).place(yellow(3), -20, 50, 180).command(yellow(3), -60, -60) << 0.2 << 41
                             << 26;
  QTest::newRow("no contact") << [&] { Pitch p = pair; p.contacts.clear(); return p; }() << 0.2 << 41 << 0;
}

void JudgeContactsTest::pushing()
{
  QFETCH(Pitch, pitch);
  QFETCH(double, step);
  QFETCH(int, frames);
  const auto motion = pushBy(step, frames);
  for(const LeagueProfile* const profile : {&judging::large(), &judging::middle()})
  {
    const judging::Found found = judging::judge(*profile, pitch, 80, motion);
    QTEST(found.frame, "frame");
    QVERIFY(judging::isFairTo(found, *profile, pitch, 80, motion));
    if(found.frame == 0)
      continue;
    QCOMPARE(found.reason, int(SREF_R9_PUSHING));
    QCOMPARE(found.kind, int(SST_FREE_KICK));
    QCOMPARE(found.actor, int(SREF_BLUE));
    QCOMPARE(found.hardness, int(SREF_NEEDS_HUMAN));
    QCOMPARE(found.offenderSide, int(SREF_YELLOW));
    QCOMPARE(found.offender, 3);
  }
}

void JudgeContactsTest::enclosing_data()
{
  QTest::addColumn<double>("ballX"); // The robot ends at x = 53.75.
  QTest::addColumn<int>("frames");
  QTest::addColumn<int>("frame");
  QTest::newRow("half of the ball for 1 s") << 53.75 << 60 << 50;
  QTest::newRow("less than 1 s") << 53.75 << 49 << 0;
  QTest::newRow("less than 30 %") << 54.5 << 60 << 0;
  QTest::newRow("more than 30 %") << 54.3 << 60 << 50;
}

void JudgeContactsTest::enclosing()
{
  QFETCH(double, ballX);
  QFETCH(int, frames);
  const auto motion = [=](Pitch& pitch, int frame)
  {
    if(frame > frames)
      pitch.ball(0, 90);
  };
  const Pitch pitch = Pitch().place(yellow(3), 50, 20).ball(ballX, 20);
  for(const LeagueProfile* const profile : {&judging::large(), &judging::middle()})
  {
    const judging::Found found = judging::judge(*profile, pitch, 80, motion);
    QTEST(found.frame, "frame");
    QVERIFY(judging::isFairTo(found, *profile, pitch, 80, motion));
    if(found.frame == 0)
      continue;
    QCOMPARE(found.reason, int(SREF_R10_BALL_HELD));
    QCOMPARE(found.kind, profile->rules.mirosot ? int(SST_FREE_KICK) : int(SST_FREE_BALL_PLUS_PLUS));
    QCOMPARE(found.actor, int(SREF_BLUE));
    QCOMPARE(found.hardness, int(SREF_NEEDS_HUMAN));
    QCOMPARE(found.offender, 3);
  }
}

void JudgeContactsTest::sticking_data()
{
  QTest::addColumn<double>("speed");
  QTest::addColumn<double>("difference");
  QTest::addColumn<int>("frame");
  QTest::newRow("3 s") << 21.0 << 0.0 << 150;
  QTest::newRow("too slow") << 19.9 << 0.0 << 0;
  QTest::newRow("it rolls away") << 30.0 << 1.01 << 0;
  QTest::newRow("it hardly rolls") << 30.0 << 0.99 << 150;
}

void JudgeContactsTest::sticking()
{
  QFETCH(double, speed);
  QFETCH(double, difference);
  Pitch pitch;
  pitch.place(blue(7), -100, 30).ball(-100 + 3.75 + 2.135, 30);
  pitch.robot(blue(7)).vx = speed;
  pitch.frame.ball.vx = speed + difference;
  const auto motion = [](Pitch& p, int)
  {
    p.robot(blue(7)).x += 0.4;
    p.frame.ball.x += 0.4;
  };
  const judging::Found found = judging::judge(judging::middle(), pitch, 200, motion);
  QTEST(found.frame, "frame");
  QVERIFY(judging::isFairTo(found, judging::middle(), pitch, 200, motion));
  QCOMPARE(found.reason, found.frame == 0 ? int(SREF_NO_RULE) : int(SREF_R10_BALL_HELD));
}

void JudgeContactsTest::theKeeperMayHoldTheBall()
{
  const Pitch pitch = Pitch().place(blue(0), 190, 20).ball(190, 20);
  QCOMPARE(judging::judge(judging::large(), pitch, 200).frame, 0);
}

void JudgeContactsTest::theCoveredShareIsExact()
{
  const double r = 2;
  const Square square{{10, 20, 0}, 8};
  const auto near = [](double a, double b) { return std::abs(a - b) < 1e-12; };
  QVERIFY(near(coveredShare(square, {10, 20}, r), 1));
  QVERIFY(near(coveredShare(square, {14, 20}, r), 0.5));
  QVERIFY(near(coveredShare(square, {14, 24}, r), 0.25));
  QVERIFY(near(coveredShare(square, {16.1, 20}, r), 0));
  QVERIFY(near(coveredShare(square, {12, 20}, r), 1));
  // A segment of half the radius.
  const double segment = (std::numbers::pi / 3 - std::sqrt(3.) / 4) / std::numbers::pi;
  QVERIFY(near(coveredShare(square, {15, 20}, r), segment));
  QVERIFY(near(coveredShare(square, {13, 20}, r), 1 - segment));
  // A small square within a large ball.
  QVERIFY(near(coveredShare({{0, 0, 30}, 1}, {0.2, 0.1}, 5), 1 / (25 * std::numbers::pi)));
  // Turned with the robot.
  const double turnedX = 10 + 5 * std::cos(0.5), turnedY = 20 + 5 * std::sin(0.5);
  QVERIFY(near(coveredShare({{10, 20, 0.5 * 180 / std::numbers::pi}, 8}, {turnedX, turnedY}, r), segment));
}

QTEST_APPLESS_MAIN(JudgeContactsTest)
#include "JudgeContactsTest.moc"
