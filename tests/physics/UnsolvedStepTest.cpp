#include "PhysicsSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::physics;

namespace
{

/// The engine's exact solver gives up the first step of boxes that stand flush against each other with finite friction:
/// the contacts say the same thing many times over, and no force has been found yet that friction could follow.
class FlushBoxes
{
public:
  explicit FlushBoxes(World& world, double x = 0) : space(world.createSpace()), plane(world.createPlane())
  {
    plane->addTo(*space);
    touch.surface.mu = 0.5;
    left = boxThing(world, *space, 2, {0.5, 0.5, 0.5}, {x, 0, 0.25});
    right = boxThing(world, *space, 2, {0.5, 0.5, 0.5}, {x + 0.4999, 0.1, 0.25});
  }

  std::unique_ptr<Space> space;
  std::unique_ptr<Shape> plane;
  Thing left, right;
  TouchAll touch;
};

} // namespace

/// What becomes of a step in which the engine's solver gives up ("LCP internal error").
class UnsolvedStepTest : public QObject
{
  Q_OBJECT

private slots:
  void itIsToldInsteadOfPrinted_data()
  {
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("two threads") << 2;
  }
  void itIsToldInsteadOfPrinted()
  {
    QFETCH(const int, threads);
    World world;
    world.setThreads(threads);
    world.setGravity({0, 0, -9.81});
    FlushBoxes boxes(world);
    run(world, *boxes.space, boxes.touch, 1);
    const World::Remarks remarks = world.takeRemarks();
    QCOMPARE(remarks.unsolved, 1);
    QCOMPARE(remarks.others, 0);
    QCOMPARE(world.takeRemarks().unsolved, 0); // Told once.
    run(world, *boxes.space, boxes.touch, 100);
    QCOMPARE(world.takeRemarks().unsolved, 0); // It was that one step.
  }

  void someForcesAreMissingForOneStep()
  {
    World world;
    world.setGravity({0, 0, -9.81});
    FlushBoxes boxes(world);
    run(world, *boxes.space, boxes.touch, 1);
    const double fall = 9.81 * stepSize * stepSize; // Without any ground, 4 mm.
    for(const Thing* const box : {&boxes.left, &boxes.right})
    {
      const double sunk = 0.25 - box->body->position().z();
      QVERIFY2(sunk > 0.001, "forces of the ground are missing");
      QVERIFY2(sunk < fall + 1e-9, "nothing pushes it down");
    }
    for(int i = 0; i < 200; ++i)
    {
      run(world, *boxes.space, boxes.touch, 1);
      for(const Thing* const box : {&boxes.left, &boxes.right})
      {
        QVERIFY(box->body->position().allFinite() && box->body->rotation().allFinite());
        QVERIFY(box->body->linearVelocity().norm() < 0.5 && box->body->angularVelocity().norm() < 1);
        QVERIFY(!box->body->wasRestored());
      }
    }
    for(const Thing* const box : {&boxes.left, &boxes.right}) // They stand as if nothing had been.
      QVERIFY(std::abs(box->body->position().z() - 0.25) < 0.001 && box->body->linearVelocity().norm() < 0.001);
    QVERIFY(std::abs(boxes.right.body->position().x() - boxes.left.body->position().x() - 0.5) < 0.002);
  }

  void nothingElseIsAffected()
  {
    World calm, troubled;
    for(World* const world : {&calm, &troubled})
      world->setGravity({0, 0, -9.81});
    FlushBoxes boxes(troubled);
    const auto otherSpace = calm.createSpace();
    const auto otherPlane = calm.createPlane();
    otherPlane->addTo(*otherSpace);
    TouchAll touch = boxes.touch;
    // The same box, thrown over the ground, in a world with and without the trouble.
    const Thing alone = boxThing(calm, *otherSpace, 1, {0.3, 0.2, 0.1}, {20, 0, 0.06});
    const Thing bystander = boxThing(troubled, *boxes.space, 1, {0.3, 0.2, 0.1}, {20, 0, 0.06});
    for(const Thing* const thing : {&alone, &bystander})
    {
      thing->body->setLinearVelocity({1, 2, 0});
      thing->body->setAngularVelocity({3, 1, 2});
    }
    int unsolved = 0;
    for(int i = 0; i < 100; ++i)
    {
      run(calm, *otherSpace, touch, 1);
      run(troubled, *boxes.space, boxes.touch, 1);
      unsolved += troubled.takeRemarks().unsolved;
      QCOMPARE(calm.takeRemarks().unsolved, 0);
      QCOMPARE(bystander.body->position(), alone.body->position()); // Bit for bit
      QCOMPARE(bystander.body->rotation(), alone.body->rotation());
      QCOMPARE(bystander.body->angularVelocity(), alone.body->angularVelocity());
    }
    QCOMPARE(unsolved, 1);
  }

  void itIsReproducible()
  {
    const auto play = []
    {
      World world;
      world.setGravity({0, 0, -9.81});
      FlushBoxes boxes(world);
      run(world, *boxes.space, boxes.touch, 50);
      return Vec3(boxes.left.body->position() + boxes.right.body->linearVelocity());
    };
    QCOMPARE(play(), play());
  }
};

QTEST_APPLESS_MAIN(UnsolvedStepTest)
#include "UnsolvedStepTest.moc"
