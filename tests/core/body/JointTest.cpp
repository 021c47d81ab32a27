#include "BodySupport.h"
#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{
/// A part 1 m beside a heavy one, and a joint of some class in the part.
struct TwoBodies : BodyScene
{
  Transform& parent = addPart(*scene, "parent", {0, 0, 0});
  Transform& child = addPart(*scene, "child", {1, 0, 0});
  RigidBody& parentBody = *parent.childOf<RigidBody>();
  RigidBody& childBody = *child.childOf<RigidBody>();

  TwoBodies()
  {
    world->world().setGravity({0, 0, 0});
    call(parentBody, "setBoxTotal", words("1000 1 1 1"));
    call(childBody, "setBoxTotal", words("1 0.2 0.2 0.2"));
  }
  template<class T>
  T& joint(const std::string& className)
  {
    T& j = add<T>(child, className);
    call(j, "attach", words("../body ../../parent/body"));
    return j;
  }
};
} // namespace

class JointTest : public QObject
{
  Q_OBJECT

private slots:
  void attachFindsBodiesByPath();
  void aHingeTurnsAsCommanded();
  void anchorsAndAxesAreLocalToTheNode();
  void stopsAreRoundedToFloat();
  void speedLimitsAreRemembered();
  void commandsWakeTheFirstBody();
  void hinge2TakesItsAxesFromTheNode();
  void slidersSlideAlongZ();
  void universalAndBallAndFixed();
  void placeholdersAreHarmless();
  void servosHeatUpAndDischarge();
  void servosCheckTheirArguments();
};

void JointTest::attachFindsBodiesByPath()
{
  TwoBodies s;
  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  QCOMPARE(hinge.firstBody(), &s.childBody);
  QCOMPARE(hinge.secondBody(), &s.parentBody);
  QCOMPARE(s.errors, 0);
  QVERIFY(s.call(hinge, "attach", {"../body"}));
  QCOMPARE(hinge.secondBody(), nullptr);
  QCOMPARE(s.errors, 0); // a missing path is no mistake
  QVERIFY(s.call(hinge, "attach", words("../body ../../nowhere/body")));
  QCOMPARE(hinge.firstBody(), &s.childBody);
  QCOMPARE(hinge.secondBody(), nullptr);
  QCOMPARE(s.errors, 1);
  QVERIFY(s.call(hinge, "attach", words(".. ../../parent/body"))); // a Transform is no body
  QCOMPARE(hinge.firstBody(), nullptr);
  QCOMPARE(s.errors, 2);
  QVERIFY(s.call(hinge, "attach", words("../body ../body"))); // the same twice
  QCOMPARE(hinge.firstBody(), nullptr);
  QVERIFY(!s.call(hinge, "attach", words("a b c")));
}

void JointTest::aHingeTurnsAsCommanded()
{
  TwoBodies s;
  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  QVERIFY(s.call(hinge, "setAnchor", words("-1 0 0")));
  QVERIFY(s.call(hinge, "setAxis", {"2"}));
  QVERIFY(s.call(hinge, "setMaxMotorForce", words("0 100")));
  hinge.setMotorVelocity(0, 1);
  s.cycle(25);
  VERIFY_NEAR(hinge.angleDeg(0), toDegrees(0.5f), 1);
  VERIFY_NEAR(hinge.angleRateDeg(0), toDegrees(1), 1);
  QCOMPARE(hinge.angleDeg(0), static_cast<float>(hinge.joint()->angle(0) * (180.0 / M_PI)));
  QCOMPARE(s.number(hinge, "getAngle"), static_cast<double>(hinge.angleDeg(0)));
  QVERIFY(s.call(hinge, "setAngularMotorVelocity", words("0 -90")));
  QCOMPARE(hinge.joint()->parameter(physics::JointParameter::MotorVelocity, 0), static_cast<double>(toRadians(-90)));
}

void JointTest::anchorsAndAxesAreLocalToTheNode()
{
  TwoBodies s;
  Transform& turned = s.add<Transform>(s.child, "Transform");
  turned.setLocalRotation({0, 0, 90});
  auto& hinge = s.add<HingeJoint>(turned, "HingeJoint");
  QVERIFY(s.call(hinge, "attach", words("../../body ../../../parent/body")));
  QCOMPARE(hinge.firstBody(), &s.childBody);
  QVERIFY(s.call(hinge, "setAnchor", words("0.5 0 0")));
  QVERIFY(s.call(hinge, "setAxis", words("-0.7071 0 0.7071")));
  VERIFY_NEAR(hinge.joint()->anchor(), physics::Vec3(1, 0.5, 0), 1e-6);
  VERIFY_NEAR(hinge.joint()->axis(0), physics::Vec3(0, -std::sqrt(0.5), std::sqrt(0.5)), 1e-6);
  QVERIFY(!s.call(hinge, "setAxis", words("1 0")));
  QVERIFY(!s.call(hinge, "setAxis", {"3"}));
  QVERIFY(!s.call(hinge, "setAnchor", words("1 0")));
}

void JointTest::stopsAreRoundedToFloat()
{
  TwoBodies s;
  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  QVERIFY(std::isinf(hinge.highStopDeg(0)));
  QVERIFY(s.call(hinge, "setLowStopDeg", words("0 -120")));
  QVERIFY(s.call(hinge, "setHighStopDeg", words("0 45")));
  QCOMPARE(hinge.joint()->parameter(physics::JointParameter::LowStop, 0), -2.0943951606750488);
  QCOMPARE(hinge.joint()->parameter(physics::JointParameter::HighStop, 0), 0.78539818525314331);
  QCOMPARE(hinge.lowStopDeg(0), -2.0943951606750488 * (180.0 / M_PI));
  QVERIFY(s.call(hinge, "setStopERP", words("0 0.8")));
  QCOMPARE(hinge.joint()->parameter(physics::JointParameter::StopErp, 0), 0.80000001192092896);
  QCOMPARE(s.number(hinge, "getStopERP", {"0"}), 0.80000001192092896);
  QVERIFY(s.call(hinge, "setCFM", words("0 0.00000001")));
  QCOMPARE(hinge.joint()->parameter(physics::JointParameter::Cfm, 0), 9.9999999392252903e-09);
  QVERIFY(s.call(hinge, "setLowStopPos", words("0 -1")));
  QCOMPARE(s.number(hinge, "getLowStopPos", {"0"}), -1.0);
  QVERIFY(!s.call(hinge, "setLowStopDeg", {"0"}));
  QVERIFY(!s.call(hinge, "setLowStopDeg", words("9 5"))); // no such axis
  QVERIFY(!s.call(hinge, "setLowStopDeg", words("0 nan")));
}

void JointTest::speedLimitsAreRemembered()
{
  TwoBodies s;
  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  QVERIFY(std::isinf(hinge.maxSpeed(0)));
  QVERIFY(s.call(hinge, "setJointMaxSpeed1", {"-6.13955"}));
  QVERIFY(s.call(hinge, "setJointMaxSpeed2", {"2"}));
  QCOMPARE(hinge.maxSpeed(0), 6.13955f);
  QCOMPARE(hinge.maxSpeed(1), 2.f);
  QVERIFY(std::isinf(hinge.maxSpeed(2)));
}

void JointTest::commandsWakeTheFirstBody()
{
  TwoBodies s;
  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  s.childBody.body().disable();
  s.parentBody.body().disable();
  hinge.wakeFirstBody();
  QVERIFY(s.childBody.body().isEnabled());
  QVERIFY(!s.parentBody.body().isEnabled());
}

void JointTest::hinge2TakesItsAxesFromTheNode()
{
  TwoBodies s;
  auto& wheel = s.joint<Hinge2Joint>("Hinge2Joint");
  QVERIFY(s.call(wheel, "setAnchor", words("0 0 0")));
  QVERIFY(wheel.joint()->axis(0).isApprox(physics::Vec3::UnitZ()));
  QVERIFY(wheel.joint()->axis(1).isApprox(physics::Vec3::UnitX()));
  QVERIFY(s.call(wheel, "setMaxMotorForce", words("1 100")));
  wheel.setMotorVelocity(1, 3);
  s.cycle(25);
  VERIFY_NEAR(std::abs(s.childBody.angularVelocity().x()), 3, 0.2f);
  VERIFY_NEAR(s.number(wheel, "getAngle", {"0"}), 0, 1);
}

void JointTest::slidersSlideAlongZ()
{
  TwoBodies s;
  auto& slider = s.joint<SliderJoint>("SliderJoint");
  QVERIFY(slider.joint()->axis(0).isApprox(physics::Vec3::UnitZ()));
  QVERIFY(s.call(slider, "setMaxMotorForce", words("0 100")));
  QVERIFY(s.call(slider, "setLinearMotorVelocity", words("0 0.5")));
  s.cycle(50);
  VERIFY_NEAR(s.number(slider, "getPosition"), 0.5, 0.02);
  VERIFY_NEAR(s.number(slider, "getPositionRate"), 0.5, 0.02);
}

void JointTest::universalAndBallAndFixed()
{
  TwoBodies s;
  {
    auto& universal = s.joint<UniversalJoint>("UniversalJoint");
    QVERIFY(s.call(universal, "setAnchor", words("0 0 0")));
    QVERIFY(s.call(universal, "setAxis1", words("1 0 0")));
    QVERIFY(s.call(universal, "setAxis2", words("0 1 0")));
    QVERIFY(universal.joint()->axis(1).isApprox(physics::Vec3::UnitY()));
    VERIFY_NEAR(universal.angleDeg(0), 0, 1e-3f);
    s.child.removeChild(universal);
  }
  {
    auto& ball = s.joint<BallJoint>("BallJoint");
    QVERIFY(s.call(ball, "setAnchor", words("-0.5 0 0")));
    VERIFY_NEAR(ball.joint()->anchor(), physics::Vec3(0.5, 0, 0), 1e-6);
    s.child.removeChild(ball);
  }
  auto& fixed = s.joint<FixedJoint>("FixedJoint");
  QVERIFY(s.call(fixed, "setFixed"));
  s.childBody.body().addForce({0, 20, 0});
  s.cycle(50);
  const Vec3f apart = translation(s.child.worldPose()) - translation(s.parent.worldPose());
  VERIFY_NEAR(apart, Vec3f(1, 0, 0), 0.01f);
}

void JointTest::placeholdersAreHarmless()
{
  TwoBodies s;
  for(const char* const name : {"Generic6DOFJoint", "ConeTwistJoint"})
  {
    auto& joint = s.joint<JointNode>(name);
    QCOMPARE(joint.joint(), nullptr);
    QVERIFY(s.call(joint, "setLowStopDeg", words("0 10")));
    QCOMPARE(joint.angleDeg(0), 0.f);
    QCOMPARE(joint.lowStopDeg(0), 0.0);
    joint.wakeFirstBody();
  }
  for(const char* const name : {"StaticBody", "DynamicBody", "SoftBody"})
    s.add<BaseNode>(*s.scene, name);
  QVERIFY(s.registry.create("PhysicsObject") == nullptr);
  QVERIFY(s.registry.create("Joint") == nullptr);
  s.cycle();
}

void JointTest::servosHeatUpAndDischarge()
{
  TwoBodies s;
  QVERIFY(s.call(*s.world, "setJointHeating", {"true"}));
  QVERIFY(s.call(*s.world, "setBatteryDischarge", {"true"}));
  auto& battery = s.add<Battery>(*s.scene, "Battery", "battery");
  QVERIFY(s.call(battery, "setPower", {"5"}));
  QCOMPARE(battery.power(), 0.f); // the capacity comes first
  QVERIFY(s.call(battery, "setCapacity", {"1000"}));
  QVERIFY(s.call(battery, "setPower", {"800"}));
  QCOMPARE(battery.level(), 0.8f);

  auto& hinge = s.joint<HingeJoint>("HingeJoint");
  QVERIFY(s.call(hinge, "setAxis", {"2"}));
  auto& motor = s.add<AngularMotor>(hinge, "AngularMotor");
  QVERIFY(s.call(motor, "attach", words("../../body ../../../parent/body")));
  QVERIFY(s.call(motor, "setNumAxes", {"1"}));
  QVERIFY(s.call(motor, "setMotorAxis", words("0 1 0 0 1")));
  QVERIFY(s.call(motor, "setMaxTorque", {"5"}));
  QVERIFY(s.call(motor, "setBattery", {"../../../battery"}));
  QVERIFY(!s.call(motor, "setBattery", {"../nothing"}));
  motor.setMotorVelocity(0, 100);
  s.cycle();
  VERIFY_NEAR(motor.torque(), 5, 0.01f);
  QCOMPARE(motor.current(), motor.torque() / 4.3f);
  QVERIFY(motor.temperature() > 20);
  QVERIFY(battery.power() < 800);
  QVERIFY(hinge.angleDeg(0) > 0.1f);
  QCOMPARE(motor.angleDeg(0), hinge.angleDeg(0));

  QVERIFY(s.call(battery, "setPower", {"0"}));
  motor.setMotorVelocity(0, 100);
  QCOMPARE(motor.joint()->parameter(physics::JointParameter::MotorVelocity, 0), 0.0);
  QVERIFY(s.call(battery, "setPower", {"800"}));
  QVERIFY(s.call(motor, "setEnvironmentTempeature", {"90"}));
  motor.setMotorVelocity(0, 100);
  QCOMPARE(motor.joint()->parameter(physics::JointParameter::MotorVelocity, 0), 0.0);
  s.cycle();
  QCOMPARE(motor.stiffness(), 0.8f);
}

void JointTest::servosCheckTheirArguments()
{
  TwoBodies s;
  auto& motor = s.add<AngularMotor>(s.child, "AngularMotor");
  QCOMPARE(s.warnings, 1); // not below a hinge
  QVERIFY(!s.call(motor, "setNumAxes", {"4"}));
  QVERIFY(!s.call(motor, "setMotorAxis", words("3 0 0 0 1")));
  QVERIFY(!s.call(motor, "setMotorAxis", words("0 0 0 0")));
  QVERIFY(s.call(motor, "setMotorAxis", words("0 1 0 0 1"))); // unattached: has no effect
  QVERIFY(s.call(motor, "setEulerMode"));
  QCOMPARE(s.number(motor, "getNumAxes"), 3.0);
  QVERIFY(s.call(motor, "attach", words("../body ../../parent/body")));
  s.cycle(2); // without axes
  QVERIFY(s.call(motor, "setUserMode"));
  QVERIFY(s.call(motor, "setAxisAngle", words("0 30")));
  VERIFY_NEAR(s.number(motor, "getAxisAngle", {"0"}), 30, 1e-4);
  motor.setStiffness(7);
  QCOMPARE(motor.stiffness(), 1.f);
  VERIFY_NEAR(motor.angleDeg(0), 30, 1e-4f); // without a hinge its own
}

QTEST_APPLESS_MAIN(JointTest)
#include "JointTest.moc"
