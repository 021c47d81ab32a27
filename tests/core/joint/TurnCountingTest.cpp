#include "ArmSupport.h"

#include "core/frame/JointGeometry.h"
#include "core/robot/agent/Agent.h"

#include <QTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

const std::string shoulder = "HingeJoint (setLowStopDeg 0 -28.6) (setHighStopDeg 0 257.8) (setMaxMotorForce 0 50) "
                             "(setSteadyMotor 0 true)";

QString sensed(Arms& arms, const std::string& part)
{
  PerceptWriter out;
  arms.joint(part).childOf<Perceptor>()->sense(out);
  return QString::fromStdString(out.text());
}

} // namespace

/// Hinges with stops beyond half a turn show and take angles beyond 180°.
class TurnCountingTest : public QObject
{
  Q_OBJECT

private slots:
  void allShowTheAngleThatGoesOn()
  {
    Arms arms({shoulder});
    arms.world.setPhysicsView(true);
    arms.joint("a").setMotorVelocity(0, 2);
    arms.cycle(10);
    const JointGeometryPtr geometry = jointGeometry(*arms.world.frame()); // As a recording has it from its start.
    arms.cycle(140);
    QVERIFY2(std::abs(arms.angle("a") - 257.8) < 0.5, std::to_string(arms.angle("a")).c_str());
    QVERIFY(std::abs(arms.joint("a").highStopDeg(0) - 257.8) < 1e-4);
    QVERIFY(std::abs(arms.joint("a").lowStopDeg(0) + 28.6) < 1e-4);
    const FramePtr frame = arms.world.frame();
    const double radians = arms.angle("a") * M_PI / 180;
    QVERIFY(std::abs(static_cast<double>(frame->physics.angles[0][0]) - radians) < 1e-5);
    std::vector<Mat4f> poses;
    frame->worldTransforms(poses);
    const JointGeometry::Joint& joint = geometry->joints.at(0);
    const Mat4f none = Mat4f::Identity();
    const auto poseOf = [&](int slot) { return slot >= 0 ? poses[static_cast<std::size_t>(slot)] : none; };
    QVERIFY(std::abs(jointAngles(joint, poseOf(joint.first), poseOf(joint.second))[0] - radians) < 1e-3);
    QVERIFY2(sensed(arms, "a").contains("(ax 257."), qPrintable(sensed(arms, "a")));
    QVERIFY2(arms.said.isEmpty(), qPrintable(arms.said.join('\n')));
  }
  void itIsSetAndDrivenBeyondHalfATurn()
  {
    Arms arms({shoulder});
    for(const double wanted : {200., 250., -20., 170., 190.})
    {
      arms.world.manipulate(SetJoint{{0, "/usr/scene/a/joint"}, 0, static_cast<float>(wanted * M_PI / 180)});
      QVERIFY2(std::abs(arms.angle("a") - wanted) < 1e-3, std::to_string(arms.angle("a")).c_str());
      arms.cycle(5);
      QVERIFY2(std::abs(arms.angle("a") - wanted) < 1, std::to_string(arms.angle("a")).c_str());
    }
    for(const double wanted : {-20., 240.})
    {
      for(int i = 0; i < 60; ++i)
      {
        arms.world.manipulate(DriveJoint{{0, "/usr/scene/a/joint"}, 0, static_cast<float>(wanted * M_PI / 180)});
        arms.cycle(5);
      }
      QVERIFY2(std::abs(arms.angle("a") - wanted) < 1, std::to_string(arms.angle("a")).c_str());
    }
  }
  void aStateMidTurnIsRestored()
  {
    const std::vector<std::string> joints{shoulder + " (setDamping 0 0.1) (setFriction 0 0.2)",
                                          shoulder + " (setMimic ../../a/joint 0.5 10)"};
    Arms arms(joints);
    arms.joint("a").setMotorVelocity(0, 2);
    arms.cycle(100);
    QVERIFY(arms.angle("a") > 185);
    const WorldState state = arms.world.saveState();
    arms.cycle(60);
    const double angle = arms.angle("a"), follower = arms.angle("b");
    World again(test::soccerOptions(false));
    QVERIFY(again.load(arms.file()));
    const std::string problem = again.restoreState(state).english();
    QVERIFY2(problem.empty(), problem.c_str());
    const auto angleOf = [&](const char* part)
    {
      const auto* const joint =
          dynamic_cast<JointNode*>(again.root().find(std::string("/usr/scene/") + part + "/joint"));
      return joint ? static_cast<double>(joint->angleDeg(0)) : 1e9;
    };
    QVERIFY(angleOf("a") > 185 && angleOf("a") < angle);
    for(int i = 0; i < 60; ++i)
      again.cycle();
    QCOMPARE(angleOf("a"), angle);
    QCOMPARE(angleOf("b"), follower);
  }
};

QTEST_APPLESS_MAIN(TurnCountingTest)
#include "TurnCountingTest.moc"
