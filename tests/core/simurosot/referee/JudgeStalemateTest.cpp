#include "JudgeSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::simurosot;
using judging::Pitch;

/// R8 of the SimuroSot specification, 5.3: the ball stays where it is.
class JudgeStalemateTest : public QObject
{
  Q_OBJECT

private slots:
  void aBallThatStaysNearIsAStalemate_data();
  void aBallThatStaysNearIsAStalemate();
  void placesDecideTheRestart_data();
  void placesDecideTheRestart();
  void timeBeginsAnewAfterAVerdictAndAfterAReset();
  void itIsAsExactAsAllPlacesCompared();
};

namespace
{

/// The ball goes round in 2 s about a place.
judging::Motion circling(double x, double y, double radius)
{
  return [=](Pitch& pitch, int frame)
  { pitch.ball(x + radius * std::cos(frame * 0.0628), y + radius * std::sin(frame * 0.0628)); };
}

} // namespace

void JudgeStalemateTest::aBallThatStaysNearIsAStalemate_data()
{
  QTest::addColumn<double>("radius");
  QTest::addColumn<int>("frame");
  QTest::newRow("S15 it lies still") << 0.0 << 500;
  QTest::newRow("S15 radius 5 cm") << 5.0 << 500;
  QTest::newRow("S15 radius 5.6 cm") << 5.6 << 500;
  QTest::newRow("S15 radius 5.7 cm") << 5.7 << 0;
  QTest::newRow("S15 radius 12 cm") << 12.0 << 0;
}

void JudgeStalemateTest::aBallThatStaysNearIsAStalemate()
{
  QFETCH(double, radius);
  const judging::Motion motion = circling(-60, 40, radius);
  const judging::Found found = judging::judge(judging::large(), Pitch(), 3000, motion);
  QTEST(found.frame, "frame");
  QVERIFY(judging::isFairTo(found, judging::large(), Pitch(), 3000, motion));
  if(found.frame == 0)
    return;
  QCOMPARE(found.reason, int(SREF_R8_STALEMATE));
  QCOMPARE(found.kind, int(SST_FREE_BALL_MINUS_PLUS));
  QCOMPARE(found.actor, int(SREF_YELLOW));
  QCOMPARE(found.hardness, int(SREF_CERTAIN));
}

void JudgeStalemateTest::placesDecideTheRestart_data()
{
  QTest::addColumn<bool>("inMiddle");
  QTest::addColumn<Point>("ball");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("actor");
  QTest::newRow("goal area, Middle") << true << Point{100, 5} << int(SST_GOAL_KICK) << int(SREF_BLUE);
  QTest::newRow("before the goal area, Middle")
      << true << Point{94.9, 5} << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("goal area, Large") << false << Point{190, 5} << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
  QTest::newRow("quarter +x -y") << false << Point{1, -1} << int(SST_FREE_BALL_PLUS_MINUS) << int(SREF_BLUE);
  QTest::newRow("quarter -x -y") << false << Point{-1, -1} << int(SST_FREE_BALL_MINUS_MINUS) << int(SREF_YELLOW);
  QTest::newRow("quarter -x +y") << false << Point{-1, 1} << int(SST_FREE_BALL_MINUS_PLUS) << int(SREF_YELLOW);
  QTest::newRow("0 counts as positive") << false << Point{0, 0} << int(SST_FREE_BALL_PLUS_PLUS) << int(SREF_BLUE);
}

void JudgeStalemateTest::placesDecideTheRestart()
{
  QFETCH(bool, inMiddle);
  QFETCH(Point, ball);
  const LeagueProfile& profile = inMiddle ? judging::middle() : judging::large();
  const judging::Found found = judging::judge(profile, Pitch().ball(ball.x, ball.y), 600);
  QTEST(found.kind, "kind");
  QTEST(found.actor, "actor");
}

// S16
void JudgeStalemateTest::timeBeginsAnewAfterAVerdictAndAfterAReset()
{
  Judge judge(judging::large());
  const Pitch pitch = Pitch().ball(50, 50);
  QCOMPARE(judging::judge(judge, pitch, 1000).frame, 500);
  QCOMPARE(judging::judge(judge, pitch, 1000).frame, 500); // It has been rejected.
  QCOMPARE(judging::judge(judge, pitch, 300).frame, 0);
  judge.reset(); // A restart.
  QCOMPARE(judging::judge(judge, pitch, 1000).frame, 500);
  // A verdict of another rule clears the history too.
  QCOMPARE(judging::judge(judge, pitch, 300).frame, 0);
  Pitch high = pitch;
  high.frame.ball.z = 50;
  QCOMPARE(judging::judge(judge, high, 1).reason, int(SREF_R11_BALL_LOST));
  QCOMPARE(judging::judge(judge, pitch, 1000).frame, 500);
}

void JudgeStalemateTest::itIsAsExactAsAllPlacesCompared()
{
  LeagueProfile profile;
  profile.rules.stalemateSeconds = 1;
  const int window = 50;
  const double radius = 11.25;
  Judge judge(profile);
  std::vector<Point> places;
  std::uint32_t random = 1;
  const auto next = [&random] { return (random = random * 1664525u + 1013904223u) / 4294967296.; };
  Point ball{30, 30};
  int found = 0;
  for(int frame = 0; frame < 20000; ++frame)
  {
    // Mostly it trembles; now and then it goes away, or comes back.
    const double step = next() < 0.02 ? 40 : 4;
    ball = {std::clamp(ball.x + (next() - 0.5) * step, 5., 60.), std::clamp(ball.y + (next() - 0.5) * step, 5., 60.)};
    places.push_back(ball);
    bool stays = places.size() >= std::size_t(window);
    for(std::size_t ago = 1; stays && ago < std::size_t(window); ++ago)
      stays = distance(places[places.size() - 1 - ago], ball) <= radius;
    const judging::Found verdict = judging::judge(judge, Pitch().ball(ball.x, ball.y), 1);
    QCOMPARE(verdict.frame == 1, stays);
    if(stays)
      places.clear(), ++found;
  }
  QVERIFY2(found > 20 && found < 390, qPrintable(QString::number(found)));
}

QTEST_APPLESS_MAIN(JudgeStalemateTest)
#include "JudgeStalemateTest.moc"
