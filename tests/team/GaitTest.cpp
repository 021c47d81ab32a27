#include "RobotInWorldSupport.h"

#include "app/team/body/Kick.h"
#include "app/team/body/Motion.h"
#include "app/team/body/Walk.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <cstdio>
#include <numbers>

using namespace sparkwright::team;
using Eigen::Vector3d;

namespace
{

/// A robot that stands, and walks where it is told.
struct WalkingRobot
{
  RobotInWorld robot;
  Walk walk;
  JointAngles targets{};

  explicit WalkingRobot(int type = 0, const std::string& beam = "(beam -5 0 0)", int cycles = 40)
    : robot(type, beam), walk(robot.nao, gaitOf(type))
  {
    walk.stand(targets);
    robot.hold(targets, cycles);
  }

  void step(const WalkRequest& request)
  {
    walk.step(request, robot.attitude.up(), robot.percepts.gyro, targets);
    robot.act(targets);
  }
  Vector3d place() const { return robot.pose("body").translation(); }
  bool stands() const { return robot.upright() && place().z() > 0.3; }
};

} // namespace

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
  WalkingRobot r(type, "(beam -1 0 0)");
  const Vector3d from = r.place();
  double turned = 0;
  double last = r.robot.attitude.heading();
  for(int i = 0; i < 300; ++i)
  {
    r.step({forward, left, turn != 0 ? turn : -2 * r.robot.attitude.heading()});
    turned += std::remainder(r.robot.attitude.heading() - last, 2 * std::numbers::pi);
    last = r.robot.attitude.heading();
  }
  QVERIFY2(r.robot.upright(), "it fell");
  const Vector3d way = r.place() - from;
  const double done = turn != 0      ? turned
                      : forward != 0 ? way.x() * (forward > 0 ? 1 : -1)
                                     : way.y() * (left > 0 ? 1 : -1);
  QVERIFY2(done > least, qPrintable(QString::number(done)));
}

void GaitTest::standsStill()
{
  WalkingRobot r;
  const Vector3d from = r.place();
  for(int i = 0; i < 250; ++i)
    r.step({});
  QVERIFY(r.walk.standing());
  QVERIFY(r.robot.upright());
  VERIFY_NEAR(r.place(), from, 0.05);
}

void GaitTest::stepsGoAsFarAsToldEvenIfSmall()
{
  WalkingRobot r;
  const Vector3d from = r.place();
  for(int i = 0; i < 150; ++i)
    r.step({0.1, 0, -2 * r.robot.attitude.heading()});
  const double way = r.place().x() - from.x();
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
  WalkingRobot r(type, "(beam -5 0 0)");
  const Eigen::Isometry3d torso = r.robot.pose("body");
  const Vector3d ball = torso.translation() + Vector3d(0.19 + ahead, leftFoot ? 0.055 : -0.055, 0);
  char command[64];
  std::snprintf(command, sizeof command, "(ball (pos %.3f %.3f %.3f) (vel 0 0 0))", ball.x(), ball.y(), 0.042);
  r.robot.world.command(command);
  Kick kick(r.robot.nao, gaitOf(type));
  kick.start(leftFoot ? Left : Right, kickOf(type));
  for(int i = 0; i < 150; ++i)
  {
    if(!kick.running())
      r.step({});
    else
    {
      kick.step(r.targets);
      r.robot.act(r.targets);
    }
  }
  QVERIFY(!kick.running());
  QVERIFY2(r.robot.upright(), "it fell");
  const Vector3d way = r.robot.ball() - ball;
  QVERIFY2(way.x() > least && std::abs(way.y()) < 0.35 * way.x(),
           qPrintable(QString("%1 %2").arg(way.x()).arg(way.y())));
}

void GaitTest::getsUp_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<double>("direction"); // deg, 0: onto its front
  for(const int type : {0, 3, 4})
    for(int direction = 0; direction < 360; direction += 36)
      QTest::addRow("type %d, %d degrees", type, direction) << type << static_cast<double>(direction);
}

void GaitTest::getsUp()
{
  QFETCH(int, type);
  QFETCH(double, direction);
  WalkingRobot r(type, "(beam -5 0 0)", 20);
  // Toes down pushes it over backwards, soles turned over to a side; how it comes to lie is never the same.
  for(int i = 0; i < 10 + type + static_cast<int>(direction) / 36; ++i)
    r.step({0.3, 0, 0});
  const double angle = direction * std::numbers::pi / 180;
  JointAngles tilted = r.targets;
  for(const Side side : {Right, Left})
  {
    tilted[side == Right ? RAnklePitch : LAnklePitch] += 0.7 * std::cos(angle);
    tilted[side == Right ? RAnkleRoll : LAnkleRoll] += 0.6 * std::sin(angle);
    if(std::abs(std::sin(angle)) > 0.7)
      tilted[side == Right ? RHipRoll : LHipRoll] += 0.3 * std::sin(angle);
  }
  r.robot.hold(tilted, 90);
  r.robot.hold(r.targets, 15);
  QVERIFY2(r.robot.pose("body").linear()(2, 2) < 0.5, "it did not fall");

  // As a player does it: again, if it did not work, at last over the other side.
  for(int attempt = 0; attempt < 6 && !r.stands(); ++attempt)
  {
    Motion motion;
    motion.start(r.robot.attitude.up().y() > 0 ? rollOver(type) : getUpFromFront(type), r.robot.percepts.joints,
                 attempt / 3 % 2 == 1);
    r.targets = r.robot.percepts.joints;
    bool running = true;
    while(running)
    {
      running = motion.step(r.targets);
      r.robot.act(r.targets);
    }
    r.walk.reset();
    for(int i = 0; i < 50; ++i)
      r.step({});
  }
  QVERIFY2(r.stands(), qPrintable(QString::number(r.place().z())));
}

QTEST_APPLESS_MAIN(GaitTest)
#include "GaitTest.moc"
