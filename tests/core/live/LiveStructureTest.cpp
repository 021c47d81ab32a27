// A changed structure replaces what it must in a running World, and nothing else.

#include "LiveSupport.h"

#include "core/body/Collider.h"
#include "core/game/soccer3d/game/AgentState.h"
#include "core/scene/Visual.h"

#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class LiveStructureTest : public QObject
{
  Q_OBJECT

  const std::string nao_ = "rsg/agent/nao/nao_hetero.rsg";

private slots:
  void aNewThingIsMadeAtItsPlaceInTheFile()
  {
    LiveThings things(boxForm("a", "0 0 0.1") + boxForm("c", "2 0 0.1"));
    things.run(3);
    const auto a = things.at("a");
    VERIFY_APPLIED(things.set(LiveThings::wrap(boxForm("a", "0 0 0.1") + boxForm("b", "1 0 0.5") +
                                               boxForm("c", "2 0 0.1"))));
    QCOMPARE(things.names(), (std::vector<std::string>{"ground", "a", "b", "c"}));
    QCOMPARE(things.at("a"), a);
    QVERIFY((things.at("b") - Vec3f(1, 0, 0.5f)).norm() < 1e-6f);
    things.run(3);
    QVERIFY(things.at("b").z() < 0.5f);
  }

  void aThingThatIsTakenOutIsGone()
  {
    LiveThings things(boxForm("a", "0 0 0.1") + boxForm("b", "1 0 0.1") + boxForm("c", "2 0 0.1"));
    things.run(3);
    VERIFY_APPLIED(things.edit(boxForm("b", "1 0 0.1"), ""));
    QCOMPARE(things.names(), (std::vector<std::string>{"ground", "a", "c"}));
    things.run(3);
    VERIFY_APPLIED(things.edit("2 0 0.1", "2 1 0.1"));
    QVERIFY((things.at("c") - Vec3f(2, 1, 0.1f)).norm() < 1e-6f);
  }

  void aMeshOfAnotherClassLeavesTheBodyAlone()
  {
    LiveThings things(boxForm("a", "0 0 1"));
    things.run(5);
    const auto* const body = things.find<RigidBody>("a/body");
    const Vec3f velocity = body->velocity();
    VERIFY_APPLIED(things.edit("(nd Box (setName look) (setExtents 0.2 0.2 0.2)",
                               "(nd Sphere (setName look) (setRadius 0.1)"));
    QCOMPARE(things.find<RigidBody>("a/body"), body);
    QCOMPARE(body->velocity(), velocity);
    QVERIFY(things.find<SphereNode>("a/look"));
  }

  void aBodyThatIsBuiltAgainKeepsPoseAndVelocity()
  {
    LiveThings things(boxForm("a", "0 0 1"));
    things.find<RigidBody>("a/body")->setVelocity({1, 0, 0});
    things.run(5);
    const Vec3f velocity = things.find<RigidBody>("a/body")->velocity();
    const Vec3f place = things.at("a");
    VERIFY_APPLIED(things.edit("(setBoxTotal 1 0.2 0.2 0.2)", "(setBoxTotal 1 0.2 0.2 0.2) (addSphereTotal 1 0.1)"));
    QCOMPARE(things.find<RigidBody>("a/body")->body().mass().mass, 2.0);
    QVERIFY((things.find<RigidBody>("a/body")->velocity() - velocity).norm() < 1e-6f);
    QVERIFY((things.at("a") - place).norm() < 1e-6f);
  }

  void aNewSensorOfARobotIsInTheNextPercepts()
  {
    LiveMatch match;
    const auto before = match.poses();
    const EditReport report = match.edit(nao_, "(nd Accelerometer (setName torso))",
                                         "(nd Accelerometer (setName torso)) (nd GyroRatePerceptor (setName second))");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.robots, 0);
    QCOMPARE(match.poses(), before);
    match.run(1);
    for(const AgentId agent : {match.left, match.right})
      QVERIFY(percept(match.world().percepts(agent), "(GYR (n second)").size() > 0);
  }

  void aRobotThatIsBuiltAgainKeepsItsPosture()
  {
    LiveMatch match;
    const auto angles = match.angles(match.left);
    const auto ball = match.poses("/usr/scene/Ball");
    const Vec3f torso = match.part<RigidBody>(match.left, "body/boxBody").position();
    const Vec3f foot = match.part<RigidBody>(match.left, "rfoot/boxBody").position();
    const Vec3f velocity = match.part<RigidBody>(match.left, "rfoot/boxBody").velocity();
    float most = 0;
    for(const auto& [path, angle] : angles)
      most = std::max(most, std::abs(angle));
    QVERIFY(most > 5); // They have moved.
    const EditReport report = match.edit(nao_, "(importScene rsg/agent/nao/naoneckhead.rsg",
                                         "(nd Transform (setName hat) (setLocalPos $x $y (eval $z + 0.3)) (nd RigidBody "
                                         "(setName body) (setSphereTotal 0.1 0.05)))\n(importScene "
                                         "rsg/agent/nao/naoneckhead.rsg");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.robots, 2);
    for(const auto& [path, angle] : match.angles(match.left))
      VERIFY_NEAR(angle, angles.at(path), 0.1f);
    QVERIFY((match.part<RigidBody>(match.left, "body/boxBody").position() - torso).norm() < 1e-6f);
    QVERIFY((match.part<RigidBody>(match.left, "rfoot/boxBody").position() - foot).norm() < 0.01f);
    QVERIFY((match.part<RigidBody>(match.left, "rfoot/boxBody").velocity() - velocity).norm() < 1e-6f);
    QCOMPARE(match.poses("/usr/scene/Ball"), ball);
    match.run(10);
    QVERIFY((match.part<RigidBody>(match.left, "body/boxBody").position() - torso).norm() < 0.2f);
  }

  void aRobotThatIsBuiltAgainStaysInItsTeam()
  {
    LiveMatch match;
    VERIFY_APPLIED(match.edit(nao_, "(def $z 1.5)", "(def $z 1.4)"));
    const auto& state = match.part<AgentState>(match.left, "body/agent");
    QCOMPARE(state.side(), Side::Left);
    QCOMPARE(state.unum(), 1);
    QCOMPARE(match.part<AgentState>(match.right, "body/agent").unum(), 2);
    const auto& materials = match.part<StaticMesh>(match.left, "body/visual/mesh").materials();
    QVERIFY(std::ranges::find(materials, "matLeft") != materials.end());
    match.run(3);
    const FramePtr frame = match.world().frame();
    QCOMPARE(frame->agents.size(), std::size_t(2));
    QVERIFY(percept(match.world().percepts(match.left), "(HJ (n hj1)").size() > 0);
    QVERIFY(match.world().takeAgentsToClose().empty());
  }

  void aLinkThatIsLongerMovesTheRestOfTheLimb()
  {
    LiveMatch match;
    const auto angles = match.angles(match.left);
    VERIFY_APPLIED(match.edit("rsg/agent/nao/leg.rsg", "(def $shankZ (eval $thighZ - 0.125))",
                              "(def $shankZ (eval $thighZ - 0.175))"));
    for(const auto& [path, angle] : match.angles(match.left))
      VERIFY_NEAR(angle, angles.at(path), 0.1f);
    const Vec3f thigh = match.part<RigidBody>(match.left, "rthigh/boxBody").position();
    const Vec3f shank = match.part<RigidBody>(match.left, "rshank/boxBody").position();
    QVERIFY((thigh - shank).norm() > 0.15f);
  }

  void aMovedAnchorKeepsTheAngles()
  {
    LiveMatch match;
    const auto angles = match.angles(match.right);
    const EditReport report = match.edit("rsg/agent/nao/naoneckhead.rsg", "0 0 -0.005  1 0 0", "0 0 -0.01  1 0 0");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.robots, 2);
    for(const auto& [path, angle] : match.angles(match.right))
      VERIFY_NEAR(angle, angles.at(path), 0.1f);
  }

  void aSingleRobotsTypeIsNoConcernOfTheOthers()
  {
    LiveMatch match;
    const auto before = match.poses("/usr/scene/AgentAspect" + std::to_string(match.left));
    // Only robots of type 1.
    const EditReport report = match.edit(nao_, "(1 (def $typeMark matType1))",
                                         "(1 ((def $typeMark matType1) (nd Transform (setName extra) (nd RigidBody))))");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(match.poses("/usr/scene/AgentAspect" + std::to_string(match.left)), before);
    QVERIFY(match.world().root().find("/usr/scene/AgentAspect" + std::to_string(match.right) + "/extra"));
  }

  void joinedThingsOfAScenekeepTheirAngles_data()
  {
    QTest::addColumn<QString>("joint");
    QTest::newRow("hinge") << "(nd HingeJoint (setName joint) (attach ../b/body ../a/body) (setAnchor 0.15 0 0) "
                              "(setAxis 0 0 1))";
    QTest::newRow("hinge the other way round")
        << "(nd HingeJoint (setName joint) (attach ../a/body ../b/body) (setAnchor 0.15 0 0) (setAxis 0 0 1))";
    QTest::newRow("universal") << "(nd UniversalJoint (setName joint) (attach ../a/body ../b/body) (setAnchor 0.15 0 "
                                  "0) (setAxis1 0 0 1) (setAxis2 0 1 0))";
    QTest::newRow("universal the other way round")
        << "(nd UniversalJoint (setName joint) (attach ../b/body ../a/body) (setAnchor 0.15 0 0) (setAxis1 0 0 1) "
           "(setAxis2 0 1 0))";
    QTest::newRow("ball") << "(nd BallJoint (setName joint) (attach ../a/body ../b/body) (setAnchor 0.15 0 0))";
    QTest::newRow("slider") << "(nd SliderJoint (setName joint) (attach ../a/body ../b/body))";
  }
  void joinedThingsOfAScenekeepTheirAngles()
  {
    QFETCH(const QString, joint);
    LiveThings things("(nd Transform (setName robot) (setLocalPos 0 0 1) (nd Light)\n" + boxForm("a", "0 0 0") +
                      boxForm("b", "0.3 0 0") + joint.toStdString() + ")");
    QVERIFY(things.loaded);
    things.find<RigidBody>("robot/b/body")->setVelocity({0, 0.5f, 0.3f});
    things.find<RigidBody>("robot/b/body")->setAngularVelocity({0, 1, 2});
    things.run(12);
    auto* before = things.find<JointNode>("robot/joint");
    const std::array<double, 3> then{before->joint()->angle(0), before->joint()->angle(1), before->joint()->position()};
    const Mat4f a = things.find<Transform>("robot/a")->worldPose(), b = things.find<Transform>("robot/b")->worldPose();
    const EditReport report = things.edit("(setBoxTotal 1 0.2 0.2 0.2)",
                                          "(setBoxTotal 1 0.2 0.2 0.2) (addSphereTotal 1 0.1)");
    QVERIFY2(report.kind == EditReport::Kind::Applied, describe(report).c_str());
    QCOMPARE(report.parts, 1);
    const auto* const after = things.find<JointNode>("robot/joint");
    VERIFY_NEAR(after->joint()->angle(0), then[0], 1e-3);
    VERIFY_NEAR(after->joint()->angle(1), then[1], 1e-3);
    VERIFY_NEAR(after->joint()->position(), then[2], 1e-3);
    QVERIFY((things.find<Transform>("robot/a")->worldPose() - a).norm() < 1e-5f);
    QVERIFY((things.find<Transform>("robot/b")->worldPose() - b).norm() < 0.01f);
    things.run(5);
  }

  void whatAForwardEditAddsItsInverseRemoves()
  {
    LiveMatch match;
    const auto angles = match.angles(match.left);
    VERIFY_APPLIED(match.edit(nao_, "(nd PassEffector (setName pass))", ""));
    VERIFY_APPLIED(match.edit(nao_, "(nd BeamEffector (setName beam))",
                              "(nd BeamEffector (setName beam)) (nd PassEffector (setName pass))"));
    QVERIFY(match.world().root().find("/usr/scene/AgentAspect" + std::to_string(match.left) + "/nao/body/pass"));
    QCOMPARE(match.angles(match.left), angles);
  }
};

QTEST_GUILESS_MAIN(LiveStructureTest)
#include "LiveStructureTest.moc"
