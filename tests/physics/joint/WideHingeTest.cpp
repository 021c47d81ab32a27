#include "PhysicsSupport.h"
#include "physics/Joint.h"
#include "physics/State.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::physics;

namespace
{

constexpr double degree = std::numbers::pi / 180;

/// An arm of 1 kg on a hinge at the environment, about y, as a shoulder with wide stops.
struct Arm
{
  World world;
  std::unique_ptr<Body> body = world.createBody();
  std::unique_ptr<Joint> hinge = world.createJoint(Joint::Kind::Hinge);

  explicit Arm(World::Solver solver = World::Solver::Exact, bool reversed = false)
  {
    world.setSolver(solver);
    world.setGravity({0, 0, -9.81});
    body->setMass(Mass::boxTotal(1, {0.4, 0.05, 0.05}));
    body->setPosition({0.2, 0, 1});
    if(reversed)
      hinge->attach(nullptr, body.get());
    else
      hinge->attach(body.get(), nullptr);
    hinge->setAnchor({0, 0, 1});
    hinge->setAxis(0, {0, 1, 0});
  }
  void stops(double low, double high)
  {
    hinge->setParameter(JointParameter::LowStop, 0, low * degree);
    hinge->setParameter(JointParameter::HighStop, 0, high * degree);
  }
  void drive(double speed, double torque = 50)
  {
    hinge->setParameter(JointParameter::MotorVelocity, 0, speed * degree);
    hinge->setParameter(JointParameter::MaxMotorForce, 0, torque);
  }
  /// Highest speed on the way, deg/s.
  double step(int steps)
  {
    double fastest = 0;
    for(int i = 0; i < steps; ++i)
    {
      world.step(stepSize);
      fastest = std::max(fastest, std::abs(hinge->angleRate(0)) / degree);
    }
    return fastest;
  }
  double angle() const { return hinge->angle(0) / degree; }
};

} // namespace

Q_DECLARE_METATYPE(World::Solver)

/// Hinges with stops beyond half a turn count their turns.
class WideHingeTest : public QObject
{
  Q_OBJECT

  static void solvers()
  {
    QTest::addColumn<World::Solver>("solver");
    QTest::newRow("exact") << World::Solver::Exact;
    QTest::newRow("engine") << World::Solver::Engine;
    QTest::newRow("iterative") << World::Solver::Iterative;
  }

private slots:
  void itTurnsToBothStops_data() { solvers(); }
  void itTurnsToBothStops()
  {
    QFETCH(World::Solver, solver);
    Arm arm(solver);
    arm.stops(-28.6, 257.8);
    arm.drive(115);
    QVERIFY(arm.step(150) < 130);
    QVERIFY2(std::abs(arm.angle() - 257.8) < 1, std::to_string(arm.angle()).c_str());
    arm.hinge->setParameter(JointParameter::FudgeFactor, 0, 0.01); // Else the motor throws it off the stop.
    arm.drive(-115);
    QVERIFY(arm.step(200) < 130);
    QVERIFY2(std::abs(arm.angle() + 28.6) < 1, std::to_string(arm.angle()).c_str());
  }
  void itTurnsMoreThanOnce_data() { solvers(); }
  void itTurnsMoreThanOnce()
  {
    QFETCH(World::Solver, solver);
    Arm arm(solver);
    arm.stops(-800, 1000);
    arm.drive(300);
    arm.step(250);
    QVERIFY2(std::abs(arm.angle() - 1000) < 1.5, std::to_string(arm.angle()).c_str());
    arm.drive(-300);
    arm.step(400);
    QVERIFY2(std::abs(arm.angle() + 800) < 1.5, std::to_string(arm.angle()).c_str());
  }
  void stopsOfHalfATurnHold()
  {
    for(const double stop : {180., 179.9, 175.})
    {
      Arm arm;
      arm.stops(-stop, stop);
      arm.drive(100);
      QVERIFY(arm.step(200) < 120);
      QVERIFY2(std::abs(arm.angle() - stop) < 1, std::to_string(arm.angle()).c_str());
    }
  }
  void usualStopsDoNotCount()
  {
    Arm arm;
    arm.stops(-90, 120);
    QVERIFY(!arm.hinge->countsTurns());
    arm.stops(-90, 200);
    QVERIFY(arm.hinge->countsTurns());
    arm.stops(-90, 90);
    QVERIFY(!arm.hinge->countsTurns());
    QCOMPARE(arm.hinge->parameter(JointParameter::HighStop, 0), 90 * degree);
    arm.hinge->setParameter(JointParameter::HighStop, 0, infinity);
    arm.hinge->setParameter(JointParameter::LowStop, 0, -infinity);
    QVERIFY(!arm.hinge->countsTurns());
  }
  void theStopsAreToldAsTheyWereSet()
  {
    Arm arm;
    arm.stops(-28.6, 257.8);
    arm.drive(115);
    for(int i = 0; i < 150; ++i)
    {
      arm.step(1);
      QCOMPARE(arm.hinge->parameter(JointParameter::LowStop, 0), -28.6 * degree);
      QCOMPARE(arm.hinge->parameter(JointParameter::HighStop, 0), 257.8 * degree);
    }
    arm.hinge->setParameter(JointParameter::HighStop, 0, std::nan(""));
    QCOMPARE(arm.hinge->parameter(JointParameter::HighStop, 0), 257.8 * degree);
  }
  void aJointWithOnlyASecondBodyTurnsTheOtherWay()
  {
    Arm arm(World::Solver::Exact, true);
    arm.stops(-200, 300);
    arm.drive(100);
    arm.step(250);
    // The engine's stops are those of the body against the environment.
    QVERIFY2(std::abs(arm.angle() + 300) < 1, std::to_string(arm.angle()).c_str());
  }
  void aPlaceFromOutsideIsWhatFits()
  {
    Arm arm;
    arm.stops(-28.6, 257.8);
    arm.hinge->setTurns(200 * degree);
    arm.body->setRotation(rotationAbout(1, 200 * degree));
    arm.body->setPosition(Vec3(0, 0, 1) + arm.body->rotation() * Vec3(0.2, 0, 0));
    QVERIFY(std::abs(arm.angle() - 200) < 1e-6);
    // Far beyond the stops that way, and within them the other way.
    arm.body->setRotation(rotationAbout(1, -20 * degree));
    QVERIFY(std::abs(arm.angle() + 20) < 1e-6);
    arm.hinge->setTurns(std::nan(""));
    QVERIFY(std::abs(arm.angle() + 20) < 1e-6);
  }
  void itGoesOnFromASavedState_data() { solvers(); }
  void itGoesOnFromASavedState()
  {
    QFETCH(World::Solver, solver);
    Arm arm(solver), other(solver);
    for(Arm* const a : {&arm, &other})
      a->stops(-28.6, 257.8);
    arm.drive(115);
    arm.step(90); // Beyond half a turn.
    QVERIFY(arm.angle() > 185);
    QVERIFY(other.hinge->setState(arm.hinge->state()));
    other.body->setState(arm.body->state());
    other.world.setState(arm.world.state());
    QCOMPARE(other.hinge->angle(0), arm.hinge->angle(0));
    for(int i = 0; i < 60; ++i)
    {
      arm.step(1);
      other.step(1);
      QCOMPARE(other.hinge->angle(0), arm.hinge->angle(0));
      QCOMPARE(other.body->position(), arm.body->position());
    }
    JointState wrong = arm.hinge->state();
    wrong.turned = std::nan("");
    QVERIFY(!other.hinge->setState(wrong));
  }
};

QTEST_APPLESS_MAIN(WideHingeTest)
#include "WideHingeTest.moc"
