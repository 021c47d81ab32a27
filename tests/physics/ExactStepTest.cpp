#include "RandomWorldSupport.h"

#include <QtTest>

#include <cstring>

using namespace sparkwright::physics;

namespace
{

bool sameBits(const std::vector<double>& a, const std::vector<double>& b)
{
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

/// First difference, for messages.
QByteArray difference(const std::vector<double>& exact, const std::vector<double>& engine)
{
  for(std::size_t i = 0; i < std::min(exact.size(), engine.size()); ++i)
    if(std::memcmp(&exact[i], &engine[i], sizeof(double)) != 0)
      return "number " + QByteArray::number(static_cast<qulonglong>(i)) + ": " + QByteArray::number(exact[i], 'g', 17) +
             " instead of " + QByteArray::number(engine[i], 'g', 17);
  return "as many numbers differ: " + QByteArray::number(static_cast<qlonglong>(exact.size()) - static_cast<qlonglong>(engine.size()));
}

/// Worlds that are compared: few, or as many as SPARKWRIGHT_RANDOM_WORLDS says.
int randomWorlds()
{
  bool isNumber = false;
  const int wanted = qEnvironmentVariableIntValue("SPARKWRIGHT_RANDOM_WORLDS", &isNumber);
  return isNumber ? wanted : 150;
}

} // namespace

class ExactStepTest : public QObject
{
  Q_OBJECT

public:
  /// Qt Test calls it before all else.
  static void initMain()
  {
    if(qEnvironmentVariableIsSet("SPARKWRIGHT_RANDOM_WORLDS"))
      qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // Longer than Qt Test lets a function take.
  }

private slots:
  void randomWorldsMoveAsWithTheEngineToTheLastBit();
  void thePresetIsExact();
  void theEngineCanTakeOverAtAnyTime();
  void kindsOfJointsCanBeLeftToTheEngine();
  void sleepersSleepAndWakeAsWithTheEngine();
  void aForceWithoutLimitDoesNotEndTheProgram();
};

void ExactStepTest::randomWorldsMoveAsWithTheEngineToTheLastBit()
{
  constexpr int steps = 25;
  long contacts = 0, unsolved = 0, circles = 0;
  for(int number = 0; number < randomWorlds(); ++number)
  {
    RandomWorld exact(static_cast<std::uint64_t>(number), World::Solver::Exact);
    RandomWorld engine(static_cast<std::uint64_t>(number), World::Solver::Engine);
    exact.world().setThreads(1 + number % 3);
    for(int step = 0; step < steps; ++step)
    {
      exact.step();
      const World::Remarks remarks = exact.world().takeRemarks();
      circles += remarks.circles;
      if(remarks.circles > 0) // The engine would not come back.
        break;
      engine.step();
      const auto a = exact.state(), b = engine.state();
      if(!sameBits(a, b))
        QFAIL(qPrintable(QString("world %1, step %2, %3; %4")
                             .arg(number)
                             .arg(step)
                             .arg(QString::fromLatin1(difference(a, b)), QString::fromStdString(exact.description()))));
      QCOMPARE(remarks.unsolved, engine.world().takeRemarks().unsolved);
      contacts += exact.world().contactCount();
      unsolved += remarks.unsolved;
    }
    QCOMPARE(exact.world().islandsLeftToEngine(), std::uint64_t(0));
  }
  qInfo("%d worlds, %ld contacts, %ld steps that were given up, %ld circles", randomWorlds(), contacts, unsolved, circles);
  QVERIFY(contacts > 50L * randomWorlds());
}

void ExactStepTest::thePresetIsExact()
{
  const QByteArray wanted = qgetenv("SPARKWRIGHT_STEP"); // So that all tests can be run with another one.
  const auto expected = wanted == "engine"      ? World::Solver::Engine
                        : wanted == "iterative" ? World::Solver::Iterative
                                                : World::Solver::Exact;
  QVERIFY(World().solver() == expected);
}

void ExactStepTest::theEngineCanTakeOverAtAnyTime()
{
  for(int number = 0; number < 20; ++number)
  {
    RandomWorld changing(static_cast<std::uint64_t>(number), World::Solver::Exact);
    RandomWorld engine(static_cast<std::uint64_t>(number), World::Solver::Engine);
    for(int step = 0; step < 40; ++step)
    {
      changing.world().setSolver(step / 7 % 2 == 0 ? World::Solver::Exact : World::Solver::Engine);
      changing.step();
      engine.step();
      if(changing.world().takeRemarks().circles > 0)
        break;
      QVERIFY2(sameBits(changing.state(), engine.state()), difference(changing.state(), engine.state()));
    }
  }
}

namespace
{

/// A seesaw with an angular motor, a chain beside it, and a ball that falls on both.
struct Fairground
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Shape> ground = world.createPlane();
  std::vector<Thing> things;
  std::vector<std::unique_ptr<Joint>> joints;
  TouchAll listener;

  explicit Fairground(World::Solver solver, bool eulerAngles)
  {
    world.setSolver(solver);
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    world.setAutoDisable(true);
    ground->addTo(*space);
    for(int i = 0; i < 6; ++i)
      things.push_back(boxThing(world, *space, 1 + i, {0.3, 0.2, 0.1}, {0.35 * i, 0, 0.3}));
    things.push_back(sphereThing(world, *space, 2, 0.1, {0.2, 0, 1}));
    for(std::size_t i = 0; i < 5; ++i)
      if(i != 1)
      {
        joints.push_back(world.createJoint(Joint::Kind::Hinge));
        joints.back()->attach(things[i].body.get(), things[i + 1].body.get());
        joints.back()->setAnchor({0.35 * static_cast<double>(i) + 0.175, 0, 0.3});
        joints.back()->setAxis(0, {0, 1, 0});
      }
    joints.push_back(world.createJoint(Joint::Kind::AngularMotor));
    Joint& motor = *joints.back();
    motor.attach(things[0].body.get(), things[1].body.get());
    motor.setMotorAxisCount(3);
    motor.setMotorAxis(0, 1, {1, 0, 0});
    motor.setMotorAxis(2, 2, {0, 0, 1});
    motor.setMotorEulerMode(eulerAngles);
    motor.setParameter(JointParameter::MaxMotorForce, 1, 0.5);
    motor.setParameter(JointParameter::MotorVelocity, 1, 1);
  }

  void step() { run(world, *space, listener, 1); }
  std::vector<double> state() const
  {
    std::vector<double> numbers;
    for(const Thing& thing : things)
    {
      for(const Vec3& v : {thing.body->position(), thing.body->linearVelocity(), thing.body->angularVelocity()})
        numbers.insert(numbers.end(), v.begin(), v.end());
      numbers.push_back(thing.body->isEnabled() ? 1 : 0);
    }
    for(const auto& joint : joints)
      for(int axis = 0; axis < 3; ++axis)
        numbers.push_back(joint->angle(axis));
    return numbers;
  }
};

} // namespace

void ExactStepTest::kindsOfJointsCanBeLeftToTheEngine()
{
  Fairground leaving(World::Solver::Exact, true), engine(World::Solver::Engine, true), usual(World::Solver::Exact, true);
  for(int step = 0; step < 200; ++step)
  {
    const bool isLeft = step % 10 < 7;
    leaving.world.setLeftToEngine(Joint::Kind::AngularMotor, isLeft);
    const std::uint64_t before = leaving.world.islandsLeftToEngine();
    for(Fairground* const each : {&leaving, &engine, &usual})
      each->step();
    QVERIFY2(sameBits(leaving.state(), engine.state()), difference(leaving.state(), engine.state()));
    QVERIFY2(sameBits(usual.state(), engine.state()), difference(usual.state(), engine.state()));
    const bool isAwake = leaving.things.front().body->isEnabled();
    QCOMPARE(leaving.world.islandsLeftToEngine(), before + (isLeft && isAwake ? 1 : 0));
  }
  QVERIFY(leaving.world.islandsLeftToEngine() > 5);
  QCOMPARE(engine.world.islandsLeftToEngine(), std::uint64_t(0));
  QCOMPARE(usual.world.islandsLeftToEngine(), std::uint64_t(0));
}

void ExactStepTest::sleepersSleepAndWakeAsWithTheEngine()
{
  Fairground exact(World::Solver::Exact, false), engine(World::Solver::Engine, false);
  for(Fairground* const each : {&exact, &engine})
    each->joints.back()->setParameter(JointParameter::MaxMotorForce, 1, 0);
  bool haveSlept = false;
  for(int step = 0; step < 600; ++step)
  {
    if(step == 400)
      for(Fairground* const each : {&exact, &engine})
      {
        each->things.back().body->setPosition({0.2, 0, 0.8});
        each->things.back().body->enable();
      }
    exact.step();
    engine.step();
    haveSlept = haveSlept || !exact.things.front().body->isEnabled();
    QVERIFY2(sameBits(exact.state(), engine.state()), difference(exact.state(), engine.state()));
  }
  QVERIFY(haveSlept);
}

void ExactStepTest::aForceWithoutLimitDoesNotEndTheProgram()
{
  // Infinity times the zeros of an axis: the engine ends the program when a spin is not a number.
  World world;
  world.setSolver(World::Solver::Exact);
  const auto space = world.createSpace();
  const Thing door = boxThing(world, *space, 1, {1, 1, 0.1}, {0, 0, 0});
  const auto hinge = world.createJoint(Joint::Kind::Hinge);
  hinge->attach(door.body.get(), nullptr);
  hinge->setAxis(0, {0, 0, 1});
  hinge->setParameter(JointParameter::LowStop, 0, -0.1);
  hinge->setParameter(JointParameter::HighStop, 0, 0);
  hinge->setParameter(JointParameter::MaxMotorForce, 0, infinity);
  hinge->setParameter(JointParameter::MotorVelocity, 0, 1);
  for(int step = 0; step < 20; ++step)
    world.step(stepSize);
  QVERIFY(door.body->position().allFinite());
  QVERIFY(door.body->rotation().allFinite());
  QVERIFY(door.body->angularVelocity().allFinite());
  QVERIFY(door.body->wasRestored());
}

QTEST_APPLESS_MAIN(ExactStepTest)
#include "ExactStepTest.moc"
