#include "PhysicsSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::physics;

namespace
{

/// A world as games set it up, with a ground plane.
struct Ground
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Shape> plane = world.createPlane();
  TouchAll listener;

  Ground()
  {
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    world.setContactSurfaceLayer(0.001);
    plane->addTo(*space);
  }
  void run(int count) { sparkwright::physics::run(world, *space, listener, count); }
};
} // namespace

class ContactTest : public QObject
{
  Q_OBJECT

private slots:
  void aBoxStandsOnTheGroundAndPressesWithItsWeight();
  void forceIsGivenForTheFirstShape();
  void bounceReturnsPartOfTheSpeed();
  void slipLetsABoxSlide();
  void frictionHoldsAndItsAbsenceDoesNot();
  void sleepingContactsHaveNoForce();
  void joinedBodiesDoNotCollide();
  void innerCollisionCanBeOff();
  void anInnerSpaceIsLookedIntoOncePerNeighbour();
  void staticPairsAreNotAsked();
  void theListenerCanRefuseAPair();
  void raysHit();
  void triangleMeshesCarry();
  void badMeshesAreRefused();
  void offsetShapesSitBesideTheirBody();
  void shapesRefuseNonsense();
  void pointDepthAndBounds();
};

void ContactTest::aBoxStandsOnTheGroundAndPressesWithItsWeight()
{
  Ground g;
  g.listener.measure = true;
  const Thing box = boxThing(g.world, *g.space, 2, {0.2, 0.2, 0.1}, {0, 0, 0.05});
  g.run(100);
  QCOMPARE(g.world.contactCount(), 4);
  Vec3 sum = Vec3::Zero();
  for(const ContactId contact : g.listener.made)
    sum += g.world.contactForce(contact).force;
  VERIFY_NEAR(sum, Vec3(0, 0, 2 * 9.81), 1e-6);
  VERIFY_NEAR(box.body->position().z(), 0.05, 0.002);
  QVERIFY(g.world.contactForce(-1).force.isZero());
  QVERIFY(g.world.contactForce(99).force.isZero());
  g.world.clearContacts();
  QCOMPARE(g.world.contactCount(), 0);
}

void ContactTest::forceIsGivenForTheFirstShape()
{
  for(const bool floorFirst : {false, true})
  {
    Ground g;
    g.listener.measure = true;
    const auto floor = g.world.createBox();
    floor->addTo(*g.space);
    floor->setPosition({0, 0, 0.5});
    const Thing box = boxThing(g.world, *g.space, 1, {1, 1, 1}, {0, 0, 1.4999});
    for(int i = 0; i < 50; ++i)
    {
      if(floorFirst)
        floor->setPosition({0, 0, 0.5}); // what was touched last comes first
      g.run(1);
    }
    QCOMPARE(g.listener.first, floorFirst ? floor.get() : box.shape.get());
    double up = 0;
    for(const ContactId contact : g.listener.made)
      up += g.world.contactForce(contact).force.z();
    VERIFY_NEAR(up, floorFirst ? -9.81 : 9.81, 1e-6);
  }
}

void ContactTest::bounceReturnsPartOfTheSpeed()
{
  Ground g;
  g.listener.surface.bounceMode = true;
  g.listener.surface.bounce = 0.8;
  g.listener.surface.bounceVelocity = 0.5;
  const Thing ball = sphereThing(g.world, *g.space, 1, 0.1, {0, 0, 0.11});
  ball.body->setLinearVelocity({0, 0, -3});
  g.run(2);
  VERIFY_NEAR(ball.body->linearVelocity().z(), 0.8 * 3, 0.4);

  const Thing slow = sphereThing(g.world, *g.space, 1, 0.1, {5, 0, 0.0995});
  slow.body->setLinearVelocity({0, 0, -0.1});
  g.run(3);
  QVERIFY(slow.body->linearVelocity().z() < 0.1);
}

void ContactTest::slipLetsABoxSlide()
{
  double travelled[2];
  for(const bool slip : {false, true})
  {
    Ground g;
    g.listener.surface.slipMode = slip;
    g.listener.surface.slip = 1;
    const Thing box = boxThing(g.world, *g.space, 1, {0.2, 0.2, 0.2}, {0, 0, 0.1});
    for(int i = 0; i < 50; ++i)
    {
      box.body->addForce({2, 0, 0});
      g.run(1);
    }
    travelled[slip] = box.body->position().x();
  }
  VERIFY_NEAR(travelled[0], 0, 0.01);
  QVERIFY(travelled[1] > 0.1);
}

void ContactTest::frictionHoldsAndItsAbsenceDoesNot()
{
  for(const double mu : {0.0, infinity, std::numeric_limits<double>::quiet_NaN()})
  {
    Ground g;
    g.listener.surface.mu = mu;
    const Thing box = boxThing(g.world, *g.space, 1, {0.2, 0.2, 0.2}, {0, 0, 0.1});
    for(int i = 0; i < 50; ++i)
    {
      box.body->addForce({2, 0, 0});
      g.run(1);
    }
    QCOMPARE(box.body->position().x() > 0.5, mu != infinity);
  }
}

void ContactTest::sleepingContactsHaveNoForce()
{
  Ground g;
  g.world.setAutoDisable(true);
  g.listener.measure = true;
  const Thing box = boxThing(g.world, *g.space, 1, {0.2, 0.2, 0.2}, {0, 0, 0.1});
  g.run(60);
  QVERIFY(!box.body->isEnabled());
  QCOMPARE(g.listener.made.size(), std::size_t(4));
  for(const ContactId contact : g.listener.made)
    QVERIFY(g.world.contactForce(contact).force.isZero());
}

void ContactTest::joinedBodiesDoNotCollide()
{
  World world;
  const auto space = world.createSpace();
  const Thing a = boxThing(world, *space, 1, {1, 1, 1}, {0, 0, 0});
  const Thing b = boxThing(world, *space, 1, {1, 1, 1}, {0.5, 0, 0});
  TouchAll listener;
  run(world, *space, listener, 1);
  QCOMPARE(listener.pairs, 1);
  {
    const auto joint = world.createJoint(Joint::Kind::Ball);
    joint->attach(a.body.get(), b.body.get());
    run(world, *space, listener, 1);
    QCOMPARE(listener.pairs, 0);
  }
  run(world, *space, listener, 1);
  QCOMPARE(listener.pairs, 1);
}

void ContactTest::innerCollisionCanBeOff()
{
  for(const bool on : {true, false})
  {
    World world;
    const auto root = world.createSpace();
    const auto robot = world.createSpace(root.get());
    QCOMPARE(robot->parent(), root.get());
    QCOMPARE(root->parent(), nullptr);
    const auto ground = world.createPlane();
    ground->addTo(*root);
    robot->setInnerCollision(on);
    QCOMPARE(robot->innerCollision(), on);
    const Thing a = boxThing(world, *robot, 1, {1, 1, 1}, {0, 0, 0.4});
    const Thing b = boxThing(world, *robot, 1, {1, 1, 1}, {0.5, 0, 0.4});
    TouchAll listener;
    world.collide(*root, listener);
    QCOMPARE(listener.pairs, on ? 3 : 2); // each with the ground, and the two with each other
  }
}

void ContactTest::anInnerSpaceIsLookedIntoOncePerNeighbour()
{
  World world;
  const auto root = world.createSpace();
  const auto robot = world.createSpace(root.get());
  const Thing a = boxThing(world, *robot, 1, {1, 1, 1}, {0, 0, 5});
  const Thing b = boxThing(world, *robot, 1, {1, 1, 1}, {0.5, 0, 5});
  TouchAll listener;
  run(world, *root, listener, 1);
  QCOMPARE(listener.pairs, 0); // no neighbour

  // Two neighbours that overlap the space's box, but no shape in it.
  const Thing c = boxThing(world, *root, 1, {0.1, 0.1, 0.1}, {0.9, 0.49, 5.4});
  const Thing d = boxThing(world, *root, 1, {0.1, 0.1, 0.1}, {0.9, -0.49, 5.4});
  listener.contacts = false;
  listener.reset();
  world.clearContacts();
  world.collide(*root, listener);
  QCOMPARE(listener.pairs, 2 * 1 + 2); // the inside twice, and each neighbour with the box next to it
}

void ContactTest::staticPairsAreNotAsked()
{
  Ground g;
  const auto wall = g.world.createBox();
  wall->addTo(*g.space);
  wall->setPosition({1, 0, 0});
  g.run(1);
  QCOMPARE(g.listener.pairs, 0);
}

void ContactTest::theListenerCanRefuseAPair()
{
  class Refuse : public TouchAll
  {
    bool wantsPair(Shape&, Shape&) override { return false; }
  };
  Ground g;
  const Thing box = boxThing(g.world, *g.space, 1, {0.2, 0.2, 0.2}, {0, 0, 0.05});
  Refuse listener;
  g.world.collide(*g.space, listener);
  QCOMPARE(listener.first, nullptr);
  QCOMPARE(g.world.contactCount(), 0);
}

void ContactTest::raysHit()
{
  World world;
  const auto space = world.createSpace();
  const Thing ball = sphereThing(world, *space, 1, 1, {0, 0, 0});
  const auto ray = world.createRay();
  ray->addTo(*space);
  ray->setLength(10);
  QCOMPARE(ray->length(), 10.0);
  ray->setRay({0, 0, 5}, {0, 0, -2});
  TouchAll listener;
  listener.contacts = false;
  world.collide(*space, listener);
  QCOMPARE(listener.points.size(), std::size_t(1));
  VERIFY_NEAR(listener.points[0].position, Vec3(0, 0, 1), 1e-9);
  VERIFY_NEAR(listener.points[0].depth, 4, 1e-9); // the distance along the ray
}

void ContactTest::triangleMeshesCarry()
{
  World world;
  world.setGravity({0, 0, -9.81});
  const auto space = world.createSpace();
  const double vertices[] = {-5, -5, 0, 5, -5, 0, 5, 5, 0, -5, 5, 0};
  const std::uint32_t indices[] = {0, 1, 2, 0, 2, 3};
  const auto floor = world.createTriangleMesh(vertices, indices);
  QVERIFY(floor != nullptr);
  floor->addTo(*space);
  floor->setPosition({0, 0, 1});
  const Thing ball = sphereThing(world, *space, 1, 0.2, {1, 0.5, 1.3});
  TouchAll listener;
  run(world, *space, listener, 100);
  VERIFY_NEAR(ball.body->position().z(), 1.2, 0.01);
}

void ContactTest::badMeshesAreRefused()
{
  World world;
  const double vertices[] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  const double broken[] = {0, 0, 0, 1, 0, 0, 0, infinity, 0};
  const std::uint32_t good[] = {0, 1, 2}, outside[] = {0, 1, 3}, two[] = {0, 1};
  QVERIFY(world.createTriangleMesh(vertices, good) != nullptr);
  QVERIFY(world.createTriangleMesh(vertices, outside) == nullptr);
  QVERIFY(world.createTriangleMesh(vertices, two) == nullptr);
  QVERIFY(world.createTriangleMesh(broken, good) == nullptr);
  QVERIFY(world.createTriangleMesh({}, good) == nullptr);
  QVERIFY(world.createTriangleMesh(vertices, {}) == nullptr);
}

void ContactTest::offsetShapesSitBesideTheirBody()
{
  Ground g;
  Thing thing{g.world.createBody(), g.world.createOffset()};
  thing.body->setPosition({0, 0, 1});
  thing.shape->addTo(*g.space);
  thing.shape->setBody(thing.body.get());
  auto inner = g.world.createBox();
  Shape* const box = inner.get();
  thing.shape->setEncapsulated(std::move(inner));
  QCOMPARE(thing.shape->encapsulated(), box);
  VERIFY_NEAR(thing.shape->bounds().min.z(), 0.5, 1e-9);
  box->setLengths({0.2, 0.2, 0.2});
  box->setPosition({0, 0, -0.9});
  VERIFY_NEAR(thing.shape->bounds().min.z(), 0, 1e-9);
  thing.body->setPosition({0, 0, 0.99});
  g.run(1);
  QCOMPARE(g.listener.made.size(), std::size_t(4));
  QVERIFY(g.listener.first == thing.shape.get() || g.listener.second == thing.shape.get());

  // What cannot be wrapped is dropped.
  thing.shape->setEncapsulated(g.world.createPlane());
  thing.shape->setEncapsulated(g.world.createOffset());
  QCOMPARE(thing.shape->encapsulated(), box);
  thing.shape->setEncapsulated(nullptr);
  QCOMPARE(thing.shape->encapsulated(), nullptr);
  g.run(1);
  QVERIFY(g.listener.made.empty());
}

void ContactTest::shapesRefuseNonsense()
{
  World world;
  const auto box = world.createBox();
  box->setLengths({1, -1, 1});
  box->setLengths({1, 0, 1});
  box->setLengths({1, infinity, 1});
  box->setRadius(2);
  QVERIFY(box->lengths().isApprox(Vec3(1, 1, 1)));
  const auto capsule = world.createCapsule();
  capsule->setCapsule(0.5, 2);
  capsule->setRadius(-3);
  capsule->setLength(0);
  capsule->setCapsule(1, std::nan(""));
  QCOMPARE(capsule->radius(), 0.5);
  QCOMPARE(capsule->length(), 2.0);
  const auto plane = world.createPlane();
  const auto body = world.createBody();
  plane->setPlane(0, 0, 0, 1);
  plane->setPosition({1, 1, 1});
  plane->setRotation(Mat3::Identity());
  plane->setBody(body.get());
  QCOMPARE(plane->body(), nullptr);
  QCOMPARE(plane->pointDepth({0, 0, -2}), 2.0);
  const auto ray = world.createRay();
  ray->setRay({0, 0, 0}, {0, 0, 0});
  ray->setPosition({std::nan(""), 0, 0});
  QVERIFY(ray->position().isZero());
}

void ContactTest::pointDepthAndBounds()
{
  World world;
  const auto sphere = world.createSphere();
  sphere->setRadius(2);
  QCOMPARE(sphere->pointDepth({1, 0, 0}), 1.0);
  QVERIFY(sphere->pointDepth({3, 0, 0}) < 0);
  const auto box = world.createBox();
  box->setPosition({5, 0, 0});
  box->setRotation(rotationAbout(2, M_PI / 4));
  VERIFY_NEAR(box->bounds().max.x() - 5, std::sqrt(0.5), 1e-9);
  VERIFY_NEAR(box->pointDepth({5, 0, 0}), 0.5, 1e-9);
  const auto plane = world.createPlane();
  plane->setPlane(0, 0, 2, 3); // the normal is normalised, the distance is not
  VERIFY_NEAR(plane->pointDepth({0, 0, 0}), 3, 1e-9);
  QCOMPARE(world.createRay()->pointDepth({0, 0, 0}), 0.0);
}

QTEST_APPLESS_MAIN(ContactTest)
#include "ContactTest.moc"
