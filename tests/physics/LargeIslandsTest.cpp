#include "PhysicsSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright::physics;

namespace
{

/// A heap of boxes, and far from it a pair that lies still upon one another and a ball that rolls.
struct Yard
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Shape> plane = world.createPlane();
  std::vector<Thing> heap, pair;
  Thing ball;
  TouchAll listener;

  explicit Yard(int exact, bool withHeap = true, bool autoDisable = false)
  {
    world.setLargestExactIsland(exact);
    world.setAutoDisable(autoDisable);
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    plane->addTo(*space);
    for(int i = 0; withHeap && i < 12; ++i)
      heap.push_back(boxThing(world, *space, 1, {0.2, 0.2, 0.2}, {0.07 * (i % 3), 0.05 * (i % 4), 0.12 + 0.12 * i}));
    for(int i = 0; i < 2; ++i)
      pair.push_back(boxThing(world, *space, 1, {0.2, 0.2, 0.2}, {30, 0, 0.1 + 0.2 * i}));
    ball = sphereThing(world, *space, 1, 0.1, {60, 0, 0.1});
    ball.body->setLinearVelocity({1, 0, 0});
  }
  void step(int count) { run(world, *space, listener, count); }
  std::vector<Vec3> apart() const
  {
    return {pair[0].body->position(), pair[1].body->position(), ball.body->position(), ball.body->linearVelocity()};
  }
};

} // namespace

class LargeIslandsTest : public QObject
{
  Q_OBJECT

private slots:
  void smallIslandsMoveAsIfThereWereNoHeap();
  void theHeapSettlesWhereItWould();
  void withoutALargeIslandNothingChanges();
  void sleepersStayAsleep();
  void limitsBelowZeroMeanNone();
};

void LargeIslandsTest::smallIslandsMoveAsIfThereWereNoHeap()
{
  Yard alone(0, false), beside(4);
  for(int i = 0; i < 200; ++i)
  {
    alone.step(1);
    beside.step(1);
    QVERIFY2(alone.apart() == beside.apart(), qPrintable(QString("step %1").arg(i))); // every bit
  }
}

void LargeIslandsTest::theHeapSettlesWhereItWould()
{
  Yard exact(0), quick(4);
  exact.step(300);
  quick.step(300);
  double difference = 0;
  for(std::size_t i = 0; i < quick.heap.size(); ++i)
  {
    const double z = quick.heap[i].body->position().z();
    QVERIFY2(z > 0.05 && z < 2, qPrintable(QString::number(z))); // Neither through the ground nor into the air.
    VERIFY_NEAR(quick.heap[i].body->linearVelocity(), Vec3::Zero(), 1);
    difference = std::max(difference, (quick.heap[i].body->position() - exact.heap[i].body->position()).norm());
  }
  QVERIFY(difference > 0); // It was not the same solver.
}

void LargeIslandsTest::withoutALargeIslandNothingChanges()
{
  Yard unlimited(0), limited(1000);
  unlimited.step(150);
  limited.step(150);
  for(std::size_t i = 0; i < limited.heap.size(); ++i)
    QVERIFY(unlimited.heap[i].body->position() == limited.heap[i].body->position());
}

void LargeIslandsTest::sleepersStayAsleep()
{
  Yard yard(0, false, true);
  yard.step(200);
  QVERIFY(!yard.pair[0].body->isEnabled());
  yard.world.setLargestExactIsland(1);
  const Vec3 place = yard.pair[1].body->position();
  yard.step(50);
  QVERIFY(!yard.pair[0].body->isEnabled() && !yard.pair[1].body->isEnabled());
  QVERIFY(yard.pair[1].body->position() == place);
}

void LargeIslandsTest::limitsBelowZeroMeanNone()
{
  World world;
  world.setLargestExactIsland(-5);
  QCOMPARE(world.largestExactIsland(), 0);
}

QTEST_APPLESS_MAIN(LargeIslandsTest)
#include "LargeIslandsTest.moc"
