#include "BodySupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using physics::JointParameter;

namespace
{

/// A part of 1 kg 1 m beside one of 1000 kg, without gravity, and a joint between them.
struct LimitedJoint : BodyScene
{
  Transform& parent = addPart(*scene, "parent", {0, 0, 0});
  Transform& child = addPart(*scene, "child", {1, 0, 0});
  JointNode* joint = nullptr;

  explicit LimitedJoint(const std::string& className)
  {
    world->world().setGravity({0, 0, 0});
    call(*parent.childOf<RigidBody>(), "setBoxTotal", words("1000 1 1 1"));
    call(*child.childOf<RigidBody>(), "setBoxTotal", words("1 0.2 0.2 0.2"));
    joint = &add<JointNode>(child, className);
    call(*joint, "attach", words("../body ../../parent/body"));
  }
  bool set(const std::string& method, const std::string& values) { return call(*joint, method, words(values)); }
  double get(const std::string& method, const std::string& values = {})
  {
    return number(*joint, method, words(values));
  }
};

} // namespace

/// Joints between their stops, and their parameters on the way to the engine and back.
class JointLimitsTest : public QObject
{
  Q_OBJECT

private slots:
  void slidersMoveAlongTheirAxisBetweenStops();
  void stopsBounce();
  void universalJointsHaveTwoRanges();
  void wheelsSteerWithinStopsAndAreSprung();
  void motorsBrakeAndStrainInVain();
  void fixedJointsKeepThePose();
  void feedbackIsMeasuredOnRequest();
  void parametersArrive_data();
  void parametersArrive();
};

void JointLimitsTest::slidersMoveAlongTheirAxisBetweenStops()
{
  LimitedJoint s("SliderJoint");
  QVERIFY(s.set("setLowStopPos", "0 -0.2"));
  QVERIFY(s.set("setHighStopPos", "0 0.3"));
  QVERIFY(s.set("setMaxMotorForce", "0 100"));
  for(const auto& [speed, stop] : {std::pair("0 1", 0.3), std::pair("0 -1", -0.2)})
  {
    QVERIFY(s.set("setLinearMotorVelocity", speed));
    s.cycle(100);
    VERIFY_NEAR(s.get("getPosition"), stop, 0.01);
    const Vec3f place = translation(s.child.worldPose());
    VERIFY_NEAR(place - translation(s.parent.worldPose()), Vec3f(1, 0, static_cast<float>(stop)), 0.01f);
  }
}

void JointLimitsTest::stopsBounce()
{
  for(const bool bouncy : {false, true})
  {
    LimitedJoint s("SliderJoint");
    QVERIFY(s.set("setLowStopPos", "0 -1"));
    QVERIFY(s.set("setHighStopPos", "0 0.1"));
    QVERIFY(s.set("setBounce", bouncy ? "0 0.5" : "0 0"));
    s.child.childOf<RigidBody>()->setVelocity({0, 0, 2});
    s.cycle(10);
    // Without bounce it is only pushed out of the stop.
    const float speed = s.child.childOf<RigidBody>()->velocity().z();
    QVERIFY2(bouncy ? speed < -0.7f && speed > -1.3f : std::abs(speed) < 0.4f, std::to_string(speed).c_str());
  }
}

void JointLimitsTest::universalJointsHaveTwoRanges()
{
  LimitedJoint s("UniversalJoint");
  QVERIFY(s.set("setAnchor", "0 0 0"));
  for(const char* const axis : {"0", "1"})
  {
    QVERIFY(s.set("setLowStopDeg", std::string(axis) + " -20"));
    QVERIFY(s.set("setHighStopDeg", std::string(axis) + (*axis == '0' ? " 30" : " 10")));
    QVERIFY(s.set("setMaxMotorForce", std::string(axis) + " 50"));
    QVERIFY(s.set("setAngularMotorVelocity", std::string(axis) + " 60"));
  }
  s.cycle(100);
  QVERIFY(std::abs(std::abs(s.get("getAngle", "0")) - 30) < 1.5 || std::abs(s.get("getAngle", "0") + 20) < 1.5);
  QVERIFY(s.get("getAngle", "0") <= 31.5 && s.get("getAngle", "0") >= -21.5);
  QVERIFY(s.get("getAngle", "1") <= 11.5 && s.get("getAngle", "1") >= -21.5);
  VERIFY_NEAR(s.get("getAngleRate", "0"), 0, 5);
  VERIFY_NEAR(s.get("getHighStopDeg", "1"), 10, 1e-5);
}

void JointLimitsTest::wheelsSteerWithinStopsAndAreSprung()
{
  LimitedJoint s("Hinge2Joint");
  QVERIFY(s.set("setAnchor", "0 0 0"));
  QVERIFY(s.set("setLowStopDeg", "0 -10"));
  QVERIFY(s.set("setHighStopDeg", "0 10"));
  QVERIFY(s.set("setMaxMotorForce", "0 50"));
  QVERIFY(s.set("setAngularMotorVelocity", "0 90"));
  s.cycle(100);
  VERIFY_NEAR(std::abs(s.get("getAngle", "0")), 10, 1);
  QCOMPARE(s.get("getAngle", "1"), 0.0); // the wheel's cannot be read

  LimitedJoint soft("Hinge2Joint");
  QVERIFY(soft.set("setAnchor", "0 0 0"));
  QVERIFY(soft.set("setSuspensionERP", "0 0.1"));
  QVERIFY(soft.set("setSuspensionCFM", "0 0.05"));
  VERIFY_NEAR(soft.get("getSuspensionCFM", "0"), 0.05, 1e-6);
  RigidBody& wheel = *soft.child.childOf<RigidBody>();
  for(int i = 0; i < 20; ++i)
  {
    wheel.body().addForce({0, 0, 20});
    soft.cycle();
  }
  QVERIFY(wheel.position().z() > 0.01f); // gives way
}

void JointLimitsTest::motorsBrakeAndStrainInVain()
{
  LimitedJoint s("HingeJoint");
  QVERIFY(s.set("setAnchor", "-1 0 0"));
  QVERIFY(s.set("setAxis", "2"));
  QVERIFY(s.set("setMaxMotorForce", "0 100")); // velocity 0: a brake
  s.child.childOf<RigidBody>()->body().addForce({0, 50, 0});
  s.cycle(20);
  VERIFY_NEAR(s.get("getAngle"), 0, 0.1);
  QVERIFY(s.set("setMaxMotorForce", "0 0"));
  s.child.childOf<RigidBody>()->body().addForce({0, 50, 0});
  s.cycle(20);
  QVERIFY(s.get("getAngle") > 5);
}

void JointLimitsTest::fixedJointsKeepThePose()
{
  for(const bool frozen : {false, true})
  {
    LimitedJoint s("FixedJoint");
    if(frozen)
      QVERIFY(s.call(*s.joint, "setFixed"));
    s.child.childOf<RigidBody>()->body().addTorque({0, 0, 1});
    s.cycle(50);
    const Vec3f apart = translation(s.child.worldPose()) - translation(s.parent.worldPose());
    QCOMPARE((apart - Vec3f(1, 0, 0)).norm() < 0.02f, frozen);
  }
}

void JointLimitsTest::feedbackIsMeasuredOnRequest()
{
  LimitedJoint s("FixedJoint");
  QVERIFY(s.call(*s.joint, "setFixed"));
  RigidBody& body = *s.child.childOf<RigidBody>();
  body.body().addForce({0, 0, 30});
  s.cycle();
  QVERIFY(s.joint->joint()->feedback().force1.isZero());
  QVERIFY(s.call(*s.joint, "enableFeedback", {"true"}));
  QVERIFY(!s.call(*s.joint, "enableFeedback", {"1"}));
  body.body().addForce({0, 0, 30});
  s.cycle();
  QVERIFY(s.joint->joint()->feedback().force1.z() < -25);
}

void JointLimitsTest::parametersArrive_data()
{
  QTest::addColumn<QString>("kind");
  QTest::addColumn<int>("axes"); // how many of them have parameters
  QTest::newRow("hinge") << "HingeJoint" << 1;
  QTest::newRow("hinge2") << "Hinge2Joint" << 2;
  QTest::newRow("slider") << "SliderJoint" << 1;
  QTest::newRow("universal") << "UniversalJoint" << 2;
  QTest::newRow("motor") << "AngularMotor" << 3;
  QTest::newRow("ball") << "BallJoint" << 0;
  QTest::newRow("fixed") << "FixedJoint" << 0;
}

void JointLimitsTest::parametersArrive()
{
  QFETCH(QString, kind);
  QFETCH(int, axes);
  LimitedJoint s(kind.toStdString());
  const struct
  {
    const char* name;
    JointParameter parameter;
    float value;
  } rows[] = {{"LowStopPos", JointParameter::LowStop, -0.25f},
              {"HighStopPos", JointParameter::HighStop, 0.75f},
              {"Bounce", JointParameter::Bounce, 0.6f},
              {"CFM", JointParameter::Cfm, 1e-6f},
              {"StopCFM", JointParameter::StopCfm, 1e-7f},
              {"StopERP", JointParameter::StopErp, 0.8f},
              {"FudgeFactor", JointParameter::FudgeFactor, 1e-5f},
              {"LinearMotorVelocity", JointParameter::MotorVelocity, 3.5f},
              {"MaxMotorForce", JointParameter::MaxMotorForce, 12.5f}};
  for(const auto& row : rows)
    for(int axis = 0; axis < 3; ++axis)
    {
      const std::string index = std::to_string(axis);
      QVERIFY(s.set(std::string("set") + row.name, index + " " + std::to_string(row.value)));
      const double expected = static_cast<double>(std::stof(std::to_string(row.value)));
      const double got = s.get(std::string("get") + row.name, index);
      if(axis < axes)
        QCOMPARE(got, expected);
      if(axes == 0)
        QCOMPARE(got, 0.0);
      QCOMPARE(s.joint->joint()->parameter(row.parameter, axis), got);
    }
}

QTEST_APPLESS_MAIN(JointLimitsTest)
#include "JointLimitsTest.moc"
