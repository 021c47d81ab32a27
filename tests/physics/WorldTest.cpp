#include "PhysicsSupport.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <thread>

using namespace sparkwright::physics;

namespace
{
/// A pile of boxes, balls and hinges that falls onto the ground.
struct Pile
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Shape> plane = world.createPlane();
  std::vector<Thing> things;
  std::vector<std::unique_ptr<Joint>> joints;
  TouchAll listener;

  explicit Pile(double shift, World::Solver solver = World::Solver::Engine)
  {
    world.setSolver(solver);
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    plane->addTo(*space);
    for(int i = 0; i < 8; ++i)
    {
      const Vec3 place(shift * i, 0.03 * i, 0.3 + 0.25 * i);
      things.push_back(i % 2 ? sphereThing(world, *space, 1, 0.1, place)
                             : boxThing(world, *space, 1, {0.3, 0.2, 0.2}, place));
    }
    for(int i = 0; i < 2; ++i)
    {
      joints.push_back(world.createJoint(Joint::Kind::Hinge));
      joints.back()->attach(things[4 * i].body.get(), things[4 * i + 1].body.get());
      joints.back()->setAnchor(things[4 * i].body->position());
      joints.back()->setAxis(0, {1, 0, 0});
    }
  }
  void step() { run(world, *space, listener, 1); }
  std::vector<double> state() const
  {
    std::vector<double> numbers;
    for(const Thing& thing : things)
      for(const Vec3& v : {thing.body->position(), thing.body->linearVelocity(), thing.body->angularVelocity()})
        numbers.insert(numbers.end(), v.begin(), v.end());
    return numbers;
  }
};

std::vector<double> alone(double shift, World::Solver solver, int steps)
{
  Pile pile(shift, solver);
  for(int i = 0; i < steps; ++i)
    pile.step();
  return pile.state();
}
} // namespace

class WorldTest : public QObject
{
  Q_OBJECT

private slots:
  void twoWorldsInterleavedRunAsIfAlone_data();
  void twoWorldsInterleavedRunAsIfAlone();
  void twoWorldsInTwoThreadsRunAsIfAlone();
  void destructionInAnyOrder();
  void destroyingTheRootForgetsItsContacts();
  void shapesChangeSpacesAndBodies();
};

void WorldTest::twoWorldsInterleavedRunAsIfAlone_data()
{
  QTest::addColumn<bool>("quick");
  QTest::newRow("full matrix") << false;
  QTest::newRow("quick") << true;
}

void WorldTest::twoWorldsInterleavedRunAsIfAlone()
{
  QFETCH(bool, quick);
  const auto solver = quick ? World::Solver::Iterative : World::Solver::Engine;
  Pile a(0.01, solver), b(0.02, solver);
  QCOMPARE(a.world.solver(), solver);
  for(int i = 0; i < 150; ++i)
  {
    a.step();
    b.step();
  }
  QVERIFY(a.state() == alone(0.01, solver, 150)); // every bit
  QVERIFY(b.state() == alone(0.02, solver, 150));
  QVERIFY(a.state() != b.state());
}

void WorldTest::twoWorldsInTwoThreadsRunAsIfAlone()
{
  for(const auto solver : {World::Solver::Engine, World::Solver::Iterative})
  {
    std::vector<double> first, second;
    {
      const std::jthread one([&] { first = alone(0.01, solver, 100); });
      const std::jthread two([&] { second = alone(0.02, solver, 100); });
    }
    QVERIFY(first == alone(0.01, solver, 100));
    QVERIFY(second == alone(0.02, solver, 100));
  }
}

void WorldTest::destructionInAnyOrder()
{
  for(unsigned seed = 0; seed < 20; ++seed)
  {
    Pile pile(0.01);
    const auto inner = pile.world.createSpace(pile.space.get());
    pile.things[3].shape->addTo(*inner);
    for(int i = 0; i < 40; ++i)
      pile.step(); // leaves contacts behind

    std::vector<std::function<void()>> steps;
    for(Thing& thing : pile.things)
    {
      steps.push_back([&] { thing.body.reset(); });
      steps.push_back([&] { thing.shape.reset(); });
    }
    for(auto& joint : pile.joints)
      steps.push_back([&] { joint.reset(); });
    steps.push_back([&] { pile.plane.reset(); });
    std::ranges::shuffle(steps, std::mt19937(seed));
    for(std::size_t i = 0; i < steps.size(); ++i)
    {
      steps[i]();
      pile.world.step(stepSize); // with stale contacts
      if(i % 3 == 0)
        pile.step();
    }
    pile.space.reset();
    QCOMPARE(inner->parent(), nullptr);
    QCOMPARE(pile.world.contactCount(), 0);
    pile.world.step(stepSize);
  }
}

void WorldTest::destroyingTheRootForgetsItsContacts()
{
  Pile pile(0.01);
  for(int i = 0; i < 40; ++i)
    pile.step();
  QVERIFY(pile.world.contactCount() > 0);
  pile.space.reset();
  QCOMPARE(pile.world.contactCount(), 0);
  pile.world.clearContacts();
  pile.world.step(stepSize);
  QCOMPARE(pile.things[0].shape->space(), nullptr);
}

void WorldTest::shapesChangeSpacesAndBodies()
{
  World world;
  const auto a = world.createSpace();
  const auto b = world.createSpace();
  const auto shape = world.createBox();
  QCOMPARE(shape->space(), nullptr);
  shape->addTo(*a);
  shape->addTo(*b);
  QCOMPARE(shape->space(), b.get());
  auto body = world.createBody();
  body->setPosition({1, 2, 3});
  shape->setBody(body.get());
  QCOMPARE(shape->body(), body.get());
  shape->setPosition({4, 5, 6}); // moves the body
  QVERIFY(body->position().isApprox(Vec3(4, 5, 6)));
  shape->setRotation(rotationAbout(0, 0.3));
  QVERIFY(body->rotation().isApprox(rotationAbout(0, 0.3)));
  body.reset();
  QCOMPARE(shape->body(), nullptr);
}

QTEST_APPLESS_MAIN(WorldTest)
#include "WorldTest.moc"
