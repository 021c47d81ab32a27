#include "RobotInWorldSupport.h"

#include "app/team/body/Walk.h"
#include "app/team/play/Localiser.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <numbers>

using namespace sparkwright::team;
using Eigen::Isometry3d;
using Eigen::Vector2d;
using Eigen::Vector3d;

/// Robots find out where they are, from what they see and from their steps.
class LocaliserTest : public QObject
{
  Q_OBJECT

private slots:
  void landmarksAreWhereTheFieldHasThem();
  void aRobotThatKnowsNothingFindsItself_data();
  void aRobotThatKnowsNothingFindsItself();
  void aWalkingRobotKnowsWhereItIs();
  void rubbishDoesNotMoveIt();
};

namespace
{

double headingOf(const Isometry3d& torso)
{
  return std::atan2(torso.linear()(1, 1), torso.linear()(0, 1));
}

} // namespace

void LocaliserTest::landmarksAreWhereTheFieldHasThem()
{
  QCOMPARE(placeOf(F1L, true), Vector3d(-15, 10, 0));
  QCOMPARE(placeOf(F1L, false), Vector3d(15, -10, 0));
  QCOMPARE(placeOf(G2R, true), Vector3d(15, -1.05, 0.8));
  QCOMPARE(placeOf(G2R, false), Vector3d(-15, 1.05, 0.8));
  QCOMPARE(fieldLines().size(), 21u);
  for(const Field::Line& line : fieldLines())
    QCOMPARE_GT((line.end - line.begin).norm(), 1);
}

void LocaliserTest::aRobotThatKnowsNothingFindsItself_data()
{
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::addColumn<double>("heading");
  QTest::newRow("own half, ahead") << -5. << 2. << 0.;
  QTest::newRow("backwards") << 6. << -3. << 180.;
  QTest::newRow("to the side") << 0. << -8. << 90.;
  QTest::newRow("in the goal") << -14.5 << 0.3 << 20.;
  QTest::newRow("corner") << 13. << 8. << -135.;
}

void LocaliserTest::aRobotThatKnowsNothingFindsItself()
{
  QFETCH(double, x);
  QFETCH(double, y);
  QFETCH(double, heading);
  const QString beam = QString("(beam %1 %2 %3)").arg(x).arg(y).arg(heading);
  RobotInWorld robot(0, beam.toStdString());
  Localiser localiser(robot.nao);
  const Walk walk(robot.nao, gaitOf(0));
  JointAngles targets{};
  walk.stand(targets);
  for(int i = 0; i < 60; ++i)
  {
    robot.act(targets);
    localiser.update(robot.percepts);
  }
  const Isometry3d real = robot.pose("body");
  QVERIFY(localiser.age() < 0.1);
  const double off = (localiser.place() - real.translation().head<2>()).norm();
  QVERIFY2(off < 0.08, qPrintable(QString("off by %1 m").arg(off)));
  const double turned = std::remainder(localiser.heading() - headingOf(real), 2 * std::numbers::pi);
  QVERIFY2(std::abs(turned) < 0.02, qPrintable(QString("turned by %1").arg(turned)));
  VERIFY_NEAR(localiser.torso().translation().z(), real.translation().z(), 0.03);
}

void LocaliserTest::aWalkingRobotKnowsWhereItIs()
{
  RobotInWorld robot(0, "(beam -5 0 0)");
  Localiser localiser(robot.nao);
  localiser.setPose(Vector2d(-5, 0), 0);
  Walk walk(robot.nao, gaitOf(0));
  JointAngles targets{};
  walk.stand(targets);
  double worst = 0;
  double way = 0;
  Vector3d last = robot.pose("body").translation();
  for(int i = 0; i < 500; ++i)
  {
    if(i >= 25)
      walk.step({0.4, 0, 0.3}, robot.attitude.up(), robot.percepts.gyro, targets);
    robot.act(targets);
    localiser.update(robot.percepts);
    const Vector3d place = robot.pose("body").translation();
    way += (place - last).norm();
    last = place;
    worst = std::max(worst, (localiser.place() - place.head<2>()).norm());
  }
  QVERIFY2(way > 1, "it did not walk");
  QVERIFY2(worst < 0.25, qPrintable(QString("off by %1 m at worst").arg(worst)));
}

void LocaliserTest::rubbishDoesNotMoveIt()
{
  const Nao nao(0);
  Localiser localiser(nao);
  localiser.setPose(Vector2d(-5, 0), 0);
  Percepts percepts;
  for(const char* text : {"(time (now 1.00))(GS (unum 1) (team left) (t 0) (pm PlayOn))", "(time (now 1.02))(See )",
                          "(time (now 1.04))(GYR (n torso) (rt nan nan nan))",
                          "(time (now 1.06))(ACC (n torso) (a nan 0 inf))",
                          "(time (now 1.08))(See (L (pol 1 0 0) (pol 1 0 0)))",
                          "(time (now 0.02))", "(time (now 9999))"})
  {
    percepts.read(text, "A");
    localiser.update(percepts);
    QVERIFY(localiser.torso().matrix().allFinite());
  }
  VERIFY_NEAR(localiser.place(), Vector2d(-5, 0), 0.5);
}

QTEST_APPLESS_MAIN(LocaliserTest)
#include "LocaliserTest.moc"
