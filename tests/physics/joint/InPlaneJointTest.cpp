#include "PhysicsSupport.h"
#include "physics/Joint.h"

#include <Eigen/Geometry>

#include <QTest>

#include <cmath>
#include <string>

using namespace sparkwright::physics;

/// Joints that leave two bodies free in a plane.
class InPlaneJointTest : public QObject
{
  Q_OBJECT

  struct Rig
  {
    World world;
    std::unique_ptr<Body> table = world.createBody(), puck = world.createBody();
    std::unique_ptr<Joint> joint = world.createJoint(Joint::Kind::InPlane);
    Vec3 normal = Vec3(1, 0, 1).normalized();

    Rig(World::Solver solver, bool toTable, bool reversed)
    {
      world.setSolver(solver);
      table->setMass(Mass::boxTotal(20, {1, 1, 1}));
      puck->setMass(Mass::boxTotal(1, {0.1, 0.2, 0.1}));
      puck->setPosition({0.3, 0, 0.8});
      Body* const other = toTable ? table.get() : nullptr;
      joint->attach(reversed ? other : puck.get(), reversed ? puck.get() : other);
      joint->setAxis(0, 3 * normal);
    }
    /// What the joint holds: distance along the normal, m, and how much the puck is tilted, rad.
    std::pair<double, double> errors(bool toTable) const
    {
      const Mat3 base = toTable ? table->rotation() : Mat3::Identity();
      const Vec3 from = toTable ? table->position() : Vec3::Zero();
      const Vec3 n = base * normal;
      return {std::abs(n.dot(puck->position() - from) - normal.dot(Vec3(0.3, 0, 0.8))),
              (puck->rotation() * normal).cross(n).norm()};
    }
  };

private slots:
  void itSlidesAndTurnsFreelyInThePlane()
  {
    for(const bool reversed : {false, true})
      for(const World::Solver solver : {World::Solver::Exact, World::Solver::Engine, World::Solver::Iterative})
      {
        Rig rig(solver, false, reversed);
        rig.puck->setLinearVelocity({0.5, 1, -0.5});
        rig.puck->setAngularVelocity(2 * rig.normal);
        for(int i = 0; i < 50; ++i)
          rig.world.step(stepSize);
        QVERIFY((rig.puck->position() - Vec3(0.8, 1, 0.3)).norm() < 2e-3);
        QVERIFY(std::abs(rig.puck->angularVelocity().dot(rig.normal) - 2) < 0.01);
        QVERIFY(rig.errors(false).first < 1e-3 && rig.errors(false).second < 5e-3);
        QVERIFY((rig.joint->axis(0) - rig.normal).norm() < 1e-2);
      }
  }
  void itStaysInThePlane()
  {
    for(const bool toTable : {false, true})
      for(const bool reversed : {false, true})
        for(const World::Solver solver : {World::Solver::Exact, World::Solver::Engine})
        {
          Rig rig(solver, toTable, reversed);
          for(int i = 0; i < 100; ++i)
          {
            rig.puck->addForce({-4.905, 0, 4.905}); // So that it does not slide out of sight.
            rig.puck->addForce({0, 0, -9.81});
            rig.puck->addTorque({0.2, -0.3, -0.2});
            rig.table->addTorque({0.1, 0.2, 0});
            rig.world.step(stepSize);
          }
          const auto [away, tilt] = rig.errors(toTable);
          QVERIFY2(away < 0.02 && tilt < 0.05, (std::to_string(away) + ' ' + std::to_string(tilt)).c_str());
        }
  }
  void solversAgreeToTheBit()
  {
    Rig exact(World::Solver::Exact, true, false), engine(World::Solver::Engine, true, false);
    for(int i = 0; i < 100; ++i)
      for(Rig* const rig : {&exact, &engine})
      {
        rig->puck->addForce({1, 2, -9.81});
        rig->puck->addTorque({0.2, -0.3, 0.1});
        rig->world.step(stepSize);
      }
    QCOMPARE(exact.puck->position(), engine.puck->position());
    QCOMPARE(exact.world.islandsLeftToEngine(), std::uint64_t{0});
  }
  void wrongNormalsChangeNothing()
  {
    Rig rig(World::Solver::Exact, false, false);
    const Vec3 before = rig.joint->axis(0);
    for(const Vec3& bad : {Vec3(0, 0, 0), Vec3(std::nan(""), 0, 1)})
      rig.joint->setAxis(0, bad);
    QCOMPARE(rig.joint->axis(0), before);
    rig.puck.reset(); // Detached now.
    rig.world.step(stepSize);
    QCOMPARE(rig.joint->axis(0), Vec3(0, 0, 0));
  }
};

QTEST_APPLESS_MAIN(InPlaneJointTest)
#include "InPlaneJointTest.moc"
