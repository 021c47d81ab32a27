#include "core/game/simurosot/game/StepChoice.h"

#include <QtTest>

using namespace sparkwright::simurosot;

namespace
{

constexpr double frameSeconds = 0.02;

/// A large field with the ball in a corner, far from all.
struct FieldOfMoving
{
  FieldOfMoving() { seen.ball = {150, 100, 2.135, 0, 0, 0}; }
  FieldOfMoving& robot(int number, double x, double y, double vx, double vy, double omega = 0)
  {
    seen.robot[number % 2][number / 2] = {x, y, 0, vx, vy, omega, 0, 0, 1, 0};
    return *this;
  }
  FieldOfMoving& ball(double x, double y, double vx, double vy, double z = 2.135, double vz = 0)
  {
    seen.ball = {x, y, z, vx, vy, vz};
    return *this;
  }
  int steps() const { return stepsFor(seen, LeagueProfile(), least, frameSeconds); }

  static constexpr int preset = 4;
  int least = preset;
  sref_frame seen{};
};

} // namespace

/// Frames take many steps only when things meet fast.
class StepChoiceTest : public QObject
{
  Q_OBJECT

private slots:
  void aFastRobotOnAFreeFieldTakesFewSteps()
  {
    QCOMPARE(FieldOfMoving().robot(0, 0, 0, 200, 0).steps(), FieldOfMoving::preset);
    QCOMPARE(FieldOfMoving().ball(0, 0, 300, 0).steps(), FieldOfMoving::preset);
  }

  void robotsThatDriveTogetherDoNot()
  {
    QCOMPARE(FieldOfMoving().robot(0, 0, 0, 200, 0).robot(1, 8, 0, 200, 0).steps(), FieldOfMoving::preset);
  }

  void robotsThatMeetDo()
  {
    const int slow = FieldOfMoving().robot(0, 0, 0, 50, 0).robot(1, 12, 0, -50, 0).steps();
    const int fast = FieldOfMoving().robot(0, 0, 0, 100, 0).robot(1, 12, 0, -100, 0).steps();
    QCOMPARE(slow, 8); // 100 cm/s · 0.02 s / 0.28 cm
    QCOMPARE(fast, 15);
  }

  void turningCountsAsMotion()
  {
    QVERIFY(FieldOfMoving().robot(0, 0, 0, 0, 0, 1300).robot(1, 11, 0, 0, 0).steps() > 8);
  }

  void aWallIsMet_data()
  {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("end") << 192. << 80.;
    QTest::newRow("side") << 0. << -133.;
    QTest::newRow("corner") << -192. << 132.;
    QTest::newRow("in the goal") << 205. << 0.;
  }
  void aWallIsMet()
  {
    QFETCH(double, x);
    QFETCH(double, y);
    QCOMPARE(FieldOfMoving().robot(0, x, y, 100, 100).steps(), 11); // 141 cm/s
  }

  void aBallThatIsHitMayReachTheNextRobotAtOnce()
  {
    const int alone = FieldOfMoving().ball(0, 0, 0, 0).robot(0, -6, 0, 150, 0).steps();
    const int between = FieldOfMoving().ball(0, 0, 0, 0).robot(0, -6, 0, 150, 0).robot(1, 10, 0, 0, 0).steps();
    QCOMPARE(alone, 11);
    QCOMPARE(between, 17); // 225 cm/s
  }

  void aBallBetweenARobotAndAWallComesBack()
  {
    QCOMPARE(FieldOfMoving().ball(196, 60, 100, 0).robot(0, 189, 60, 100, 0).steps(), 15); // 200 cm/s
  }

  void aBallThatFallsMeetsTheFloor()
  {
    QVERIFY(FieldOfMoving().ball(0, 0, 0, 0, 6, -200).steps() > 14);
    QCOMPARE(FieldOfMoving().ball(0, 0, 0, 0, 30, -200).steps(), FieldOfMoving::preset);
  }

  void thereIsAnEnd() { QCOMPARE(FieldOfMoving().robot(0, 0, 0, 1e6, 0).robot(1, 8, 0, -1e6, 0).steps(), mostSteps); }

  void aSceneMayAskForMore()
  {
    FieldOfMoving field;
    field.least = 50;
    QCOMPARE(field.robot(0, 0, 0, 1e6, 0).robot(1, 8, 0, 0, 0).steps(), 50);
  }
};

QTEST_APPLESS_MAIN(StepChoiceTest)
#include "StepChoiceTest.moc"
