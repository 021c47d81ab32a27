#include "PhysicsSupport.h"
#include "physics/Joint.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <string>

using namespace sparkwright::physics;

namespace
{

/// A light part of 1 kg on a base of 1 kg, with stops from 0 to 1 rad, where it starts at the lower one.
struct LightJoint
{
  World world;
  std::unique_ptr<Body> base = world.createBody(), part = world.createBody();
  std::unique_ptr<Joint> joint = world.createJoint(Joint::Kind::Hinge);

  explicit LightJoint(World::Solver solver = World::Solver::Exact)
  {
    world.setSolver(solver);
    for(Body* const body : {base.get(), part.get()})
      body->setMass(Mass::boxTotal(1, {0.1, 0.1, 0.1}));
    part->setPosition({0, 0, 0.15});
    joint->attach(part.get(), base.get());
    joint->setAnchor({0, 0, 0.1});
    joint->setAxis(0, {0, 1, 0});
    joint->setParameter(JointParameter::LowStop, 0, 0);
    joint->setParameter(JointParameter::HighStop, 0, 1);
    joint->setParameter(JointParameter::SteadyMotor, 0, 1);
  }
  void drive(double velocity, double force)
  {
    joint->setParameter(JointParameter::MotorVelocity, 0, velocity);
    joint->setParameter(JointParameter::MaxMotorForce, 0, force);
  }
};

constexpr World::Solver exactSolvers[] = {World::Solver::Exact, World::Solver::Engine};

} // namespace

/// Motors that keep to their speed and force at stops, whatever their force.
class SteadyMotorTest : public QObject
{
  Q_OBJECT

private slots:
  void anyForceIsBorneAtAStop()
  {
    for(const World::Solver solver : exactSolvers)
      for(const double force : {0.1, 20., 1e3, 1e5, 1e10, infinity})
        for(const double velocity : {0., -3.})
        {
          LightJoint rig(solver);
          rig.drive(velocity, force);
          for(int i = 0; i < 100; ++i)
          {
            rig.world.step(stepSize);
            QVERIFY2(std::abs(rig.joint->angle(0)) < 0.01,
                     (std::to_string(force) + " N m at " + std::to_string(velocity) + " rad/s: " +
                      std::to_string(rig.joint->angle(0)) + " rad in step " + std::to_string(i) + ", solver " +
                      std::to_string(static_cast<int>(solver)))
                         .c_str());
          }
          QVERIFY(std::abs(rig.joint->angleRate(0)) < 0.01);
        }
  }
  void itLeavesAStopAtItsSpeedAndComesToTheOther()
  {
    for(const World::Solver solver : exactSolvers)
      for(const double force : {1., 20., 1e10})
      {
        LightJoint rig(solver);
        rig.drive(2, force);
        for(int i = 0; i < 20; ++i)
        {
          rig.world.step(stepSize);
          QVERIFY(rig.joint->angleRate(0) < 2.1);
        }
        QVERIFY(rig.joint->angleRate(0) > 1.9);
        for(int i = 0; i < 100; ++i)
          rig.world.step(stepSize);
        QVERIFY2(std::abs(rig.joint->angle(0) - 1) < 0.01, std::to_string(rig.joint->angle(0)).c_str());
      }
  }
  void itIsNoStrongerThanItsForce()
  {
    LightJoint rig;
    rig.drive(10, 0.01);
    rig.world.step(stepSize);
    const double change = rig.joint->angleRate(0);
    QVERIFY(change > 0 && change < 0.3);
  }
  void theMotorIsAsItWasAfterwards()
  {
    LightJoint rig;
    rig.drive(0.5, 7);
    rig.joint->setParameter(JointParameter::SteadyMotor, 0, 0);
    QCOMPARE(rig.joint->parameter(JointParameter::MotorVelocity, 0), 0.5);
    QCOMPARE(rig.joint->parameter(JointParameter::MaxMotorForce, 0), 7.);
    rig.joint->setParameter(JointParameter::SteadyMotor, 0, std::nan(""));
    QCOMPARE(rig.joint->parameter(JointParameter::SteadyMotor, 0), 0.);
  }
  void itTellsItsTorque()
  {
    LightJoint rig;
    rig.joint->enableFeedback(true);
    rig.drive(10, 0.01);
    const AxisPlace place = rig.joint->axisPlace();
    rig.world.step(stepSize);
    QVERIFY(std::abs(rig.joint->axisTorque(place) - 0.01) < 1e-6);
  }
};

QTEST_APPLESS_MAIN(SteadyMotorTest)
#include "SteadyMotorTest.moc"
