#include "StageSupport.h"

#include "core/body/Collider.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;

/// The arenas in which contacts and joints are tried out hold what they should, and their joints do what they are for.
class TestScenesTest : public QObject
{
  Q_OBJECT

private slots:
  void arenaIsFencedByPlanes();
  void boxspheresHoldsBlocksCapsulesAndBalls();
  void boxspheresComesToRestInsideTheArena();
  void jointtestHoldsEveryKindOfJoint();
  void jointtestStaysInsideTheArena();
  void rotorReachesItsSpeed();
  void sliderStaysBetweenItsStops();
  void universalLimitsHold();
  void hingesGiveWayByFortyDegrees();
  void commandedBuggyDrives();

private:
  /// A thing of the joint test on the ground of the arena.
  static bool place(Stage& stage, const std::string& file, float height, const std::string& arguments = "");
};

namespace
{

using Kind = physics::Joint::Kind;

std::vector<JointNode*> jointsOf(Stage& stage, Kind kind)
{
  std::vector<JointNode*> joints;
  stage.world.root().visit<JointNode>(
      [&](JointNode& joint)
      {
        if(joint.joint() && joint.joint()->kind() == kind)
          joints.push_back(&joint);
      });
  return joints;
}

/// Heights of the bodies' centres, lowest first.
std::vector<float> heights(Stage& stage)
{
  std::vector<float> heights;
  for(const RigidBody* const body : stage.bodies())
    heights.push_back(body->position().z());
  std::sort(heights.begin(), heights.end());
  return heights;
}

/// The first body that is not where it could have got to; empty if there is none.
QString lost(Stage& stage)
{
  for(const RigidBody* const body : stage.bodies())
  {
    const Vec3f p = body->position();
    if(!p.allFinite() || !body->velocity().allFinite() || p.head<2>().cwiseAbs().maxCoeff() > 50 || p.z() < -0.2f ||
       p.z() > 60)
      return QString("%1 at (%2 %3 %4)").arg(partOf(body).c_str()).arg(p.x()).arg(p.y()).arg(p.z());
  }
  return {};
}

} // namespace

bool TestScenesTest::place(Stage& stage, const std::string& file, float height, const std::string& arguments)
{
  return stage.write("thing.rsg", "(RSG 0 1)((nd Transform (setName thing) (setLocalPos 0 0 " + std::to_string(height) +
                                      ") (nd Axis) (importScene " + file + " " + arguments + ")))") &&
         stage.run("run('setups/arena.rb')\nimportScene('thing.rsg')\n");
}

void TestScenesTest::arenaIsFencedByPlanes()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/arena.rb')"));
  QCOMPARE(stage.complaints, QStringList());

  QCOMPARE(stage.count("PlaneCollider"), 5);
  const physics::Vec3 points[] = {{0, 0, -0.5}, {-49.5, 0, 3}, {49.5, 0, 3}, {0, -49.5, 3}, {0, 49.5, 3}};
  const char* const names[] = {"ground", "wallLeft", "wallRight", "wallFront", "wallBack"};
  for(int i = 0; i < 5; ++i)
  {
    const auto* const plane = stage.find<PlaneCollider>(std::string(names[i]) + "/collider");
    QVERIFY2(plane, names[i]);
    QVERIFY2(std::abs(plane->shape()->pointDepth(points[i]) - 0.5) < 1e-6, names[i]);
  }
}

void TestScenesTest::boxspheresHoldsBlocksCapsulesAndBalls()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/boxspheres.rb')"));
  QCOMPARE(stage.complaints, QStringList());

  QCOMPARE(stage.bodies().size(), std::size_t(54));
  QCOMPARE(stage.count("SphereCollider"), 50);
  QCOMPARE(stage.count("BoxCollider"), 2);
  QCOMPARE(stage.count("CapsuleCollider"), 2);
  QCOMPARE(stage.count("Light"), 2);

  std::vector<float> expected(25, 0.6f);
  expected.insert(expected.end(), 25, 2);
  expected.insert(expected.end(), {15, 20, 20, 30});
  QCOMPARE(heights(stage), expected);

  double blocks = 0, capsules = 0, balls = 0;
  for(const RigidBody* const body : stage.bodies())
  {
    const double mass = body->body().mass().mass;
    (body->name() == "boxBody" ? blocks : body->name() == "capsuleBody" ? capsules : balls) += mass;
    if(body->name() == "sphereBody")
    {
      const Vec3f p = body->position();
      VERIFY_NEAR(p.y(), 0, 4.001f);
      QVERIFY(p.x() > -12.001f);
      QVERIFY(p.x() < 0.001f);
    }
  }
  const double pi = 3.14159265358979;
  VERIFY_NEAR(blocks, 2 * (60 + 8), 1e-4);
  VERIFY_NEAR(capsules, 2 * pi * (3 + 10 + 2 * 4 / 3.), 1e-3);
  VERIFY_NEAR(balls, 50 * pi * 4 / 3, 1e-3);
}

void TestScenesTest::boxspheresComesToRestInsideTheArena()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/boxspheres.rb')"));
  for(int second = 0; second < 10; ++second)
  {
    stage.cycle(1);
    QCOMPARE(lost(stage), QString());
  }
  QVERIFY(heights(stage).front() > 0.5f);
  QVERIFY(heights(stage).back() < 10);
  QCOMPARE(stage.complaints, QStringList());
}

void TestScenesTest::jointtestHoldsEveryKindOfJoint()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/jointtest.rb')"));
  QCOMPARE(stage.complaints, QStringList());

  QCOMPARE(stage.bodies().size(), std::size_t(9 * 2 + 25 + 6 * 5 + 2 * 3 + 3 + 3));
  QCOMPARE(jointsOf(stage, Kind::Fixed).size(), std::size_t(9));
  QCOMPARE(jointsOf(stage, Kind::Hinge).size(), std::size_t(9 + 2 * 2));
  QCOMPARE(jointsOf(stage, Kind::Hinge2).size(), std::size_t(6 * 4));
  QCOMPARE(jointsOf(stage, Kind::Slider).size(), std::size_t(2));
  QCOMPARE(jointsOf(stage, Kind::Universal).size(), std::size_t(2));

  const auto* const ramp = stage.find<BoxCollider>("ramp/collider");
  QVERIFY(ramp);
  VERIFY_NEAR(ramp->lengths(), Vec3f(15, 80, 0.2f), 1e-5f);
  VERIFY_NEAR(translation(ramp->worldPose()), Vec3f(0, 25, 20), 1e-5f);
  VERIFY_NEAR(ramp->worldPose()(2, 1), 0.5f, 1e-6f); // 30 degrees about x
}

void TestScenesTest::jointtestStaysInsideTheArena()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/jointtest.rb')"));
  for(int second = 0; second < 10; ++second)
  {
    stage.cycle(1);
    QCOMPARE(lost(stage), QString());
  }
  QCOMPARE(stage.complaints, QStringList());
}

void TestScenesTest::rotorReachesItsSpeed()
{
  Stage stage;
  QVERIFY(place(stage, "rsg/jointtest/rotorthing.rsg", 5, "10 300 300"));
  auto* const axle = stage.find<HingeJoint>("thing/axle");
  QVERIFY(axle);
  stage.cycle(1);
  VERIFY_NEAR(axle->angleRateDeg(0), 0, 100); // 300 N·m on 337 kg·m²
  stage.cycle(11);
  VERIFY_NEAR(axle->angleRateDeg(0), 300, 1);
  VERIFY_NEAR(stage.find<Transform>("thing/blue")->worldPose().col(3).head<3>(), Vec3f(0, 0, 5), 0.05f);
  QCOMPARE(stage.complaints, QStringList());
}

void TestScenesTest::sliderStaysBetweenItsStops()
{
  Stage stage;
  QVERIFY(place(stage, "rsg/jointtest/sliderthing.rsg", 1));
  auto* const top = stage.find<SliderJoint>("thing/topSlider");
  auto* const bottom = stage.find<SliderJoint>("thing/bottomSlider");
  QVERIFY(top && bottom);
  stage.cycle(3);
  for(int i = 0; i < 350; ++i)
  {
    stage.world.cycle();
    for(const SliderJoint* const slider : {top, bottom})
    {
      const double position = slider->joint()->position();
      QVERIFY2(position > 0.9 && position < 1.6, qPrintable(QString::number(position)));
    }
  }
  // The scene puts a slider below its stop, and the stop draws it in.
  QVERIFY2(stage.complaints.size() == 1 && stage.complaints[0].contains("beyond its stop"),
           qPrintable(stage.complaints.join('\n')));
}

void TestScenesTest::universalLimitsHold()
{
  Stage stage;
  QVERIFY(place(stage, "rsg/jointtest/universalthing.rsg", 6));
  auto* const top = stage.find<UniversalJoint>("thing/topJoint");
  auto* const bottom = stage.find<UniversalJoint>("thing/bottomJoint");
  QVERIFY(top && bottom);
  stage.find<RigidBody>("thing/top/sphereBody")->setVelocity({3, 2, 0}); // topple it
  float most[2] = {0, 0};
  for(int i = 0; i < 500; ++i)
  {
    stage.world.cycle();
    for(const UniversalJoint* const joint : {top, bottom})
      for(int axis = 0; axis < 2; ++axis)
        most[axis] = std::max(most[axis], std::abs(joint->angleDeg(axis)));
  }
  QVERIFY2(most[0] > 10 && most[0] < 40, qPrintable(QString::number(most[0])));
  QVERIFY2(most[1] > 10 && most[1] < 55, qPrintable(QString::number(most[1])));
  QCOMPARE(lost(stage), QString());
  QCOMPARE(stage.complaints, QStringList());
}

void TestScenesTest::hingesGiveWayByFortyDegrees()
{
  Stage stage;
  QVERIFY(place(stage, "rsg/jointtest/hingething.rsg", 4));
  auto* const hinge = stage.find<HingeJoint>("thing/rightHinge");
  QVERIFY(hinge);
  stage.find<RigidBody>("thing/right/boxBody")->setAngularVelocity({4, 0, 0});
  float most = 0;
  for(int i = 0; i < 250; ++i)
  {
    stage.world.cycle();
    most = std::max(most, std::abs(hinge->angleDeg(0)));
  }
  QVERIFY2(most > 38 && most < 50, qPrintable(QString::number(most)));
  QCOMPARE(stage.complaints, QStringList());
}

void TestScenesTest::commandedBuggyDrives()
{
  Stage stage;
  QVERIFY(stage.run("run('setups/arena.rb')"));
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, "(scene rsg/agent/buggy.rsg)");
  stage.cycle(2);
  const RigidBody* const chassis = stage.bodies().front();
  QCOMPARE(partOf(chassis), std::string("chassis"));
  const Vec3f start = chassis->position();
  VERIFY_NEAR(chassis->velocity(), Vec3f::Zero(), 0.1f);

  stage.world.deliver(agent, "(hinge2 360)");
  stage.cycle(5);
  const Vec3f way = chassis->position() - start;
  QVERIFY2(way.head<2>().norm() > 1, qPrintable(QString::number(way.norm())));
  QVERIFY(std::string(stage.world.percepts(agent)).find("(H2J (n lb) (ax 0 ") != std::string::npos ||
          std::string(stage.world.percepts(agent)).find("(H2J (n lb)") != std::string::npos);
  QCOMPARE(lost(stage), QString());
  QCOMPARE(stage.complaints, QStringList());
}

QTEST_APPLESS_MAIN(TestScenesTest)
#include "TestScenesTest.moc"
