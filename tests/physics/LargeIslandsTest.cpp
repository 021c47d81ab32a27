#include "PhysicsSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <atomic>

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
  void heapsWithManyRowsOfContactsAreSolvedIteratively();
  void contactsOfAStepAreBounded();
  void interruptedStepsEndEarly();
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

void LargeIslandsTest::heapsWithManyRowsOfContactsAreSolvedIteratively()
{
  Yard exact(0), generous(0), strict(0);
  generous.world.setMaxExactContactRows(1'000'000);
  strict.world.setMaxExactContactRows(30);
  for(Yard* const each : {&exact, &generous, &strict})
    each->step(150);
  QVERIFY(exact.apart() == generous.apart() && exact.apart() == strict.apart()); // every bit
  bool differs = false;
  for(std::size_t i = 0; i < exact.heap.size(); ++i)
  {
    QVERIFY(exact.heap[i].body->position() == generous.heap[i].body->position());
    differs = differs || exact.heap[i].body->position() != strict.heap[i].body->position();
    QVERIFY(strict.heap[i].body->position().z() > 0.05);
  }
  QVERIFY(differs);
  QCOMPARE(exact.world.takeRemarks().heaps, 0);
  QCOMPARE(generous.world.takeRemarks().heaps, 0);
  const World::Remarks remarks = strict.world.takeRemarks();
  QVERIFY2(remarks.heaps > 50 && remarks.heapRows > 30 && remarks.heapRows <= 3 * 4 * 12 * 12,
           qPrintable(QString("%1 steps, %2 rows").arg(remarks.heaps).arg(remarks.heapRows)));
  QCOMPARE(strict.world.takeRemarks().heaps, 0); // Since the last call.
}

/// Many boxes in one place: each touches all others.
void LargeIslandsTest::contactsOfAStepAreBounded()
{
  World world;
  const std::unique_ptr<Space> space = world.createSpace();
  world.setMaxExactContactRows(750);
  std::vector<Thing> boxes;
  for(int i = 0; i < 200; ++i)
    boxes.push_back(boxThing(world, *space, 1, {0.2, 0.2, 0.2}, {0.0005 * i, 0.0003 * (i % 7), 0.001 * (i % 5)}));
  TouchAll listener;
  run(world, *space, listener, 1);
  QVERIFY(world.contactCount() >= World::maxContacts && world.contactCount() < World::maxContacts + 8);
  const World::Remarks remarks = world.takeRemarks();
  QVERIFY(remarks.contactsLeftOut > 0);
  QCOMPARE(remarks.heaps, 1);
  for(const Thing& box : boxes)
    QVERIFY(box.body->position().allFinite());
}

void LargeIslandsTest::interruptedStepsEndEarly()
{
  Yard yard(0);
  std::atomic<bool> interrupt = false;
  yard.world.setInterrupt(&interrupt);
  yard.step(5);
  QVERIFY(!yard.world.wasInterrupted());
  const std::vector<Vec3> before = yard.apart();
  interrupt = true;
  yard.step(1);
  QVERIFY(yard.world.wasInterrupted());
  QVERIFY(yard.apart() == before);
}

QTEST_APPLESS_MAIN(LargeIslandsTest)
#include "LargeIslandsTest.moc"
