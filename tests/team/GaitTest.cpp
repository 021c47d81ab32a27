#include "RobotInWorldSupport.h"

#include "app/team/Motion.h"
#include "app/team/Walk.h"

#include <QTest>

#include <numbers>

using namespace sparkwright::team;
using Eigen::Vector3d;

/// Robots walk, turn, and stand up again.
class GaitTest : public QObject
{
  Q_OBJECT

private slots:
  void walksWhereItIsTold_data();
  void walksWhereItIsTold();
  void standsStill();
  void getsUp_data();
  void getsUp();
};

void GaitTest::walksWhereItIsTold_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<double>("forward");
  QTest::addColumn<double>("left");
  QTest::addColumn<double>("turn");
  QTest::addColumn<double>("least"); // m or rad in 6 s
  for(const int type : {0, 1, 4})
  {
    QTest::addRow("type %d forward", type) << type << 9. << 0. << 0. << 1.5;
    QTest::addRow("type %d back", type) << type << -9. << 0. << 0. << 0.6;
    QTest::addRow("type %d left", type) << type << 0. << 9. << 0. << 0.4;
    QTest::addRow("type %d right", type) << type << 0. << -9. << 0. << 0.4;
    QTest::addRow("type %d turn", type) << type << 0. << 0. << 9. << 1.5;
  }
}

void GaitTest::walksWhereItIsTold()
{
  QFETCH(int, type);
  QFETCH(double, forward);
  QFETCH(double, left);
  QFETCH(double, turn);
  QFETCH(double, least);
  RobotInWorld robot(type, "(beam -1 0 0)");
  Walk walk(robot.nao, gaitOf(type));
  JointAngles targets{};
  walk.stand(targets);
  robot.hold(targets, 40);
  const Vector3d from = robot.pose("body").translation();
  double turned = 0;
  double last = robot.attitude.heading();
  for(int i = 0; i < 300; ++i)
  {
    walk.step({forward, left, turn != 0 ? turn : -2 * robot.attitude.heading()}, robot.attitude.up(),
              robot.percepts.gyro, targets);
    robot.act(targets);
    turned += std::remainder(robot.attitude.heading() - last, 2 * std::numbers::pi);
    last = robot.attitude.heading();
  }
  QVERIFY2(robot.upright(), "it fell");
  const Vector3d way = robot.pose("body").translation() - from;
  const double done = turn != 0      ? turned
                      : forward != 0 ? way.x() * (forward > 0 ? 1 : -1)
                                     : way.y() * (left > 0 ? 1 : -1);
  QVERIFY2(done > least, qPrintable(QString::number(done)));
}

void GaitTest::standsStill()
{
  RobotInWorld robot;
  Walk walk(robot.nao, gaitOf(0));
  JointAngles targets{};
  walk.stand(targets);
  robot.hold(targets, 50);
  const Vector3d from = robot.pose("body").translation();
  for(int i = 0; i < 250; ++i)
  {
    walk.step({}, robot.attitude.up(), robot.percepts.gyro, targets);
    robot.act(targets);
  }
  QVERIFY(walk.standing());
  QVERIFY(robot.upright());
  QVERIFY((robot.pose("body").translation() - from).norm() < 0.05);
}

void GaitTest::getsUp_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<bool>("onBack");
  for(const int type : {0, 1, 4})
    QTest::addRow("type %d from the front", type) << type << false;
  QTest::newRow("type 0 from the back") << 0 << true;
}

void GaitTest::getsUp()
{
  QFETCH(int, type);
  QFETCH(bool, onBack);
  RobotInWorld robot(type);
  Walk walk(robot.nao, gaitOf(type));
  JointAngles targets{};
  walk.stand(targets);
  robot.hold(targets, 20);
  // Toes down pushes it over backwards.
  JointAngles tilted = targets;
  tilted[RAnklePitch] += onBack ? -0.6 : 0.6;
  tilted[LAnklePitch] = tilted[RAnklePitch];
  robot.hold(tilted, 90);
  QVERIFY2(robot.pose("body").linear()(2, 2) < 0.5, "it did not fall");
  QCOMPARE(robot.attitude.up().y() > 0, onBack);

  // As a player does it: again, if it did not work.
  const auto stands = [&] { return robot.upright() && robot.pose("body").translation().z() > 0.3; };
  for(int attempt = 0; attempt < 4 && !stands(); ++attempt)
  {
    Motion motion;
    motion.start(robot.attitude.up().y() > 0 ? getUpFromBack(type) : getUpFromFront(type), robot.percepts.joints);
    targets = robot.percepts.joints;
    bool running = true;
    while(running)
    {
      running = motion.step(targets);
      robot.act(targets);
    }
    walk.reset();
    for(int i = 0; i < 50; ++i)
    {
      walk.step({}, robot.attitude.up(), robot.percepts.gyro, targets);
      robot.act(targets);
    }
  }
  QVERIFY2(stands(), qPrintable(QString::number(robot.pose("body").translation().z())));
}

QTEST_APPLESS_MAIN(GaitTest)
#include "GaitTest.moc"
