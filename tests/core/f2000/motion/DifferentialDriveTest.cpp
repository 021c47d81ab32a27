#include "core/game/f2000/motion/DifferentialDrive.h"

#include "tests/core/f2000/motion/DriveSupport.h"

#include <QtTest>

#include <stdexcept>

using namespace sparkwright::f2000;
using namespace test::drive;

namespace
{

MotionConfig scout()
{
  MotionConfig config;
  config.maxSpeed = 1;
  config.maxTurn = 180 * degree;
  config.maxAcceleration = 2;
  config.maxTurnAcceleration = 360 * degree;
  config.wheelBase = 0.345;
  return config;
}

} // namespace

/// The two-wheel drive of the F2000 league: F01 and F02 of its scenarios, limits, delay and what it tells.
class DifferentialDriveTest : public QObject
{
  Q_OBJECT
private slots:
  void F01_speedGrowsLinearly()
  {
    DifferentialDrive drive;
    drive.configure(scout());
    drive.setTranslationalVelocity(1);
    const Pose half = driven(drive, 0.5);
    QVERIFY(std::abs(drive.twist().vx - 1) < 1e-9);
    QVERIFY(std::abs(half.x - 0.25) < 0.002);
    QVERIFY(std::abs(driven(drive, 0.5, half).x - 0.75) < 0.002);
  }

  void F02_aSteadyTurnIsAnArc()
  {
    MotionConfig config = scout();
    config.maxAcceleration = config.maxTurnAcceleration = infinite;
    DifferentialDrive drive;
    drive.configure(config);
    QVERIFY(drive.setCommand({0.5, 90 * degree}));
    drive.step(dt); // Steady from now on.
    const Pose pose = driven(drive, 1);
    QVERIFY(std::abs(pose.x - 0.3183) < 0.001 && std::abs(pose.y - 0.3183) < 0.001);
    QVERIFY(std::abs(pose.theta - 90 * degree) < 0.1 * degree);
  }

  void commandsAreClipped_data()
  {
    QTest::addColumn<double>("v");
    QTest::addColumn<double>("omega");
    QTest::addColumn<double>("wheel");
    QTest::addColumn<double>("reached");
    QTest::addColumn<double>("turning");
    QTest::newRow("forward") << 5. << 0. << 0. << 1. << 0.;
    QTest::newRow("back") << -5. << 0. << 0. << -1. << 0.;
    QTest::newRow("turn") << 0. << 100. << 0. << 0. << std::numbers::pi;
    QTest::newRow("both share what the wheels can") << 1. << 2. << 0.5 << 0.5 / 1.345 << 2 * 0.5 / 1.345;
  }
  void commandsAreClipped()
  {
    QFETCH(double, v);
    QFETCH(double, omega);
    QFETCH(double, wheel);
    QFETCH(double, reached);
    QFETCH(double, turning);
    MotionConfig config = scout();
    config.maxWheelSpeed = wheel;
    DifferentialDrive drive;
    drive.configure(config);
    drive.setTranslationalVelocity(v);
    drive.setRotationalVelocity(omega);
    driven(drive, 3);
    QVERIFY(std::abs(drive.twist().vx - reached) < 1e-9);
    QVERIFY(std::abs(drive.twist().omega - turning) < 1e-9);
  }

  void aCommandTakesEffectAfterItsLatency()
  {
    MotionConfig config = scout();
    config.latency = 0.05;
    config.maxAcceleration = infinite;
    DifferentialDrive drive;
    drive.configure(config);
    drive.setTranslationalVelocity(0.3);
    drive.setTranslationalVelocity(0.4); // The last one of an interval counts.
    driven(drive, 0.05);
    QCOMPARE(drive.twist().vx, 0.0);
    drive.setRotationalVelocity(1); // Does not take back the speed.
    drive.step(dt);
    QCOMPARE(drive.twist().vx, 0.4);
    QCOMPARE(drive.twist().omega, 0.0);
    driven(drive, 0.3);
    QCOMPARE(drive.twist().vx, 0.4);
    QCOMPARE(drive.twist().omega, 1.0);
  }

  void aBlockedRobotStartsFromRest()
  {
    DifferentialDrive drive;
    drive.configure(scout());
    drive.setTranslationalVelocity(1);
    driven(drive, 1);
    drive.correct({}, {0.99, 0, 0.01}); // What a servo is off by.
    QCOMPARE(drive.twist().vx, 1.0);
    drive.correct({}, {0.005, 0, 0});
    drive.step(dt);
    QVERIFY(std::abs(drive.twist().vx - 0.025) < 1e-9);
  }

  void itTellsTheSpeedsOfItsWheels()
  {
    DifferentialDrive drive;
    drive.configure(scout());
    drive.setCommand({-0.5, 1});
    driven(drive, 2);
    std::vector<std::uint32_t> words{7};
    drive.getMotionData(words);
    QCOMPARE(words.size(), 3u);
    QCOMPARE(words[0], 7u);
    QCOMPARE(static_cast<std::int32_t>(words[1]), -673); // mm/s: -500 - 1 * 345 / 2
    QCOMPARE(static_cast<std::int32_t>(words[2]), -328);
  }

  void badInputIsRefused()
  {
    DifferentialDrive drive;
    MotionConfig config = scout();
    config.wheelBase = 0;
    QVERIFY_EXCEPTION_THROWN(drive.configure(config), std::invalid_argument);
    drive.configure(scout());
    drive.setCommand({0.2, 0});
    QVERIFY(!drive.setCommand({0.5}));
    QVERIFY(!drive.setCommand({0.5, 0, 0}));
    driven(drive, 1);
    QVERIFY(std::abs(drive.twist().vx - 0.2) < 1e-9);
    drive.reset();
    driven(drive, 1);
    QCOMPARE(drive.twist().vx, 0.0);
  }
};

QTEST_APPLESS_MAIN(DifferentialDriveTest)
#include "DifferentialDriveTest.moc"
