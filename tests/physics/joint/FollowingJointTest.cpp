#include "PhysicsSupport.h"
#include "physics/Joint.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

using namespace sparkwright::physics;

namespace
{

/// Fingers on hinges at the environment, side by side.
struct Hand
{
  World world;
  std::vector<std::unique_ptr<Body>> fingers;
  std::vector<std::unique_ptr<Joint>> joints;

  explicit Hand(int count, World::Solver solver = World::Solver::Exact)
  {
    world.setSolver(solver);
    world.setGravity({0, 0, -9.81});
    for(int i = 0; i < count; ++i)
    {
      fingers.push_back(world.createBody());
      fingers.back()->setMass(Mass::boxTotal(0.1, {0.1, 0.02, 0.02}));
      fingers.back()->setPosition({0.05, i * 0.1, 0});
      joints.push_back(world.createJoint(Joint::Kind::Hinge));
      joints.back()->attach(fingers.back().get(), nullptr);
      joints.back()->setAnchor({0, i * 0.1, 0});
      joints.back()->setAxis(0, {0, 1, 0});
    }
    joints[0]->setParameter(JointParameter::MaxMotorForce, 0, 10);
  }
  void step(int steps)
  {
    for(int i = 0; i < steps; ++i)
      world.step(stepSize);
  }
  double angle(std::size_t i) const { return joints[i]->angle(0); }
};

} // namespace

/// Joints that follow others.
class FollowingJointTest : public QObject
{
  Q_OBJECT

private slots:
  void itFollowsWithMultiplierAndOffset()
  {
    for(const World::Solver solver : {World::Solver::Exact, World::Solver::Engine, World::Solver::Iterative})
    {
      Hand hand(2, solver);
      QVERIFY(hand.joints[1]->follow(*hand.joints[0], -0.5, 0.2));
      QCOMPARE(hand.joints[1]->leader(), hand.joints[0].get());
      hand.joints[0]->setParameter(JointParameter::MotorVelocity, 0, 1);
      hand.step(50);
      QVERIFY(hand.angle(0) > 0.9);
      QVERIFY2(std::abs(hand.angle(1) - (-0.5 * hand.angle(0) + 0.2)) < 2e-3, std::to_string(hand.angle(1)).c_str());
      hand.joints[0]->setParameter(JointParameter::MotorVelocity, 0, 0);
      hand.step(20);
      QVERIFY(std::abs(hand.angle(1) - (-0.5 * hand.angle(0) + 0.2)) < 2e-3);
    }
  }
  void chainsFollow()
  {
    Hand hand(4);
    for(std::size_t i = 1; i < 4; ++i)
      QVERIFY(hand.joints[i]->follow(*hand.joints[i - 1], 1, 0));
    hand.joints[0]->setParameter(JointParameter::MotorVelocity, 0, 1);
    hand.step(50);
    for(std::size_t i = 1; i < 4; ++i)
      QVERIFY(std::abs(hand.angle(i) - hand.angle(0)) < 0.01);
  }
  void ringsAreRefused()
  {
    Hand hand(3);
    QVERIFY(!hand.joints[0]->follow(*hand.joints[0], 1, 0));
    QVERIFY(hand.joints[1]->follow(*hand.joints[0], 1, 0));
    QVERIFY(hand.joints[2]->follow(*hand.joints[1], 1, 0));
    QVERIFY(!hand.joints[0]->follow(*hand.joints[2], 1, 0));
    QVERIFY(!hand.joints[0]->leader());
  }
  void wrongLeadersAndNumbersAreRefused()
  {
    Hand hand(2), other(1);
    const auto ball = hand.world.createJoint(Joint::Kind::Ball);
    QVERIFY(!hand.joints[1]->follow(*ball, 1, 0));
    QVERIFY(!ball->follow(*hand.joints[0], 1, 0));
    QVERIFY(!hand.joints[1]->follow(*other.joints[0], 1, 0));
    QVERIFY(!hand.joints[1]->follow(*hand.joints[0], std::nan(""), 0));
    QVERIFY(!hand.joints[1]->follow(*hand.joints[0], 1, infinity));
  }
  void aLeaderMayGo()
  {
    Hand hand(2);
    QVERIFY(hand.joints[1]->follow(*hand.joints[0], 1, 0));
    hand.joints[0]->setParameter(JointParameter::MotorVelocity, 0, 1);
    hand.step(20);
    hand.joints[0].reset();
    const double before = hand.angle(1);
    hand.step(50);
    QVERIFY(!hand.joints[1]->leader());
    QVERIFY(std::abs(hand.angle(1) - before) < 0.02);
  }
  void aSliderFollowsAHinge()
  {
    Hand hand(1);
    const auto body = hand.world.createBody();
    const auto slider = hand.world.createJoint(Joint::Kind::Slider);
    body->setPosition({0, 1, 0});
    slider->attach(body.get(), nullptr);
    slider->setAxis(0, {0, 0, 1});
    QVERIFY(slider->follow(*hand.joints[0], 0.1, 0.02));
    hand.joints[0]->setParameter(JointParameter::MotorVelocity, 0, -1);
    hand.step(50);
    QVERIFY(std::abs(slider->position() - (0.1 * hand.angle(0) + 0.02)) < 1e-3);
  }
};

QTEST_APPLESS_MAIN(FollowingJointTest)
#include "FollowingJointTest.moc"
