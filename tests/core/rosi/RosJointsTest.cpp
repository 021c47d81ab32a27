#include "RosSupport.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "tests/VerifyNear.h"

#include <QTest>

using namespace sparkwright;

/// RoSi scenes: what docs/ros-scenes.md says about joints.
class RosJointsTest : public QObject
{
  Q_OBJECT

private slots:
  void hingesJoinTheBodyInsideToTheOneAround()
  {
    RosStage stage;
    const std::string hinge =
        "<Elements><Hinge name='h'>" + at("AnchorPoint", "0", "0", "1") +
        "<Axis x='0' y='2' z='0'><Deflection min='-90' max='30'/>"
        "<AngularMotor name='n' maxVelocity='3' maxForce='7'/></Axis><Elements>" +
        movable(box("leg", at("Translation", "0", "0", "1") + mass("1"))) + "</Elements></Hinge></Elements>";
    QVERIFY(stage.elements(movable(box("trunk", at("Translation", "1", "0", "5") + mass("2") + hinge))));
    QCOMPARE(stage.complaints, QStringList());
    auto* const joint = stage.find<HingeJoint>("h/h");
    QVERIFY(joint);
    QCOMPARE(joint->firstBody(), stage.find<RigidBody>("trunk/body_trunk"));
    QCOMPARE(joint->secondBody(), stage.find<RigidBody>("leg/body_leg"));
    QVERIFY(near(translation(stage.find<Transform>("leg")->worldPose()), {1, 0, 7}));
    QVERIFY(near(translation(joint->worldPose()), {1, 0, 6}));
    VERIFY_NEAR(joint->lowStopDeg(0), -90, 1e-4);
    VERIFY_NEAR(joint->highStopDeg(0), 30, 1e-4);
    QCOMPARE(joint->parameter(physics::JointParameter::MaxMotorForce, 0), 7.f);
    QCOMPARE(joint->maxSpeed(0), 3.f);
  }

  void aHingeOnWhatStandsStillSwingsAboutItsAnchor()
  {
    RosStage stage;
    const std::string hinge = "<Elements><Hinge name='h'>" + at("AnchorPoint", "0", "0", "0") +
                              at("Axis", "0", "1", "0") + "<Elements><Sphere name='bob' radius='.1'>" +
                              at("Translation", "2", "0", "0") + mass("1") + "</Sphere></Elements></Hinge></Elements>";
    QVERIFY(stage.elements(box("post", at("Translation", "0", "0", "9") + hinge)));
    QCOMPARE(stage.complaints, QStringList());
    QVERIFY(!stage.find<HingeJoint>("h/h")->firstBody());
    const auto* const bob = stage.find<RigidBody>("bob/body_bob");
    float lowest = 9;
    for(int i = 0; i < 100; ++i)
    {
      stage.world.cycle();
      const Vec3f arm = bob->position() - Vec3f(0, 0, 9);
      VERIFY_NEAR(arm.norm(), 2, .05f);
      VERIFY_NEAR(arm.y(), 0, .01f);
      lowest = std::min(lowest, bob->position().z());
    }
    QVERIFY(lowest < 7.2f);
  }

  void slidersFollowTheirAxisBetweenStopsInMetres()
  {
    RosStage stage;
    const std::string slider =
        "<Elements><Slider name='s'><Axis x='0' y='0' z='1'><Deflection min='-0.5' max='1.4'/></Axis>"
        "<Elements><Sphere name='bob' radius='.1'>" +
        at("Translation", "2", "0", "0") + mass("1") + "</Sphere></Elements></Slider></Elements>";
    QVERIFY(stage.elements(box("post", at("Translation", "0", "0", "9") + slider)));
    QCOMPARE(stage.complaints, QStringList());
    const auto* const joint = stage.find<SliderJoint>("s/s");
    QVERIFY(joint);
    VERIFY_NEAR(joint->parameter(physics::JointParameter::HighStop, 0), 1.4f, 1e-6f);
    const auto* const bob = stage.find<RigidBody>("bob/body_bob");
    for(int i = 0; i < 150; ++i)
      stage.world.cycle();
    // It has slid down by one of the stops; along the axis which way is up depends on the order of the bodies.
    const float way = 9 - bob->position().z();
    QVERIFY2(near(bob->position(), {2, 0, 8.5f}, .05f) || near(bob->position(), {2, 0, 7.6f}, .05f),
             qPrintable(QString::number(way)));
  }

  void universalJointsHaveTwoAxes()
  {
    RosStage stage;
    const std::string joint = "<Elements><UniversalJoint name='u'>" + at("AnchorPoint", "0", "0", "0") +
                              "<Axis1 x='1' y='0' z='0'><Deflection min='-10' max='20'/></Axis1>"
                              "<Axis2 x='0' y='1' z='0'><Deflection min='-30' max='40'/></Axis2><Elements>" +
                              box("leg", at("Translation", "0", "0", "-1") + mass("1")) +
                              "</Elements></UniversalJoint></Elements>";
    QVERIFY(stage.elements(movable(box("trunk", mass("2") + joint))));
    QCOMPARE(stage.complaints, QStringList());
    const auto* const universal = stage.find<UniversalJoint>("u/u");
    QVERIFY(universal && universal->firstBody() && universal->secondBody());
    VERIFY_NEAR(universal->lowStopDeg(0), -10, 1e-4);
    VERIFY_NEAR(universal->highStopDeg(0), 20, 1e-4);
    VERIFY_NEAR(universal->lowStopDeg(1), -30, 1e-4);
    VERIFY_NEAR(universal->highStopDeg(1), 40, 1e-4);
  }

  void theExampleSettles()
  {
    WorldOptions options;
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    RosStage stage(options);
    QVERIFY(stage.world.load("examples/cart.ros"));
    for(int i = 0; i < 500; ++i)
      stage.world.cycle();
    QCOMPARE(stage.complaints, QStringList());
    const auto* const chassis = stage.find<RigidBody>("chassis/body_chassis");
    QVERIFY(chassis);
    // Wheels of 0.1 m, 0.08 m below it.
    QVERIFY2(near(chassis->position(), {0, 0, .18f}, .02f), qPrintable(QString::number(chassis->position().z())));
    VERIFY_NEAR(chassis->velocity(), Vec3f::Zero(), .01f);
    QCOMPARE(stage.count("HingeJoint"), 5);
    QCOMPARE(stage.count("RigidBody"), 6);
    // The sign hangs below its hinge, within its stops.
    const auto* const sign = stage.find<RigidBody>("sign/body_sign");
    VERIFY_NEAR((sign->position() - Vec3f(.9f, 1, 1.1f)).norm(), std::sqrt(.05f), .01f);
  }
};

QTEST_GUILESS_MAIN(RosJointsTest)
#include "RosJointsTest.moc"
