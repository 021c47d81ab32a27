#include "RobotInWorldSupport.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <random>

using namespace sparkwright::team;
using Eigen::AngleAxisd;
using Eigen::Isometry3d;
using Eigen::Matrix3d;
using Eigen::Vector3d;

/// The players' idea of a NAO's body is that of the simulator.
class LegKinematicsTest : public QObject
{
  Q_OBJECT

private slots:
  void feetAndHeadAreWhereTheSimulatorHasThem_data();
  void feetAndHeadAreWhereTheSimulatorHasThem();
  void anglesBringTheFootThere_data();
  void anglesBringTheFootThere();
  void outOfReachIsAsNearAsPossible();
};

void LegKinematicsTest::feetAndHeadAreWhereTheSimulatorHasThem_data()
{
  QTest::addColumn<int>("type");
  for(int type = 0; type < Nao::types; ++type)
    QTest::addRow("type %d", type) << type;
}

void LegKinematicsTest::feetAndHeadAreWhereTheSimulatorHasThem()
{
  QFETCH(int, type);
  RobotInWorld robot(type);
  JointAngles targets{};
  targets[HeadYaw] = 0.7;
  targets[HeadPitch] = -0.3;
  for(const int first : {int(RHipYawPitch), int(LHipYawPitch)})
  {
    const double mirror = first == RHipYawPitch ? 1 : -1;
    const double angles[] = {-0.3, mirror * -0.2, 0.5, -0.9, 0.3, mirror * 0.15};
    for(int i = 0; i < 6; ++i)
      targets[static_cast<std::size_t>(first + i)] = angles[i] * (mirror > 0 ? 1 : 0.8);
  }
  robot.hold(targets, 150); // By now it lies still.

  const Isometry3d torso = robot.pose("body");
  for(const Side side : {Right, Left})
  {
    const std::string s = side == Right ? "r" : "l";
    const Isometry3d ankle = torso.inverse() * robot.pose(s + "ankle");
    const Isometry3d foot = robot.nao.foot(side, robot.percepts.joints);
    VERIFY_NEAR(ankle.translation(), foot.translation(), 0.004);
    const Matrix3d turned = (torso.inverse() * robot.pose(s + "foot")).linear();
    VERIFY_NEAR(turned, foot.linear(), 0.03);
  }
  const Isometry3d head = torso.inverse() * robot.pose("head");
  VERIFY_NEAR(head.translation(), robot.nao.head(robot.percepts.joints).translation(), 0.003);
  VERIFY_NEAR(head.linear(), robot.nao.head(robot.percepts.joints).linear(), 0.03);
}

void LegKinematicsTest::anglesBringTheFootThere_data() { feetAndHeadAreWhereTheSimulatorHasThem_data(); }

void LegKinematicsTest::anglesBringTheFootThere()
{
  QFETCH(int, type);
  const Nao nao(type);
  std::mt19937 random(5);
  std::uniform_real_distribution<> share(-1, 1);
  for(int i = 0; i < 500; ++i)
    for(const Side side : {Right, Left})
    {
      const double outward = side == Right ? 1 : -1;
      const Vector3d ankle = nao.hip(side) + Vector3d(0.04 * share(random) + outward * 0.02, 0.05 * share(random),
                                                      -(nao.legLength() - 0.05) * (0.85 + 0.08 * share(random)));
      const Matrix3d foot = (AngleAxisd(0.2 * outward * (share(random) - 1.6), Vector3d::UnitZ()) *
                             AngleAxisd(0.2 * share(random), Vector3d::UnitX()) *
                             AngleAxisd(0.1 * share(random), Vector3d::UnitY()))
                                .toRotationMatrix();
      JointAngles joints{};
      nao.legAngles(side, ankle, foot, joints);
      const Isometry3d reached = nao.foot(side, joints);
      VERIFY_NEAR(reached.translation(), ankle, 1e-9);
      VERIFY_NEAR(reached.linear(), foot, 1e-9);
    }
}

void LegKinematicsTest::outOfReachIsAsNearAsPossible()
{
  const Nao nao(0);
  JointAngles joints{};
  nao.legAngles(Right, nao.hip(Right) + Vector3d(0, 0, -1), Matrix3d::Identity(), joints);
  for(const double angle : joints)
    QVERIFY(std::isfinite(angle));
  const Vector3d reached = nao.foot(Right, joints).translation() - nao.hip(Right);
  QVERIFY(reached.z() < -0.215);
  nao.legAngles(Right, nao.hip(Right), Matrix3d::Identity(), joints);
  for(int joint = 0; joint < JointCount; ++joint)
    QCOMPARE(joints[static_cast<std::size_t>(joint)], Nao::limited(joint, joints[static_cast<std::size_t>(joint)]));
}

QTEST_APPLESS_MAIN(LegKinematicsTest)
#include "LegKinematicsTest.moc"
