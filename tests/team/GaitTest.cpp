#include "RobotInWorldSupport.h"

#include "app/team/Kick.h"
#include "app/team/Motion.h"
#include "app/team/Walk.h"

#include <QTest>

#include <cstdio>
#include <numbers>

using namespace sparkwright::team;
using Eigen::Vector3d;

/// Robots of the types that the team plays with walk, turn, kick, and stand up again.
class GaitTest : public QObject
{
  Q_OBJECT

private slots:
  void walksWhereItIsTold_data();
  void walksWhereItIsTold();
  void standsStill();
  void stepsGoAsFarAsToldEvenIfSmall();
  void kicksFarAndStaysOnItsFeet_data();
  void kicksFarAndStaysOnItsFeet();
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
  for(const int type : {0, 3, 4})
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

void GaitTest::stepsGoAsFarAsToldEvenIfSmall()
{
  RobotInWorld robot;
  Walk walk(robot.nao, gaitOf(0));
  JointAngles targets{};
  walk.stand(targets);
  robot.hold(targets, 30);
  const Vector3d from = robot.pose("body").translation();
  for(int i = 0; i < 150; ++i)
  {
    walk.step({0.1, 0, -2 * robot.attitude.heading()}, robot.attitude.up(), robot.percepts.gyro, targets);
    robot.act(targets);
  }
  const double way = robot.pose("body").translation().x() - from.x();
  QVERIFY2(way > 0.15 && way < 0.4, qPrintable(QString::number(way)));
}

void GaitTest::kicksFarAndStaysOnItsFeet_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<bool>("leftFoot");
  QTest::addColumn<double>("ahead"); // m, of the ball from where it should be
  QTest::addColumn<double>("least"); // m
  for(const int type : {0, 3, 4})
  {
    QTest::addRow("type %d right", type) << type << false << 0. << 2.5;
    QTest::addRow("type %d left", type) << type << true << 0. << 2.5;
    QTest::addRow("type %d near", type) << type << false << -0.02 << 1.;
    QTest::addRow("type %d far", type) << type << true << 0.02 << 1.;
  }
}

void GaitTest::kicksFarAndStaysOnItsFeet()
{
  QFETCH(int, type);
  QFETCH(bool, leftFoot);
  QFETCH(double, ahead);
  QFETCH(double, least);
  RobotInWorld robot(type, "(beam -5 0 0)");
  Walk walk(robot.nao, gaitOf(type));
  JointAngles targets{};
  walk.stand(targets);
  robot.hold(targets, 40);
  const Eigen::Isometry3d torso = robot.pose("body");
  const Vector3d ball = torso.translation() + Vector3d(0.19 + ahead, leftFoot ? 0.055 : -0.055, 0);
  char command[64];
  std::snprintf(command, sizeof command, "(ball (pos %.3f %.3f %.3f) (vel 0 0 0))", ball.x(), ball.y(), 0.042);
  robot.world.command(command);
  Kick kick(robot.nao, gaitOf(type));
  kick.start(leftFoot ? Left : Right, kickOf(type));
  for(int i = 0; i < 150; ++i)
  {
    if(kick.running())
      kick.step(targets);
    else
      walk.step({}, robot.attitude.up(), robot.percepts.gyro, targets);
    robot.act(targets);
  }
  QVERIFY(!kick.running());
  QVERIFY2(robot.upright(), "it fell");
  const Vector3d way = robot.ball() - ball;
  QVERIFY2(way.x() > least && std::abs(way.y()) < 0.35 * way.x(),
           qPrintable(QString("%1 %2").arg(way.x()).arg(way.y())));
}

void GaitTest::getsUp_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<bool>("onBack");
  for(const int type : {0, 3, 4})
  {
    QTest::addRow("type %d from the front", type) << type << false;
    QTest::addRow("type %d from the back", type) << type << true;
  }
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
  for(int attempt = 0; attempt < 6 && !stands(); ++attempt)
  {
    Motion motion;
    motion.start(robot.attitude.up().y() > 0 ? rollOver(type) : getUpFromFront(type), robot.percepts.joints);
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
