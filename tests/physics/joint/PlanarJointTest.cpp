#include "physics/Body.h"
#include "physics/Joint.h"
#include "physics/State.h"
#include "physics/World.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::physics;

/// A joint that keeps a body upright on the plane z = 0, and drives it by motors along x and y and about z.
class PlanarJointTest : public QObject
{
  Q_OBJECT

  struct Rig
  {
    World world;
    std::unique_ptr<Body> body = world.createBody();
    std::unique_ptr<Joint> joint = world.createJoint(Joint::Kind::Planar);

    Rig()
    {
      body->setMass(Mass::boxTotal(10, {0.4, 0.4, 0.4}));
      joint->attach(body.get(), nullptr);
    }
    void step(int steps)
    {
      for(int i = 0; i < steps; ++i)
        world.step(0.0025);
    }
    void motor(int axis, double velocity, double force)
    {
      joint->setParameter(JointParameter::MotorVelocity, axis, velocity);
      joint->setParameter(JointParameter::MaxMotorForce, axis, force);
    }
  };

private slots:
  void itMovesAndTurnsFreelyInThePlane()
  {
    Rig rig;
    rig.body->setLinearVelocity({1, -0.5, 0});
    rig.body->setAngularVelocity({0, 0, 2});
    rig.step(400);
    QVERIFY((rig.body->position() - Vec3(1, -0.5, 0)).norm() < 1e-6);
    QVERIFY(std::abs(rig.body->angularVelocity().z() - 2) < 1e-6);
  }

  void itNeitherFallsNorTilts()
  {
    Rig rig;
    rig.world.setGravity({0, 0, -9.81});
    for(int i = 0; i < 400; ++i)
    {
      rig.body->addForce({0, 0, 50});
      rig.body->addTorque({20, -30, 0});
      rig.step(1);
    }
    QVERIFY(std::abs(rig.body->position().z()) < 1e-3);
    QVERIFY(rig.body->rotation()(2, 2) > 0.9999);
  }

  void motorsReachTheirSpeedWithTheirForce_data()
  {
    QTest::addColumn<int>("axis");
    QTest::newRow("x") << 0;
    QTest::newRow("y") << 1;
  }
  void motorsReachTheirSpeedWithTheirForce()
  {
    QFETCH(int, axis);
    Rig rig;
    rig.motor(axis, 1, 20); // 2 m/s²
    rig.step(100);          // 0.25 s
    QVERIFY(std::abs(rig.body->linearVelocity()[axis] - 0.5) < 1e-3);
    rig.step(300);
    QVERIFY(std::abs(rig.body->linearVelocity()[axis] - 1) < 1e-4);
    QVERIFY(std::abs(rig.body->linearVelocity()[1 - axis]) < 1e-9);
  }

  void theTurningMotorTurnsCounterClockwise()
  {
    Rig rig;
    rig.motor(2, std::numbers::pi / 2, 1000);
    rig.step(400);
    QVERIFY(std::abs(rig.body->angularVelocity().z() - std::numbers::pi / 2) < 1e-3);
    const Mat3 r = rig.body->rotation();
    QVERIFY(std::abs(std::atan2(r(1, 0), r(0, 0)) - std::numbers::pi / 2) < 0.02);
  }

  void itsStateIsSavedAndLoaded()
  {
    Rig from, to;
    from.motor(0, 1, 20);
    from.motor(2, -3, 4);
    const JointState state = from.joint->state();
    QVERIFY(to.joint->setState(state));
    QCOMPARE(to.joint->parameter(JointParameter::MotorVelocity, 0), 1.);
    QCOMPARE(to.joint->parameter(JointParameter::MaxMotorForce, 0), 20.);
    QCOMPARE(to.joint->parameter(JointParameter::MotorVelocity, 2), -3.);
    from.step(50);
    to.step(50);
    QCOMPARE(to.body->linearVelocity(), from.body->linearVelocity());
    QVERIFY(!to.joint->setState({}));
  }
};

QTEST_MAIN(PlanarJointTest)
#include "PlanarJointTest.moc"
