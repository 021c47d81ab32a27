#include "StageSupport.h"

#include "core/body/Collider.h"
#include "core/joint/Joints.h"
#include "tests/VerifyNear.h"

#include <QTest>

using namespace sparkwright;

/// Robots of users stand on the building blocks that we ship: each can be imported by its name, takes its arguments in
/// the order that such robots pass them, and makes the bodies that their joints look for.
class BuildingBlocksTest : public QObject
{
  Q_OBJECT

private slots:
  void blockMakesABody_data();
  void blockMakesABody();
  void blockIsStatic_data();
  void blockIsStatic();
  void blockIsOnlySeen_data();
  void blockIsOnlySeen();
  void footFeelsWhatItStandsOn_data();
  void footFeelsWhatItStandsOn();
  void hingeHasNamesPathsAnchorAxisStopsAndSpeed();
  void universalStopsAreDegrees();
  void hingeWithoutSpeedLimitStillWorks();
  void variantsOfTheNaoAreWhole_data();
  void variantsOfTheNaoAreWhole();
  void fieldOfAUserIsWhole();

private:
  /// A World with this scene in it.
  static bool load(Stage& stage, const std::string& body);
};

bool BuildingBlocksTest::load(Stage& stage, const std::string& body)
{
  return stage.write("user.rsg", "(RSG 0 1)\n" + body) &&
         stage.run("run('setups/materials.rb')\nimportScene('user.rsg')\n");
}

void BuildingBlocksTest::blockMakesABody_data()
{
  QTest::addColumn<QString>("block");
  QTest::addColumn<QString>("body");
  QTest::addColumn<double>("mass");
  QTest::addColumn<QString>("collider");
  const auto row = [](const char* block, const char* body, double mass, const char* collider)
  { QTest::newRow(block) << block << body << mass << collider; };

  row("nao/box_physics.rsg 1 2 3 5", "boxBody", 5, "BoxCollider");
  row("nao/box_physics_nocollider.rsg 1 2 3 5", "boxBody", 5, "");
  row("nao/sphere_physics.rsg 0.5 3", "sphereBody", 3, "SphereCollider");
  row("nao/sphere_physics_nocollider.rsg 0.5 3", "sphereBody", 3, "");
  row("nao/capsule_physics.rsg 0.5 2 4", "capsuleBody", 4, "CapsuleCollider");
  row("nao/capsule_physics_nocollider.rsg 0.5 2 4", "capsuleBody", 4, "");
  row("naov4/body_physics.rsg 2 0 0 0 1 1 1 0 0 0", "body", 2, "");
  row("soccerbot058/box.rsg 1 2 3 5 matGrey", "boxBody", 5, "BoxCollider");
  row("../boxspheres/box.rsg 1 2 3 2 matGrey", "boxBody", 12, "BoxCollider");
  row("../boxspheres/sphere.rsg 1 1 matGrey", "sphereBody", 4.18879, "SphereCollider");
  row("../boxspheres/capsule.rsg 1 3 1 matGrey", "capsuleBody", 13.613568, "CapsuleCollider");
}

void BuildingBlocksTest::blockMakesABody()
{
  QFETCH(QString, block);
  QFETCH(QString, body);
  QFETCH(double, mass);
  QFETCH(QString, collider);
  const std::string file =
      block.startsWith("../") ? "rsg/" + block.mid(3).toStdString() : "rsg/agent/" + block.toStdString();
  Stage stage;
  QVERIFY(load(stage, "((nd Transform (setName part) (setLocalPos 0 0 10) (importScene " + file + ")))"));
  QCOMPARE(stage.complaints, QStringList());

  const auto* const rigid = stage.find<RigidBody>("part/" + body.toStdString());
  QVERIFY(rigid);
  VERIFY_NEAR(rigid->body().mass().mass, mass, 1e-4 * mass);
  QCOMPARE(stage.count("Collider"), collider.isEmpty() ? 0 : 1);
  if(!collider.isEmpty())
    QCOMPARE(stage.count(qPrintable(collider)), 1);
  QCOMPARE(stage.count("DragController"), 1);
  QCOMPARE(stage.count("ContactJointHandler"), collider.isEmpty() ? 0 : 1);
}

void BuildingBlocksTest::blockIsStatic_data()
{
  QTest::addColumn<QString>("block");
  QTest::newRow("box") << "staticbox.rsg 1 2 3 matGrey";
  QTest::newRow("sphere") << "staticsphere.rsg 1 matGrey";
  QTest::newRow("capsule") << "staticcapsule.rsg 1 2 1 matGrey";
}

void BuildingBlocksTest::blockIsStatic()
{
  QFETCH(QString, block);
  Stage stage;
  QVERIFY(load(stage, "((nd Transform (setName thing) (setLocalPos 0 0 9) (importScene rsg/boxspheres/" +
                          block.toStdString() + ")))"));
  stage.cycle(0.1);
  QCOMPARE(stage.complaints, QStringList());
  QCOMPARE(stage.count("RigidBody"), 0);
  const auto* const collider = stage.find<Collider>("thing/collider");
  QVERIFY(collider && collider->shape());
  QVERIFY(collider->shape()->pointDepth({0, 0, 9}) > 0.4);
}

void BuildingBlocksTest::blockIsOnlySeen_data()
{
  QTest::addColumn<QString>("block");
  QTest::newRow("box") << "box_appearance.rsg 1 2 3 matRed";
  QTest::newRow("sphere") << "sphere_appearance.rsg 1 matRed";
  QTest::newRow("capsule") << "capsule_appearance.rsg 1 2 matRed";
}

void BuildingBlocksTest::blockIsOnlySeen()
{
  QFETCH(QString, block);
  Stage stage;
  QVERIFY(load(stage, "((nd Transform (setName thing) (importScene rsg/agent/nao/" + block.toStdString() + ")))"));
  QCOMPARE(stage.complaints, QStringList());
  QCOMPARE(stage.count("SingleMatNode"), 1);
  QCOMPARE(stage.world.frame()->structure->meshCount, 1);
}

void BuildingBlocksTest::footFeelsWhatItStandsOn_data()
{
  QTest::addColumn<QString>("block");
  QTest::newRow("NAO's size") << "rsg/agent/nao/box_physics_with_handler.rsg 0.2 0.2 0.1 1";
  QTest::newRow("0.5.6") << "rsg/boxspheres/box_with_handler056.rsg 0.2 0.2 0.1 250 matGrey";
  QTest::newRow("compound") << "rsg/boxspheres/box_with_handler.rsg 0.2 0.2 0.1 250 matGrey";
  QTest::newRow("0.5.8") << "rsg/agent/soccerbot058/box_with_handler.rsg 0.2 0.2 0.1 1 matGrey";
}

void BuildingBlocksTest::footFeelsWhatItStandsOn()
{
  QFETCH(QString, block);
  Stage stage;
  QVERIFY(stage.write("rsg/agent/foot.rsg", "(RSG 0 1)((nd Transform (setName foot) (setLocalPos 0 0 0.051)"
                                            "(nd ForceResistancePerceptor (setName sole)) (importScene " +
                                                block.toStdString() + ")))"));
  QVERIFY(stage.run("run('setups/arena.rb')"));
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, "(scene rsg/agent/foot.rsg)");
  stage.cycle(0.2);
  const std::string percepts(stage.world.percepts(agent));
  QVERIFY2(percepts.find("(FRP (n sole) ") != std::string::npos, percepts.c_str());
  QCOMPARE(stage.complaints, QStringList());
}

void BuildingBlocksTest::hingeHasNamesPathsAnchorAxisStopsAndSpeed()
{
  Stage stage;
  QVERIFY(load(stage, R"((
    (nd Transform (setName a) (importScene rsg/agent/nao/box_physics.rsg 0.1 0.1 0.1 1))
    (nd Transform (setName b) (setLocalPos 1 0 0) (importScene rsg/agent/nao/box_physics.rsg 0.1 0.1 0.1 1)
      (importScene rsg/agent/nao/hingejoint.rsg sensor motor ../boxBody ../../a/boxBody
        -0.5 0.25 0 0 0 1 -30 60 2.5))))"));
  QCOMPARE(stage.complaints, QStringList());
  const auto* const hinge = stage.find<HingeJoint>("b/joint");
  QVERIFY(hinge && hinge->child("sensor") && hinge->child("motor"));
  QCOMPARE(partOf(hinge->firstBody()), std::string("b"));
  QCOMPARE(partOf(hinge->secondBody()), std::string("a"));
  VERIFY_NEAR(hinge->joint()->anchor(), physics::Vec3(0.5, 0.25, 0), 1e-6);
  VERIFY_NEAR(hinge->joint()->axis(0), physics::Vec3(0, 0, 1), 1e-6);
  VERIFY_NEAR(hinge->lowStopDeg(0), -30, 1e-4);
  VERIFY_NEAR(hinge->highStopDeg(0), 60, 1e-4);
  QCOMPARE(hinge->maxSpeed(0), 2.5f);
}

void BuildingBlocksTest::universalStopsAreDegrees()
{
  Stage stage;
  QVERIFY(load(stage, R"((
    (nd Transform (setName a) (importScene rsg/agent/nao/sphere_physics.rsg 0.1 1))
    (nd Transform (setName b) (setLocalPos 1 0 0) (importScene rsg/agent/nao/capsule_physics.rsg 0.1 0.2 1)
      (importScene rsg/agent/nao/universaljoint.rsg sensor motor ../capsuleBody ../../a/sphereBody -1 0 0
                   0 0 1  0 1 0  -30 60  -10 20  2.5))))"));
  QCOMPARE(stage.complaints, QStringList());
  const auto* const joint = stage.find<UniversalJoint>("b/joint");
  QVERIFY(joint && joint->child("sensor") && joint->child("motor"));
  VERIFY_NEAR(joint->joint()->axis(0), physics::Vec3(0, 0, 1), 1e-6);
  VERIFY_NEAR(joint->joint()->axis(1), physics::Vec3(0, 1, 0), 1e-6);
  const double stops[] = {joint->lowStopDeg(0), joint->highStopDeg(0), joint->lowStopDeg(1), joint->highStopDeg(1)};
  const double expected[] = {-30, 60, -10, 20};
  for(int i = 0; i < 4; ++i)
    VERIFY_NEAR(stops[i], expected[i], 1e-4);
  QCOMPARE(joint->maxSpeed(0), 2.5f);
  QCOMPARE(joint->maxSpeed(1), 2.5f);
}

void BuildingBlocksTest::hingeWithoutSpeedLimitStillWorks()
{
  Stage stage;
  load(stage, R"((
    (nd Transform (setName a) (importScene rsg/agent/nao/box_physics.rsg 0.1 0.1 0.1 1)
      (importScene rsg/agent/nao/hingejoint.rsg sensor motor ../boxBody nowhere 0 0 0 0 0 1 -30 60))))");
  QVERIFY(!stage.complaints.isEmpty());
  QVERIFY2(stage.complaints.join('\n').contains("maxSpeed"), qPrintable(stage.complaints.join('\n')));
  const auto* const hinge = stage.find<HingeJoint>("a/joint");
  QVERIFY(hinge && hinge->child("sensor") && hinge->child("motor"));
  VERIFY_NEAR(hinge->highStopDeg(0), 60, 1e-4);
  QVERIFY(std::isinf(hinge->maxSpeed(0)));
}

void BuildingBlocksTest::variantsOfTheNaoAreWhole_data()
{
  QTest::addColumn<QString>("torso");
  QTest::addColumn<QString>("folder");
  QTest::addColumn<QString>("leg");
  QTest::addColumn<QString>("type");
  QTest::addColumn<int>("bodies");
  const auto row = [](const char* name, const char* torso, const char* folder, const char* leg, const char* type,
                      int bodies) { QTest::newRow(name) << torso << folder << leg << type << bodies; };
  const char* const torso = "body) (setLocalPos 0 0 1) (importScene rsg/agent/nao/box_physics.rsg 0.1 0.1 0.18 1.3)";
  row("type 0", torso, "nao", "naoleg", "0", 23);
  row("type 3", torso, "nao", "naoleg", "3", 23);
  row("type 4", torso, "nao", "naolegtoe", "4", 25);
  row("V4", "torso) (setLocalPos 0 0 1) (nd Battery (setName Battery) (setCapacity 9) (setPower 9))"
            "(importScene rsg/agent/naov4/body_physics.rsg 1 0 0 0 0.01 0.01 0.01 0 0 0)", "naov4", "naoleg", "", 23);
}

void BuildingBlocksTest::variantsOfTheNaoAreWhole()
{
  QFETCH(QString, torso);
  QFETCH(QString, folder);
  QFETCH(QString, leg);
  QFETCH(QString, type);
  QFETCH(int, bodies);
  QString scene = "((nd Space (setName robot) (disableInnerCollision true) (nd AgentAspect (setName " + torso + ")";
  scene += "(importScene rsg/agent/FOLDER/naoneckhead.rsg 0 0 1 true TYPE)";
  for(const char* const side : {"1 r", "-1 l"})
    for(const QString& limb : {QString("naoarm"), leg})
      scene += QString("(importScene rsg/agent/FOLDER/%1.rsg %2 0 0 1 true TYPE)").arg(limb, side);
  scene.replace("FOLDER", folder).replace("TYPE", type);

  Stage stage;
  QVERIFY(stage.write("user.rsg", "(RSG 0 1)\n" + scene.toStdString() + "))"));
  QVERIFY(stage.run("run('setups/nao_types.rb')\nrun('setups/materials.rb')\nimportScene('user.rsg')\n"));
  stage.cycle(1);
  QCOMPARE(stage.complaints, QStringList());
  QCOMPARE(stage.count("RigidBody"), bodies);
  QCOMPARE(stage.count("HingeJoint"), bodies - 1);
}

void BuildingBlocksTest::fieldOfAUserIsWhole()
{
  Stage stage;
  QVERIFY(stage.write("user.rsg", R"((RSG 0 1) (
    (importScene rsg/agent/nao/goal.rsg leftgoal leftsoccergoal -5 1 0 G1L G2L yellow)
    (importScene rsg/agent/naov4/goal.rsg rightgoal rightsoccergoal 5 0 180 G2R G1R matWhite)
    (importScene rsg/agent/flag_no_viz.rsg -5 3 0 F1L)
    (importScene rsg/agent/flag.rsg -5 -3 0 F2L matRed)
    (importScene rsg/agent/goalpost.rsg 5 3 0 F1R)
    (importScene rsg/agent/fieldline.rsg -5 -3 -5 3)
    (importScene rsg/agent/fieldborder.rsg -6 -4 -6 4)
    (importScene rsg/agent/fieldring.rsg 1)
    (importScene rsg/agent/ball.rsg)))"));
  QVERIFY(stage.run("run('setups/soccer_variables.rb')\nrun('setups/materials.rb')\nimportScene('user.rsg')\n"));
  QCOMPARE(stage.complaints, QStringList());
  QCOMPARE(stage.count("Line"), 12);
  QCOMPARE(stage.count("ObjectState"), 4 + 3 + 1);
  QCOMPARE(stage.count("GoalPost"), 3);
  const auto* const goal = stage.find<BoxCollider>("leftgoal/GoalBox/BoxCollider");
  QVERIFY(goal);
  VERIFY_NEAR(translation(goal->worldPose()), Vec3f(-5, 1, 0.4f), 1e-5f);
}

QTEST_APPLESS_MAIN(BuildingBlocksTest)
#include "BuildingBlocksTest.moc"
