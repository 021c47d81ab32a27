#include "core/game/f2000/motion/OmniDrive.h"

#include "tests/core/f2000/motion/DriveSupport.h"

#include <QtTest>

#include <stdexcept>

using namespace sparkwright::f2000;
using namespace test::drive;

namespace
{

const std::vector<double> threeWheels{60 * degree, 180 * degree, 300 * degree};

MotionConfig omni()
{
  MotionConfig config;
  config.wheelAngles = threeWheels;
  config.wheelDistance = 0.2;
  config.maxWheelSpeed = 2;
  config.maxAcceleration = config.maxTurnAcceleration = infinite;
  return config;
}

bool near(const std::vector<double>& a, const std::vector<double>& b)
{
  if(a.size() != b.size())
    return false;
  for(std::size_t i = 0; i < a.size(); ++i)
    if(std::abs(a[i] - b[i]) > 1e-3)
      return false;
  return true;
}

} // namespace

/// The drive of three or more wheels of the F2000 league: F03 and F04 of its scenarios, other wheels, limits.
class OmniDriveTest : public QObject
{
  Q_OBJECT
private slots:
  void F03_rimsFollowTheVelocity_data()
  {
    QTest::addColumn<double>("vx");
    QTest::addColumn<double>("vy");
    QTest::addColumn<double>("omega");
    QTest::addColumn<QList<double>>("rims");
    QTest::newRow("forward") << 1. << 0. << 0. << QList<double>{-0.866, 0, 0.866};
    QTest::newRow("left") << 0. << 1. << 0. << QList<double>{0.5, -1, 0.5};
    QTest::newRow("turn") << 0. << 0. << 1. << QList<double>{0.2, 0.2, 0.2};
  }
  void F03_rimsFollowTheVelocity()
  {
    QFETCH(double, vx);
    QFETCH(double, vy);
    QFETCH(double, omega);
    QFETCH(QList<double>, rims);
    const WheelMatrix wheels(threeWheels, 0.2);
    const std::vector<double> speeds = wheels.speeds({vx, vy, omega});
    QVERIFY(near(speeds, {rims.begin(), rims.end()}));
    const Twist back = wheels.twist(speeds);
    QVERIFY(near({back.vx, back.vy, back.omega}, {vx, vy, omega}));
  }

  void F04_tooFastACommandKeepsItsDirection()
  {
    OmniDrive drive;
    drive.configure(omni());
    QVERIFY(drive.setCommand({4, 0, 0}));
    drive.step(dt);
    QVERIFY(std::abs(drive.twist().vx - 2.309) < 1e-3);
    QCOMPARE(drive.twist().vy, 0.0);
    std::vector<std::uint32_t> words;
    drive.getMotionData(words);
    QCOMPARE(words.size(), 3u);
    QCOMPARE(static_cast<std::int32_t>(words[0]), -2000);
    QCOMPARE(static_cast<std::int32_t>(words[1]), 0);
    QCOMPARE(static_cast<std::int32_t>(words[2]), 2000);
  }

  void anyWheelsThatCanMoveItFit_data()
  {
    QTest::addColumn<QList<double>>("degrees");
    QTest::addColumn<bool>("fit");
    QTest::newRow("four") << QList<double>{45, 135, 225, 315} << true;
    QTest::newRow("uneven") << QList<double>{30, 150, 290} << true;
    QTest::newRow("two") << QList<double>{0, 90} << false;
    QTest::newRow("none") << QList<double>{} << false;
    QTest::newRow("all in one place") << QList<double>{10, 10, 10, 10} << false;
    QTest::newRow("not a number") << QList<double>{0, 120, std::nan("")} << false;
  }
  void anyWheelsThatCanMoveItFit()
  {
    QFETCH(QList<double>, degrees);
    QFETCH(bool, fit);
    MotionConfig config = omni();
    config.wheelAngles.clear();
    for(const double angle : degrees)
      config.wheelAngles.push_back(angle * degree);
    OmniDrive drive;
    if(!fit)
    {
      QVERIFY_EXCEPTION_THROWN(drive.configure(config), std::invalid_argument);
      return;
    }
    drive.configure(config);
    drive.setCommand({0.3, -0.2, 0.5});
    drive.step(dt);
    const WheelMatrix wheels(config.wheelAngles, config.wheelDistance);
    const Twist back = wheels.twist(wheels.speeds(drive.twist()));
    QVERIFY(near({back.vx, back.vy, back.omega}, {0.3, -0.2, 0.5}));
  }

  void whileItTurnsItStillGoesStraight()
  {
    OmniDrive drive;
    MotionConfig config = omni();
    config.maxAcceleration = 3;
    drive.configure(config);
    // The command that keeps a direction of the field turns with the robot.
    Pose pose;
    for(int i = 0; i < 200; ++i)
    {
      const double ahead = pose.theta + dt / 2;
      drive.setCommand({std::cos(ahead), -std::sin(ahead), 1});
      pose = moved(pose, drive.step(dt));
    }
    QVERIFY(pose.x > 1.5);
    QVERIFY(std::abs(pose.y) < 0.02);
    QVERIFY(std::abs(pose.theta - 2) < 0.02);
  }

  void aChangeOfVelocityIsLimitedAsAWhole()
  {
    MotionConfig config = omni();
    config.maxAcceleration = 3;
    OmniDrive drive;
    drive.configure(config);
    drive.setCommand({0.8, 0.6, 0});
    drive.step(dt);
    QVERIFY(std::abs(drive.twist().vx - 0.024) < 1e-9);
    QVERIFY(std::abs(drive.twist().vy - 0.018) < 1e-9);
  }

  void standardCommandsLeaveTheOthersAlone()
  {
    OmniDrive drive;
    drive.configure(omni());
    QCOMPARE(drive.dimension(), 3u);
    QVERIFY(!drive.setCommand({1, 2}));
    drive.setCommand({0, 0.5, 0});
    drive.setTranslationalVelocity(0.25);
    drive.setRotationalVelocity(1);
    drive.step(dt);
    QVERIFY(near({drive.twist().vx, drive.twist().vy, drive.twist().omega}, {0.25, 0.5, 1}));
    drive.correct({}, {0, 0.5, 1}); // Blocked ahead.
    QVERIFY(near({drive.twist().vx, drive.twist().vy}, {0, 0.5}));
    drive.reset();
    drive.step(dt);
    QCOMPARE(drive.twist().vy, 0.0);
  }
};

QTEST_APPLESS_MAIN(OmniDriveTest)
#include "OmniDriveTest.moc"
