#include "PhysicsSupport.h"

#include "physics/Joint.h"

#include <QtTest>

#include <memory>
#include <numbers>

using namespace sparkwright::physics;

namespace
{

/// A torso with an arm at a hinge: the arm hangs 0.5 m beside the torso and turns about z, by 1 rad at most.
struct Robot
{
  explicit Robot(World& world, const Vec3& position = Vec3::Zero())
      : torso(world.createBody()), arm(world.createBody()), shoulder(world.createJoint(Joint::Kind::Hinge))
  {
    torso->setMass(Mass::boxTotal(4, {0.2, 0.2, 0.2}));
    arm->setMass(Mass::boxTotal(0.5, {0.4, 0.1, 0.1}));
    torso->setPosition(position);
    arm->setPosition(position + Vec3(0.5, 0, 0));
    shoulder->attach(arm.get(), torso.get());
    shoulder->setAnchor(position + Vec3(0.2, 0, 0));
    shoulder->setAxis(0, Vec3::UnitZ());
    shoulder->setParameter(JointParameter::LowStop, 0, -1);
    shoulder->setParameter(JointParameter::HighStop, 0, 1);
  }
  /// Gives the arm numbers in the next step that nothing can have.
  void explode()
  {
    for(int i = 0; i < 10; ++i)
      arm->addForce({0, 1e12, 0});
  }
  /// Turns the arm so fast that the engine cannot follow, but not impossibly fast.
  void whirl() { arm->setAngularVelocity({0, 0, 2000}); }
  bool isWhole() const
  {
    const Vec3 atTorso = torso->position() + torso->rotation() * Vec3(0.2, 0, 0);
    const Vec3 atArm = arm->position() + arm->rotation() * Vec3(-0.3, 0, 0);
    return (atTorso - atArm).norm() < 1e-3;
  }
  /// Bodies that the last step has reported as put back.
  int told() const { return arm->restoredTogether() + torso->restoredTogether(); }
  bool isAtRest() const
  {
    return torso->linearVelocity().isZero() && torso->angularVelocity().isZero() && arm->linearVelocity().isZero() &&
           arm->angularVelocity().isZero();
  }

  std::unique_ptr<Body> torso, arm;
  std::unique_ptr<Joint> shoulder;
};

void step(World& world, int count = 1)
{
  for(int i = 0; i < count; ++i)
    world.step(stepSize);
}

} // namespace

/// What a step throws beyond all bounds goes back as a whole, once, to where it was in order.
class ContainmentTest : public QObject
{
  Q_OBJECT

private slots:
  void whatJointsHoldGoesBackAsAWhole()
  {
    World world;
    Robot robot(world);
    Robot neighbour(world, {5, 0, 0});
    neighbour.torso->setLinearVelocity({0, 1, 0});
    robot.torso->setLinearVelocity({1, 0, 0});
    step(world, 10);
    const Vec3 torso = robot.torso->position(), arm = robot.arm->position();
    QVERIFY(torso.x() > 0.1);
    robot.explode();
    step(world);
    QVERIFY(robot.arm->wasRestored() && robot.torso->wasRestored());
    QVERIFY((robot.torso->position() - torso).norm() < 1e-12 && (robot.arm->position() - arm).norm() < 1e-12);
    QVERIFY(robot.isAtRest() && robot.isWhole());
    QCOMPARE(robot.arm->restoredTogether() + robot.torso->restoredTogether(), 2); // One of them tells of both.
    QVERIFY(!neighbour.torso->wasRestored() && !neighbour.arm->wasRestored());
    QVERIFY(neighbour.torso->linearVelocity().y() > 0.5);
    step(world);
    QVERIFY(!robot.arm->wasRestored() && !robot.torso->wasRestored());
    QCOMPARE(robot.arm->restoredTogether() + robot.torso->restoredTogether(), 0);
    QVERIFY(robot.isWhole());
  }

  void itGoesBackToWhereItWasInOrderNotToTheStepBefore()
  {
    World world;
    Robot robot(world);
    step(world, 5);
    const Mat3 arm = robot.arm->rotation();
    for(int i = 0; i < 5; ++i) // Poses are examined in one of them.
    {
      robot.whirl();
      step(world);
      QVERIFY(!robot.arm->wasRestored()); // It is possible, if hard to believe.
    }
    QVERIFY(!robot.arm->rotation().isApprox(arm, 1e-3));
    robot.explode();
    step(world);
    QVERIFY(robot.arm->wasRestored());
    QVERIFY(robot.arm->rotation().isApprox(arm));
    QVERIFY(robot.isAtRest() && robot.isWhole());
    step(world, 100);
    QVERIFY2(!robot.arm->wasRestored() && robot.isAtRest(), "it stays in order");
  }

  void beyondAStopItIsNotInOrder()
  {
    World world;
    Robot robot(world);
    step(world, 4); // Poses are examined in every fifth step.
    robot.shoulder->setParameter(JointParameter::HighStop, 0, -0.5); // The arm, at 0, is now half a radian beyond.
    robot.torso->setLinearVelocity({1, 0, 0});
    robot.arm->setLinearVelocity({1, 0, 0});
    step(world);
    const double moved = robot.torso->position().x();
    robot.explode();
    step(world);
    QVERIFY(robot.torso->wasRestored());
    QVERIFY(moved > 0.001 && std::abs(robot.torso->position().x()) < 1e-12);
  }

  void whereItHasBeenPutMeanwhileCounts()
  {
    World world;
    Robot robot(world);
    step(world, 5);
    robot.whirl();
    step(world);
    // Half a turn about z and 7 m along, as a referee puts robots somewhere.
    const Mat3 turn = rotationAbout(2, std::numbers::pi);
    for(Body* const body : {robot.torso.get(), robot.arm.get()})
    {
      body->setPosition(Vec3(7, 0, 0) + turn * body->position());
      body->setRotation(turn * body->rotation());
    }
    const Vec3 torso = robot.torso->position();
    const Mat3 rotation = robot.torso->rotation();
    robot.whirl();
    step(world);
    robot.explode();
    step(world);
    QVERIFY(robot.torso->wasRestored());
    QVERIFY((robot.torso->position() - torso).norm() < 1e-9 && robot.torso->rotation().isApprox(rotation));
    QVERIFY(robot.isWhole() && robot.isAtRest());
    QVERIFY(std::abs(robot.shoulder->angle(0)) < 1e-6); // As before it began to whirl.
  }

  void aNewOneGoesBackToWhereItWasPut()
  {
    World world;
    Robot robot(world, {3, 2, 1});
    robot.explode();
    step(world);
    QVERIFY(robot.torso->wasRestored() && robot.arm->wasRestored());
    QCOMPARE(robot.torso->position(), Vec3(3, 2, 1));
    QCOMPARE(robot.arm->position(), Vec3(3.5, 2, 1));
    const auto alone = world.createBody();
    alone->setPosition({1, 2, 3});
    for(int i = 0; i < 10; ++i)
      alone->addForce({1e12, 0, 0});
    step(world);
    QVERIFY(alone->wasRestored());
    QCOMPARE(alone->restoredTogether(), 1);
    QCOMPARE(alone->position(), Vec3(1, 2, 3));
  }

  void lastingTroubleIsToldOnce()
  {
    World world;
    Robot robot(world);
    step(world);
    int times = 0;
    for(int i = 0; i < 200; ++i)
    {
      robot.explode();
      step(world);
      QVERIFY(robot.arm->wasRestored() && robot.isWhole());
      times += robot.told() > 0 ? 1 : 0;
    }
    QCOMPARE(times, 1);
    step(world, 49);
    robot.explode();
    step(world);
    QCOMPARE(robot.told(), 0); // Less than a second later it is the same trouble,
    step(world, 51);
    robot.explode();
    step(world);
    QCOMPARE(robot.told(), 2); // and then a new one.
  }

  void whatLetsGoIsOnItsOwn()
  {
    World world;
    Robot robot(world);
    step(world, 2);
    robot.shoulder.reset();
    robot.torso->setLinearVelocity({1, 0, 0});
    robot.explode();
    step(world);
    QVERIFY(robot.arm->wasRestored() && !robot.torso->wasRestored());
    QCOMPARE(robot.arm->restoredTogether(), 1);
    robot.arm.reset();
    step(world);
    QVERIFY(!robot.torso->wasRestored());
    Robot other(world, {0, 9, 0}); // Made after the first has been looked at.
    step(world);
    other.explode();
    step(world);
    QVERIFY(other.torso->wasRestored() && !robot.torso->wasRestored());
  }

  void wheelsMaySpin()
  {
    World world;
    Robot car(world);
    car.shoulder->setParameter(JointParameter::LowStop, 0, -std::numeric_limits<double>::infinity());
    car.shoulder->setParameter(JointParameter::HighStop, 0, std::numeric_limits<double>::infinity());
    step(world);
    car.torso->setLinearVelocity({1, 0, 0});
    car.arm->setLinearVelocity({1, 0, 0});
    car.arm->setAngularVelocity({0, 0, 300});
    step(world, 9); // Poses are examined in every fifth step.
    const Vec3 torso = car.torso->position();
    car.explode();
    step(world);
    QVERIFY(car.torso->wasRestored());
    QVERIFY((car.torso->position() - torso).norm() < 1e-12); // However fast the wheel, this was in order.
  }
};

QTEST_APPLESS_MAIN(ContainmentTest)
#include "ContainmentTest.moc"
