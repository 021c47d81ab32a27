#include "PhysicsSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::physics;

namespace
{
/// Two bodies 1 m apart on the x axis, and a joint of the given kind between them (child, parent).
struct Pair
{
  World world;
  std::unique_ptr<Body> parent = world.createBody();
  std::unique_ptr<Body> child = world.createBody();
  std::unique_ptr<Joint> joint;

  explicit Pair(Joint::Kind kind) : joint(world.createJoint(kind))
  {
    child->setPosition({1, 0, 0});
    parent->setMass(Mass::boxTotal(1000, {1, 1, 1}));
    child->setMass(Mass::boxTotal(1, {0.2, 0.2, 0.2}));
    joint->attach(child.get(), parent.get());
  }
  void step(int count)
  {
    for(int i = 0; i < count; ++i)
      world.step(0.005);
  }
  void drive(int axis, double velocity)
  {
    joint->setParameter(JointParameter::MaxMotorForce, axis, 50);
    joint->setParameter(JointParameter::MotorVelocity, axis, velocity);
  }
  double distance() const { return (child->position() - parent->position()).norm(); }
};
} // namespace

class JointTest : public QObject
{
  Q_OBJECT

private slots:
  void aHingeTurnsAboutItsAxis();
  void aHingeStopsAtItsStops();
  void aHingeAxisNeedNotBeNormalised();
  void aSliderSlides();
  void aBallJointHoldsItsAnchor();
  void aUniversalJointHasTwoAxes();
  void aHinge2SteersAndRolls();
  void crossedAxesMayGetParallel_data();
  void crossedAxesMayGetParallel();
  void aFixedJointFreezesThePose();
  void anAngularMotorTurns();
  void theEnvironmentMayBeEitherBody();
  void feedbackTellsTheForces();
  void axisTorqueIsTheMotors_data();
  void axisTorqueIsTheMotors();
  void anAngularMotorsTorqueIsToldLikeAHinges();
  void parametersReadBack();
  void nonsenseIsIgnored();
  void aDestroyedBodyIsLetGo();
};

void JointTest::aHingeTurnsAboutItsAxis()
{
  Pair p(Joint::Kind::Hinge);
  QCOMPARE(p.joint->first(), p.child.get());
  QCOMPARE(p.joint->second(), p.parent.get());
  p.joint->setAnchor({0, 0, 0});
  p.joint->setAxis(0, {0, 0, 1});
  QVERIFY(p.joint->anchor().isZero(1e-12));
  QVERIFY(p.joint->axis(0).isApprox(Vec3(0, 0, 1)));
  p.drive(0, 1);
  p.step(100);
  // Positive velocity turns the child (the first body) about the axis.
  VERIFY_NEAR(p.joint->angle(0), 0.5, 0.02);
  VERIFY_NEAR(p.joint->angleRate(0), 1, 0.02);
  VERIFY_NEAR(std::atan2(p.child->position().y(), p.child->position().x()), 0.5, 0.02);
  VERIFY_NEAR(p.distance(), 1, 1e-3);
  QCOMPARE(p.joint->angle(1), 0.0);
  QCOMPARE(p.joint->position(), 0.0);
}

void JointTest::aHingeStopsAtItsStops()
{
  Pair p(Joint::Kind::Hinge);
  p.joint->setAxis(0, {0, 0, 1});
  p.joint->setParameter(JointParameter::LowStop, 0, -0.3);
  p.joint->setParameter(JointParameter::HighStop, 0, 0.2);
  p.joint->setParameter(JointParameter::StopErp, 0, 0.8);
  p.drive(0, 2);
  p.step(200);
  VERIFY_NEAR(p.joint->angle(0), 0.2, 0.02);
  p.drive(0, -2);
  p.step(200);
  VERIFY_NEAR(p.joint->angle(0), -0.3, 0.02);
}

void JointTest::aHingeAxisNeedNotBeNormalised()
{
  Pair p(Joint::Kind::Hinge);
  p.joint->setAxis(0, {-0.7071f, 0, 0.7071f});
  VERIFY_NEAR(p.joint->axis(0).norm(), 1, 1e-12);
}

void JointTest::aSliderSlides()
{
  Pair p(Joint::Kind::Slider);
  p.joint->setAxis(0, {0, 0, 1});
  p.drive(0, 0.5);
  p.step(200);
  VERIFY_NEAR(p.joint->position(), 0.5, 0.02);
  VERIFY_NEAR(p.joint->positionRate(), 0.5, 0.01);
  const Vec3 apart = p.parent->rotation().transpose() * (p.child->position() - p.parent->position());
  VERIFY_NEAR(apart, Vec3(1, 0, 0.5), 0.03);
  QCOMPARE(p.joint->angle(0), 0.0);
}

void JointTest::aBallJointHoldsItsAnchor()
{
  Pair p(Joint::Kind::Ball);
  p.joint->setAnchor({0.5, 0, 0});
  p.child->setAngularVelocity({0.5, 1, 2});
  p.step(200);
  const Vec3 fromChild = p.child->position() + p.child->rotation() * Vec3(-0.5, 0, 0);
  const Vec3 fromParent = p.parent->position() + p.parent->rotation() * Vec3(0.5, 0, 0);
  VERIFY_NEAR(fromChild, fromParent, 1e-2);
  QVERIFY(p.joint->anchor().isApprox(fromChild, 1e-9));
  QCOMPARE_GT((p.child->rotation() - Mat3::Identity()).norm(), 0.1);
}

void JointTest::aUniversalJointHasTwoAxes()
{
  Pair p(Joint::Kind::Universal);
  p.joint->setAnchor({1, 0, 0});
  p.joint->setAxis(0, {1, 0, 0});
  p.joint->setAxis(1, {0, 1, 0});
  QVERIFY(p.joint->axis(1).isApprox(Vec3(0, 1, 0)));
  p.drive(0, 1);
  p.drive(1, 0.5);
  p.step(40);
  VERIFY_NEAR(std::abs(p.joint->angleRate(0)), 1, 0.1);
  VERIFY_NEAR(std::abs(p.joint->angleRate(1)), 0.5, 0.1);
  VERIFY_NEAR(std::abs(p.joint->angle(0)), 0.2, 0.05);
  VERIFY_NEAR(std::abs(p.joint->angle(1)), 0.1, 0.05);
}

void JointTest::aHinge2SteersAndRolls()
{
  Pair p(Joint::Kind::Hinge2);
  p.joint->setAnchor({1, 0, 0});
  p.joint->setAxis(0, {0, 0, 1});
  p.joint->setAxis(1, {1, 0, 0});
  QVERIFY(p.joint->axis(0).isApprox(Vec3(0, 0, 1)));
  QVERIFY(p.joint->axis(1).isApprox(Vec3(1, 0, 0)));
  p.drive(1, 3);
  p.drive(0, 0);
  p.step(50);
  VERIFY_NEAR(std::abs(p.joint->angleRate(1)), 3, 0.1);
  VERIFY_NEAR(p.joint->angle(0), 0, 0.05);
  QVERIFY(p.distance() < 1.1);
  p.joint->setParameter(JointParameter::SuspensionErp, 0, 0.5);
  QCOMPARE(p.joint->parameter(JointParameter::SuspensionErp, 0), 0.5);
}

void JointTest::crossedAxesMayGetParallel_data()
{
  QTest::addColumn<bool>("hinge2");
  QTest::newRow("hinge2") << true;
  QTest::newRow("universal") << false;
}

void JointTest::crossedAxesMayGetParallel()
{
  QFETCH(bool, hinge2);
  Pair p(hinge2 ? Joint::Kind::Hinge2 : Joint::Kind::Universal);
  for(const int axis : {0, 1, 2})
    for(const double angle : {M_PI / 2, M_PI, -M_PI / 2})
    {
      p.child->setRotation(rotationAbout(axis, angle));
      p.joint->attach(p.child.get(), p.parent.get());
      p.joint->attach(p.parent.get(), p.child.get());
      p.joint->setAnchor({1, 0, 0});
      for(const int first : {0, 1, 2})
        for(const int second : {0, 1, 2})
        {
          p.joint->setAxis(0, Vec3::Unit(first));
          p.joint->setAxis(1, Vec3::Unit(second));
          QVERIFY(p.joint->axis(1).isApprox(Vec3::Unit(second)));
          VERIFY_NEAR(p.joint->axis(0).dot(p.joint->axis(1)), 0, 0.9);
          QVERIFY(std::isfinite(p.joint->angle(0)));
        }
      // The axes may also become parallel by moving.
      p.joint->setAxis(0, {0, 0, 1});
      p.joint->setAxis(1, {1, 0, 0});
      p.child->setRotation(rotationAbout(1, M_PI / 2) * p.child->rotation());
      p.step(1);
    }
  p.joint->attach(p.child.get(), nullptr);
  QCOMPARE(p.joint->first(), hinge2 ? nullptr : p.child.get()); // a hinge2 needs two bodies
  p.joint->setAnchor({0, 0, 0});
  p.joint->setAxis(0, {0, 0, 1});
  p.step(1);
  QVERIFY(std::isfinite(p.joint->angle(0)));
}

void JointTest::aFixedJointFreezesThePose()
{
  Pair p(Joint::Kind::Fixed);
  p.joint->setFixed();
  p.child->addForce({0, 50, 20});
  p.step(100);
  VERIFY_NEAR(p.child->position() - p.parent->position(), p.parent->rotation() * Vec3(1, 0, 0), 1e-3);
  VERIFY_NEAR(p.child->rotation(), p.parent->rotation(), 1e-3);
}

void JointTest::anAngularMotorTurns()
{
  Pair p(Joint::Kind::AngularMotor);
  p.joint->setMotorAxisCount(1);
  p.joint->setMotorAxis(0, 1, {0, 0, 1});
  QVERIFY(p.joint->axis(0).isApprox(Vec3(0, 0, 1)));
  p.drive(0, 2);
  p.step(50);
  VERIFY_NEAR(p.child->angularVelocity().z(), 2, 0.05);
  VERIFY_NEAR(p.joint->angleRate(0), 2, 0.05);
  p.joint->setMotorAngle(0, 0.25);
  QCOMPARE(p.joint->angle(0), 0.25);

  p.joint->setMotorEulerMode(true);
  p.joint->setMotorAngle(0, 1);
  p.joint->setMotorAxis(0, 2, {1, 0, 0});
  p.joint->setMotorAxis(1, 1, {1, 0, 0});
  p.joint->setMotorAxis(2, 2, {0, 0, 1});
  p.joint->setMotorAxis(3, 0, {0, 0, 1});
  p.joint->setMotorAxisCount(7);
  p.step(1);
  QVERIFY(p.joint->axis(1).isZero()); // no third axis yet: the motor waits
  p.joint->setMotorAxis(0, 1, {1, 0, 0});
  p.joint->setMotorAxis(2, 2, {0, 0, 1});
  VERIFY_NEAR(p.joint->axis(1).norm(), 1, 1e-9);
  p.joint->setMotorAxis(2, 2, {1, 0, 0}); // parallel
  p.step(1);
  QCOMPARE(p.joint->angleRate(0), 0.0);
}

void JointTest::theEnvironmentMayBeEitherBody()
{
  for(const bool first : {true, false})
  {
    World world;
    const auto body = world.createBody();
    const auto joint = world.createJoint(Joint::Kind::Hinge);
    joint->attach(first ? body.get() : nullptr, first ? nullptr : body.get());
    QCOMPARE(joint->first() == body.get(), first);
    QCOMPARE(joint->second() == body.get(), !first);
    joint->setAnchor({0, 0, 0});
    joint->setAxis(0, {0, 0, 1});
    body->setAngularVelocity({0, 0, 1});
    for(int i = 0; i < 20; ++i)
      world.step(0.01);
    VERIFY_NEAR(joint->angle(0), first ? 0.2 : -0.2, 1e-2);
  }
}

void JointTest::feedbackTellsTheForces()
{
  for(const bool first : {true, false})
  {
    World world;
    world.setGravity({0, 0, -10});
    const auto body = world.createBody();
    const auto joint = world.createJoint(Joint::Kind::Ball);
    joint->attach(first ? body.get() : nullptr, first ? nullptr : body.get());
    joint->setAnchor({0, 0, 0});
    world.step(stepSize);
    QVERIFY(joint->feedback().force1.isZero());
    joint->enableFeedback(true);
    world.step(stepSize);
    const JointFeedback feedback = joint->feedback();
    VERIFY_NEAR(first ? feedback.force1 : feedback.force2, Vec3(0, 0, 10), 1e-6);
    joint->enableFeedback(false);
    world.step(stepSize);
    QVERIFY(joint->feedback().force1.isZero());
  }
}

void JointTest::axisTorqueIsTheMotors_data()
{
  QTest::addColumn<bool>("second");
  QTest::newRow("first body") << false;
  QTest::newRow("second body") << true;
}

void JointTest::axisTorqueIsTheMotors()
{
  QFETCH(const bool, second);
  World world;
  const auto lever = world.createBody();
  lever->setPosition({1, 0, 0});
  lever->setMass(Mass::boxTotal(2, {0.2, 0.2, 0.2}));
  const auto joint = world.createJoint(Joint::Kind::Hinge);
  joint->attach(second ? nullptr : lever.get(), second ? lever.get() : nullptr);
  joint->setAnchor({0, 0, 0});
  joint->setAxis(0, {0, 1, 0});
  joint->setParameter(JointParameter::MaxMotorForce, 0, 50);
  const double sign = second ? -1 : 1;
  AxisPlace before;
  const auto step = [&] {
    before = joint->axisPlace();
    world.step(0.005);
  };
  step();
  QCOMPARE(joint->axisTorque(before), 0.); // not measured

  // Held level against gravity, which turns it about +y.
  joint->enableFeedback(true);
  world.setGravity({0, 0, -9.81});
  step();
  VERIFY_NEAR(joint->axisTorque(before), -sign * 2 * 9.81, 1e-3);
  VERIFY_NEAR(joint->axisRate(), 0, 1e-6);

  // Accelerated with all that the motor has. What holds the lever on its circle grows, and is none of it.
  world.setGravity({0, 0, 0});
  joint->setParameter(JointParameter::MaxMotorForce, 0, 3);
  joint->setParameter(JointParameter::MotorVelocity, 0, 1000);
  for(int i = 0; i < 400; ++i)
  {
    step();
    VERIFY_NEAR(std::abs(joint->axisTorque(before)), 3, 1e-3);
    // It speeds the lever up, so both have the same sign: power comes from the motor.
    QVERIFY(joint->axisTorque(before) * joint->axisRate() > 0);
  }
  QCOMPARE_GT(std::abs(joint->axisRate()), 2);
  VERIFY_NEAR(std::abs(joint->axisRate()), std::abs(joint->angleRate(0)), 1e-9);
  const auto slider = world.createJoint(Joint::Kind::Slider);
  QCOMPARE(slider->axisTorque({}), 0.);
  QCOMPARE(slider->axisRate(), 0.);
}

void JointTest::anAngularMotorsTorqueIsToldLikeAHinges()
{
  Pair p(Joint::Kind::Hinge);
  p.joint->setAnchor({0, 0, 0});
  p.joint->setAxis(0, {0, 0, 1});
  const auto motor = p.world.createJoint(Joint::Kind::AngularMotor);
  motor->attach(p.child.get(), p.parent.get());
  motor->setMotorAxisCount(1);
  motor->setMotorAxis(0, 1, {0, 0, 1});
  motor->enableFeedback(true);
  for(const double direction : {1., -1.})
  {
    motor->setParameter(JointParameter::MaxMotorForce, 0, 3);
    motor->setParameter(JointParameter::MotorVelocity, 0, direction * 1000);
    for(int i = 0; i < 100; ++i)
    {
      const AxisPlace before = motor->axisPlace();
      p.step(1);
      VERIFY_NEAR(motor->axisTorque(before), direction * 3, 1e-3);
      VERIFY_NEAR(motor->axisRate(), p.joint->angleRate(0), 1e-6);
    }
    if(direction > 0) // The power is the motor's in this direction; in the other one it brakes first.
      QVERIFY(motor->axisRate() > 0.5);
  }
}

void JointTest::parametersReadBack()
{
  World world;
  const double infinity = std::numeric_limits<double>::infinity();
  const auto hinge = world.createJoint(Joint::Kind::Hinge);
  hinge->setParameter(JointParameter::LowStop, 0, -1);
  hinge->setParameter(JointParameter::HighStop, 0, 1);
  hinge->setParameter(JointParameter::Bounce, 0, 0.5);
  hinge->setParameter(JointParameter::Cfm, 0, 1e-8);
  hinge->setParameter(JointParameter::StopCfm, 0, 1e-7);
  hinge->setParameter(JointParameter::StopErp, 0, 0.75);
  hinge->setParameter(JointParameter::FudgeFactor, 0, 1e-5);
  QCOMPARE(hinge->parameter(JointParameter::LowStop, 0), -1.0);
  QCOMPARE(hinge->parameter(JointParameter::HighStop, 0), 1.0);
  QCOMPARE(hinge->parameter(JointParameter::Bounce, 0), 0.5);
  QCOMPARE(hinge->parameter(JointParameter::Cfm, 0), 1e-8);
  QCOMPARE(hinge->parameter(JointParameter::StopCfm, 0), 1e-7);
  QCOMPARE(hinge->parameter(JointParameter::StopErp, 0), 0.75);
  QCOMPARE(hinge->parameter(JointParameter::FudgeFactor, 0), 1e-5);
  hinge->setParameter(JointParameter::HighStop, 0, infinity);
  QCOMPARE(hinge->parameter(JointParameter::HighStop, 0), infinity);
  const auto universal = world.createJoint(Joint::Kind::Universal);
  universal->setParameter(JointParameter::MotorVelocity, 1, 3);
  QCOMPARE(universal->parameter(JointParameter::MotorVelocity, 1), 3.0);
  QCOMPARE(universal->parameter(JointParameter::MotorVelocity, 0), 0.0);
}

void JointTest::nonsenseIsIgnored()
{
  const double notANumber = std::nan("");
  World other;
  const auto stranger = other.createBody();
  for(const auto kind : {Joint::Kind::Ball, Joint::Kind::Hinge, Joint::Kind::Hinge2, Joint::Kind::Slider,
                         Joint::Kind::Universal, Joint::Kind::Fixed, Joint::Kind::AngularMotor})
  {
    World world;
    const auto body = world.createBody();
    const auto joint = world.createJoint(kind);
    QCOMPARE(joint->kind(), kind);
    for(int pass = 0; pass < 2; ++pass) // unattached, then attached
    {
      joint->setAnchor({notANumber, 0, 0});
      joint->setAxis(0, {0, 0, 0});
      joint->setAxis(5, {1, 0, 0});
      joint->setAxis(-1, {1, 0, 0});
      joint->setFixed();
      joint->setMotorAxis(0, 1, {0, 0, 0});
      joint->setMotorAxis(0, 9, {0, 0, 1});
      joint->setMotorAxis(0, 1, {0, 0, 1});
      joint->setMotorAngle(8, 1);
      joint->setParameter(JointParameter::MotorVelocity, 0, notANumber);
      joint->setParameter(JointParameter::MotorVelocity, 77, 1);
      for(int axis = -1; axis < 5; ++axis)
        QVERIFY(std::isfinite(joint->angle(axis) + joint->angleRate(axis) + joint->axis(axis).norm() +
                              joint->parameter(JointParameter::MotorVelocity, axis)));
      QVERIFY(std::isfinite(joint->position() + joint->positionRate() + joint->anchor().norm()));
      joint->attach(body.get(), body.get());
      joint->attach(stranger.get(), body.get());
      QCOMPARE(joint->first(), nullptr);
      joint->attach(body.get(), nullptr);
    }
    world.step(stepSize);
    QVERIFY(body->position().allFinite());
  }
}

void JointTest::aDestroyedBodyIsLetGo()
{
  Pair p(Joint::Kind::Hinge);
  p.parent.reset();
  QCOMPARE(p.joint->first(), nullptr);
  QCOMPARE(p.joint->second(), nullptr);
  p.step(2);
  QCOMPARE(p.joint->angle(0), 0.0);
}

QTEST_APPLESS_MAIN(JointTest)
#include "JointTest.moc"
