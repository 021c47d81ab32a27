#include "PhysicsSupport.h"

#include <QtTest>

using namespace sparkwright::physics;

namespace
{

/// Towers that stand apart and fall over, and one heap in which everything touches: many islands and a large one.
struct Rubble
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Shape> plane = world.createPlane();
  std::vector<Thing> things;
  std::vector<std::unique_ptr<Joint>> joints;
  TouchAll listener;

  explicit Rubble(int threads, World::Solver solver = World::Solver::Engine)
  {
    world.setThreads(threads);
    world.setSolver(solver);
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    plane->addTo(*space);
    for(int tower = 0; tower < 6; ++tower)
      for(int i = 0; i < 5; ++i)
        addBox({5.0 * tower, 0.06 * i, 0.15 + 0.22 * i});
    for(int i = 0; i < 30; ++i)
      addBox({0.11 * (i % 5), 20 + 0.13 * (i % 3), 0.15 + 0.12 * i});
    for(std::size_t i = 30; i + 1 < things.size(); i += 2)
    {
      joints.push_back(world.createJoint(Joint::Kind::Hinge));
      joints.back()->attach(things[i].body.get(), things[i + 1].body.get());
      joints.back()->setAnchor(things[i].body->position());
      joints.back()->setAxis(0, {1, 0, 0});
    }
  }
  void addBox(const Vec3& place) { things.push_back(boxThing(world, *space, 1, {0.2, 0.2, 0.2}, place)); }

  std::vector<double> state() const
  {
    std::vector<double> numbers;
    for(const Thing& thing : things)
      for(const Vec3& v : {thing.body->position(), thing.body->linearVelocity(), thing.body->angularVelocity()})
        numbers.insert(numbers.end(), v.begin(), v.end());
    return numbers;
  }
};

} // namespace

class StepThreadsTest : public QObject
{
  Q_OBJECT

private slots:
  void everyBitIsTheSame_data();
  void everyBitIsTheSame();
  void theCountCanChangeBetweenSteps();
  void countsOutOfRangeAreBounded();
};

void StepThreadsTest::everyBitIsTheSame_data()
{
  QTest::addColumn<int>("threads");
  QTest::addColumn<bool>("quick");
  for(const int threads : {2, 3, 8})
  {
    QTest::addRow("%d threads", threads) << threads << false;
    QTest::addRow("%d threads, quick", threads) << threads << true;
  }
}

void StepThreadsTest::everyBitIsTheSame()
{
  QFETCH(int, threads);
  QFETCH(bool, quick);
  const auto solver = quick ? World::Solver::Iterative : World::Solver::Engine;
  Rubble alone(1, solver), shared(threads, solver);
  QCOMPARE(alone.world.threads(), 1);
  QCOMPARE(shared.world.threads(), threads);
  const std::vector<double> start = alone.state();
  for(int i = 0; i < 150; ++i)
  {
    run(alone.world, *alone.space, alone.listener, 1);
    run(shared.world, *shared.space, shared.listener, 1);
    QVERIFY2(alone.state() == shared.state(), qPrintable(QString("step %1").arg(i)));
  }
  QVERIFY(alone.state() != start);
  QVERIFY(alone.world.contactCount() > 60); // The heap lies on the ground.
}

void StepThreadsTest::theCountCanChangeBetweenSteps()
{
  Rubble alone(1), changing(2);
  for(int i = 0; i < 60; ++i)
  {
    changing.world.setThreads(1 + i % 4);
    run(alone.world, *alone.space, alone.listener, 1);
    run(changing.world, *changing.space, changing.listener, 1);
  }
  QVERIFY(alone.state() == changing.state());
}

void StepThreadsTest::countsOutOfRangeAreBounded()
{
  World world;
  world.setThreads(-3);
  QCOMPARE(world.threads(), 1);
  world.setThreads(1 << 20);
  QCOMPARE(world.threads(), World::mostThreads);
}

QTEST_APPLESS_MAIN(StepThreadsTest)
#include "StepThreadsTest.moc"
