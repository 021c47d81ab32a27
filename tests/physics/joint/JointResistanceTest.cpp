#include "PhysicsSupport.h"
#include "physics/Joint.h"
#include "physics/State.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace sparkwright::physics;

namespace
{

/// A body of 1 kg on a hinge about y or a slider along z at the environment.
struct ResistingJoint
{
  World world;
  std::unique_ptr<Body> body = world.createBody();
  std::unique_ptr<Joint> joint;

  explicit ResistingJoint(Joint::Kind kind, World::Solver solver = World::Solver::Exact) : joint(world.createJoint(kind))
  {
    world.setSolver(solver);
    body->setMass(Mass::boxTotal(1, {0.1, 0.1, 0.1}));
    body->setPosition({0.2, 0, 0});
    joint->attach(body.get(), nullptr);
    joint->setAnchor({0, 0, 0});
    joint->setAxis(0, kind == Joint::Kind::Slider ? Vec3(0, 0, 1) : Vec3(0, 1, 0));
  }
  void set(JointParameter parameter, double value) { joint->setParameter(parameter, 0, value); }
  double get(JointParameter parameter) const { return joint->parameter(parameter, 0); }
  void step(int steps)
  {
    for(int i = 0; i < steps; ++i)
      world.step(stepSize);
  }
  /// About the hinge, kg·m².
  double inertia() const { return 1.0 / 600 + 0.04; }
};

constexpr World::Solver allSolvers[] = {World::Solver::Exact, World::Solver::Engine, World::Solver::Iterative};

} // namespace

/// Damping and dry friction of joints.
class JointResistanceTest : public QObject
{
  Q_OBJECT

private slots:
  void dampingSlowsDownAsItShould()
  {
    for(const World::Solver solver : allSolvers)
    {
      ResistingJoint hinge(Joint::Kind::Hinge, solver);
      hinge.set(JointParameter::Damping, 0.05);
      hinge.body->setAngularVelocity({0, 2, 0});
      hinge.body->setLinearVelocity({0, 0, -0.4});
      hinge.step(50);
      const double expected = 2 / std::pow(1 + stepSize * 0.05 / hinge.inertia(), 50);
      QVERIFY2(std::abs(hinge.joint->angleRate(0) / expected - 1) < 0.02, std::to_string(hinge.joint->angleRate(0)).c_str());

      ResistingJoint slider(Joint::Kind::Slider, solver);
      slider.set(JointParameter::Damping, 2);
      slider.body->setLinearVelocity({0, 0, 1});
      slider.step(50);
      QVERIFY(std::abs(slider.joint->positionRate() / (1 / std::pow(1 + stepSize * 2, 50)) - 1) < 0.02);
    }
  }
  void anyDampingIsStable()
  {
    for(const World::Solver solver : allSolvers)
      for(const double damping : {1e-6, 1., 1e3, 1e6, 1e12})
        for(const Joint::Kind kind : {Joint::Kind::Hinge, Joint::Kind::Slider})
        {
          ResistingJoint rig(kind, solver);
          rig.world.setGravity({0, 0, -9.81});
          rig.set(JointParameter::Damping, damping);
          rig.body->setLinearVelocity({0, 0, 1});
          double before = 10;
          for(int i = 0; i < 100; ++i)
          {
            rig.step(1);
            const double speed = rig.body->linearVelocity().norm();
            QVERIFY(std::isfinite(speed) && speed <= before + 0.3);
            before = speed;
          }
            if(damping >= 1e3 && solver != World::Solver::Iterative)
            QVERIFY(before < 0.02);
        }
  }
  void frictionStopsAndNeverTurnsTheMotionRound()
  {
    for(const World::Solver solver : allSolvers)
      for(const double friction : {0.01, 0.3, 100., 1e9})
      {
        ResistingJoint rig(Joint::Kind::Hinge, solver);
        rig.set(JointParameter::Friction, friction);
        rig.body->setAngularVelocity({0, 2, 0});
        rig.body->setLinearVelocity({0, 0, -0.4});
        rig.step(1);
        if(friction < 1)
          QVERIFY(std::abs(rig.joint->angleRate(0) - (2 - friction * stepSize / rig.inertia())) < 0.02);
        for(int i = 0; i < 600; ++i)
        {
          rig.step(1);
          QVERIFY(rig.joint->angleRate(0) > (solver == World::Solver::Iterative ? -0.02 : -1e-4));
        }
        QVERIFY(std::abs(rig.joint->angleRate(0)) < (solver == World::Solver::Iterative ? 0.02 : 1e-4));
      }
  }
  void frictionHoldsAgainstGravityWithoutCreeping()
  {
    for(const Joint::Kind kind : {Joint::Kind::Hinge, Joint::Kind::Slider})
      for(const World::Solver solver : {World::Solver::Exact, World::Solver::Engine})
      {
        ResistingJoint rig(kind, solver);
        rig.world.setGravity({0, 0, -9.81});
        const double load = kind == Joint::Kind::Hinge ? 0.2 * 9.81 : 9.81;
        rig.set(JointParameter::Friction, 1.1 * load);
        rig.step(500);
        const double moved = kind == Joint::Kind::Hinge ? rig.joint->angle(0) : rig.joint->position();
        QVERIFY2(std::abs(moved) < 1e-4, std::to_string(moved).c_str());
        rig.set(JointParameter::Friction, 0.8 * load); // Too little now.
        rig.step(25);
        const double fallen = kind == Joint::Kind::Hinge ? rig.joint->angle(0) : rig.joint->position();
        QVERIFY(std::abs(fallen) > 0.05);
      }
  }
  void motorsWorkAgainstIt()
  {
    for(const bool steady : {false, true})
    {
      ResistingJoint rig(Joint::Kind::Hinge);
      rig.set(JointParameter::SteadyMotor, steady);
      rig.set(JointParameter::Friction, 1);
      rig.set(JointParameter::MotorVelocity, 1);
      rig.set(JointParameter::MaxMotorForce, 0.9);
      rig.step(50);
      QVERIFY(std::abs(rig.joint->angle(0)) < 1e-4); // Too weak.
      rig.set(JointParameter::MaxMotorForce, 1.5);
      rig.step(50);
      QVERIFY(std::abs(rig.joint->angleRate(0) - 1) < 1e-3);
      rig.set(JointParameter::MaxMotorForce, 0);
      rig.step(50);
      QVERIFY(std::abs(rig.joint->angleRate(0)) < 1e-4);
    }
  }
  void bothAxesOfAUniversalJointHaveIt()
  {
    World world;
    const auto a = world.createBody(), b = world.createBody();
    b->setPosition({1, 0, 0});
    const auto joint = world.createJoint(Joint::Kind::Universal);
    joint->attach(a.get(), b.get());
    joint->setAxis(0, {0, 1, 0});
    joint->setAxis(1, {0, 0, 1});
    joint->setAnchor({0, 0, 0});
    joint->setParameter(JointParameter::Damping, 0, 1e4);
    joint->setParameter(JointParameter::Friction, 1, 100);
    b->setAngularVelocity({0, 1, 0});
    b->setLinearVelocity({0, 1, -1});
    for(int i = 0; i < 50; ++i)
      world.step(stepSize);
    QVERIFY(std::abs(joint->angleRate(0)) < 1e-2);
    QVERIFY(std::abs(joint->angleRate(1)) < 1e-3);
  }
  void wrongValuesChangeNothing()
  {
    ResistingJoint rig(Joint::Kind::Hinge);
    rig.set(JointParameter::Damping, 2);
    rig.set(JointParameter::Friction, 3);
    for(const double bad : {-1., std::nan(""), infinity})
    {
      rig.set(JointParameter::Damping, bad);
      rig.set(JointParameter::Friction, bad);
    }
    QCOMPARE(rig.get(JointParameter::Damping), 2.);
    QCOMPARE(rig.get(JointParameter::Friction), 3.);
    rig.joint->setParameter(JointParameter::Damping, 1, 5); // A hinge has one axis.
    QCOMPARE(rig.joint->parameter(JointParameter::Damping, 1), 0.);
    const auto ball = rig.world.createJoint(Joint::Kind::Ball);
    ball->setParameter(JointParameter::Damping, 0, 5);
    QCOMPARE(ball->parameter(JointParameter::Damping, 0), 0.);
  }
  void zeroIsAsIfItHadNone()
  {
    ResistingJoint plain(Joint::Kind::Hinge), reset(Joint::Kind::Hinge);
    reset.set(JointParameter::Damping, 2);
    reset.set(JointParameter::Friction, 2);
    reset.set(JointParameter::Damping, 0);
    reset.set(JointParameter::Friction, 0);
    for(ResistingJoint* const rig : {&plain, &reset})
    {
      rig->world.setGravity({0, 0, -9.81});
      rig->step(100);
    }
    QCOMPARE(reset.body->position(), plain.body->position());
  }
  void itIsPartOfTheState()
  {
    ResistingJoint one(Joint::Kind::Hinge), two(Joint::Kind::Hinge);
    one.set(JointParameter::Damping, 0.1);
    one.set(JointParameter::Friction, 0.2);
    one.set(JointParameter::SteadyMotor, 1);
    one.set(JointParameter::MotorVelocity, 3);
    one.set(JointParameter::MaxMotorForce, 4);
    QVERIFY(two.joint->setState(one.joint->state()));
    for(const JointParameter parameter :
        {JointParameter::Damping, JointParameter::Friction, JointParameter::SteadyMotor, JointParameter::MotorVelocity,
         JointParameter::MaxMotorForce})
      QCOMPARE(two.get(parameter), one.get(parameter));
    one.step(20);
    two.step(20);
    QCOMPARE(two.joint->angle(0), one.joint->angle(0));
    JointState wrong = one.joint->state();
    wrong.own[0].damping = -1;
    QVERIFY(!two.joint->setState(wrong));
  }
};

QTEST_APPLESS_MAIN(JointResistanceTest)
#include "JointResistanceTest.moc"
