#include "PhysicsSupport.h"
#include "SolidSupport.h"

#include <QMetaType>
#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace sparkwright::physics;

namespace
{

constexpr double hullSide = 0.2; // m

std::unique_ptr<Shape> cubeHull(World& world)
{
  return world.createHull(std::vector{boxPiece({hullSide, hullSide, hullSide})});
}

} // namespace

/// What convex hulls and solid cylinders touch, how deep, and what is refused.
class HullContactsTest : public QObject
{
  Q_OBJECT

private slots:
  void ballsTouchHullsAsTheyTouchBoxes()
  {
    World world;
    const auto hull = cubeHull(world);
    const auto box = world.createBox();
    box->setLengths({hullSide, hullSide, hullSide});
    const auto ball = world.createSphere();
    ball->setRadius(0.05);
    for(const Vec3& at : {Vec3(0, 0, 0.14), Vec3(0.03, -0.02, -0.149), Vec3(0.16, 0, 0), Vec3(0.12, 0.12, 0.02)})
    {
      ball->setPosition(at);
      QVERIFY(std::abs(overlap(*hull, *ball) - overlap(*box, *ball)) < 1e-9);
    }
    ball->setPosition({0, 0, 0.151});
    QCOMPARE(overlap(*hull, *ball), 0.);
  }

  void capsulesTouchHullsAtBothEnds()
  {
    World world;
    const auto hull = cubeHull(world);
    const auto capsule = world.createCapsule();
    capsule->setCapsule(0.02, 0.1);
    capsule->setRotation(rotationAbout(1, std::numbers::pi / 2));
    capsule->setPosition({0, 0, 0.1 + 0.019});
    QVERIFY(std::abs(overlap(*hull, *capsule) - 0.001) < 1e-9);
    capsule->setPosition({0, 0, 0.1 + 0.021});
    QCOMPARE(overlap(*hull, *capsule), 0.);
    capsule->setRotation(Mat3::Identity()); // Upright, deep inside.
    capsule->setPosition({0, 0, 0.1});
    QVERIFY(overlap(*hull, *capsule) > 0.02);
  }

  void raysHitThem()
  {
    World world;
    const auto hull = cubeHull(world);
    QVERIFY(std::abs(*distanceAlongRay(*hull, {0, 0, 1}, {0, 0, -1}, 2) - 0.9) < 1e-12);
    QVERIFY(std::abs(*distanceAlongRay(*hull, {0, 0, 0}, {0, 1, 0}, 2) - 0.1) < 1e-12); // From inside: where it leaves.
    QVERIFY(!distanceAlongRay(*hull, {0, 0, 1}, {0, 0, 1}, 2));
    QVERIFY(!distanceAlongRay(*hull, {0.2, 0, 1}, {0, 0, -1}, 2));
    const auto cylinder = world.createSolidCylinder(0.1, 0.4);
    for(const double degrees : {0., 7.5, 100., 261.})
    {
      const double angle = degrees * std::numbers::pi / 180;
      const Vec3 direction(std::cos(angle), std::sin(angle), 0);
      QVERIFY(std::abs(*distanceAlongRay(*cylinder, direction, -direction, 2) - 0.9) < 1e-12);
    }
    QVERIFY(std::abs(*distanceAlongRay(*cylinder, {0.02, 0, 1}, {0, 0, -1}, 2) - 0.8) < 1e-12);
  }

  void castRayFindsThem()
  {
    World world;
    const auto space = world.createSpace();
    auto offset = world.createOffset();
    auto inner = cubeHull(world);
    inner->setPosition({0, 0, 0.5});
    offset->setEncapsulated(std::move(inner));
    offset->addTo(*space);
    const auto hit = world.castRay(*space, {0, 0, 2}, {0, 0, -1}, 5);
    QVERIFY(hit);
    QVERIFY(std::abs(hit->distance - 1.4) < 1e-12);
    QVERIFY((hit->normal - Vec3::UnitZ()).norm() < 1e-12);
  }

  void depthsBoundsAndCopies()
  {
    World world;
    const auto hull = cubeHull(world);
    hull->setPosition({1, 2, 3});
    QVERIFY(std::abs(hull->pointDepth({1, 2, 3.04}) - 0.06) < 1e-12);
    QVERIFY(std::abs(hull->pointDepth({1, 2, 3.2}) + 0.1) < 1e-12);
    QVERIFY((hull->bounds().max - Vec3(1.1, 2.1, 3.1)).norm() < 1e-12);
    const auto copy = hull->copy();
    QCOMPARE(copy->kind(), Shape::Kind::ConvexHull);
    QVERIFY(std::abs(overlap(*copy, *hull) - hullSide) < 1e-9);
    const auto cylinder = world.createSolidCylinder(0.1, 0.4);
    QCOMPARE(cylinder->radius(), 0.1);
    QCOMPARE(cylinder->length(), 0.4);
    QVERIFY(std::abs(cylinder->pointDepth({0.06, 0.06, 0}) - (0.1 - std::hypot(0.06, 0.06))) < 1e-12);
    QVERIFY((cylinder->bounds().max - Vec3(0.1, 0.1, 0.2)).norm() < 1e-12);
    const double* const before = cylinder->vertices().data();
    cylinder->setCylinder(0.2, 0.6);
    QCOMPARE(cylinder->radius(), 0.2);
    QVERIFY((cylinder->bounds().max - Vec3(0.2, 0.2, 0.3)).norm() < 1e-12);
    QVERIFY(cylinder->vertices().data() != before); // So that a view takes them anew.
    cylinder->setCylinder(-1, 0.6);
    QCOMPARE(cylinder->radius(), 0.2);
    QCOMPARE(cylinder->copy()->radius(), 0.2);
  }

  void cylindersTouchEachOtherAtTheirRadii()
  {
    World world;
    const auto a = world.createSolidCylinder(0.1, 0.4), b = world.createSolidCylinder(0.05, 0.4);
    b->setPosition({0.149, 0, 0.1});
    QVERIFY(std::abs(overlap(*a, *b) - 0.001) < 1e-9);
    b->setPosition({0.1501, 0, 0.1});
    QCOMPARE(overlap(*a, *b), 0.);
    b->setRotation(rotationAbout(0, 1.1)); // Crossed.
    b->setPosition({0.149, 0, 0.01});
    QVERIFY(std::abs(overlap(*a, *b) - 0.001) < 1e-9);
  }

  void aWheelRollsAsFarAsItTurns()
  {
    World world;
    world.setGravity({0, 0, -9.81});
    const auto space = world.createSpace();
    const auto ground = world.createPlane();
    ground->addTo(*space);
    const auto body = world.createBody();
    body->setMass(Mass::cylinderTotal(1, 0.1, 0.05));
    const auto wheel = world.createSolidCylinder(0.1, 0.05);
    wheel->addTo(*space);
    wheel->setBody(body.get());
    body->setRotation(rotationAbout(0, std::numbers::pi / 2));
    body->setPosition({0, 0, 0.1});
    body->setLinearVelocity({1, 0, 0});
    body->setAngularVelocity({0, 10, 0});
    TouchAll listener;
    for(int i = 0; i < 100; ++i)
    {
      run(world, *space, listener, 1);
      QVERIFY(std::abs(body->linearVelocity().z()) < 1e-3);
      QVERIFY(std::abs(body->position().z() - 0.1) < 1e-3);
    }
    QVERIFY2(std::abs(body->position().x() - 2) < 0.02, qPrintable(QString::number(body->position().x())));
    QVERIFY(std::abs(body->position().y()) < 1e-3);
  }

  void aStackStands()
  {
    World world;
    world.setGravity({0, 0, -9.81});
    const auto space = world.createSpace();
    const auto ground = world.createPlane();
    ground->addTo(*space);
    std::vector<Thing> stack;
    for(int i = 0; i < 4; ++i)
    {
      Thing thing{world.createBody(), i == 2 ? world.createSolidCylinder(0.1, hullSide) : cubeHull(world)};
      thing.body->setMass(Mass::boxTotal(1, {hullSide, hullSide, hullSide}));
      thing.body->setPosition({0.004 * i, 0, hullSide * (i + 0.5) + 0.002 * i});
      thing.shape->addTo(*space);
      thing.shape->setBody(thing.body.get());
      stack.push_back(std::move(thing));
    }
    TouchAll listener;
    run(world, *space, listener, 250);
    for(int i = 0; i < 4; ++i)
    {
      QVERIFY(stack[i].body->linearVelocity().norm() < 0.01);
      QVERIFY(std::abs(stack[i].body->position().z() - hullSide * (i + 0.5)) < 2e-3);
    }
  }

  void whatIsNoConvexSolidIsRefused_data()
  {
    QTest::addColumn<HullPiece>("piece");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("empty") << HullPiece();
    HullPiece piece = boxPiece({1, 1, 1});
    piece.triangles.pop_back();
    QTest::newRow("open") << piece;
    piece = boxPiece({1, 1, 1});
    piece.vertices[3].x() = nan;
    QTest::newRow("NaN") << piece;
    piece = boxPiece({1, 1, 1});
    piece.vertices[3] = {0, 0, 0};
    QTest::newRow("not convex") << piece;
    piece = boxPiece({1, 1, 1});
    piece.triangles[0][0] = 8;
    QTest::newRow("no such vertex") << piece;
    QTest::newRow("flat") << boxPiece({1, 1, 0});
    QTest::newRow("inside out") << boxPiece({-1, 1, 1});
    QTest::newRow("far away") << boxPiece({1, 1, 1}, {1e9, 0, 0});
  }
  void whatIsNoConvexSolidIsRefused()
  {
    QFETCH(HullPiece, piece);
    World world;
    QVERIFY(!world.createHull(std::vector{piece}));
    QVERIFY(!world.createHull(std::vector{boxPiece({1, 1, 1}), piece}));
  }
  void countsAndSizesAreChecked()
  {
    World world;
    QVERIFY(!world.createHull({}));
    QVERIFY(!world.createHull(std::vector<HullPiece>(World::mostHullPieces + 1, boxPiece({1, 1, 1}))));
    QVERIFY(!world.createSolidCylinder(0, 1));
    QVERIFY(!world.createSolidCylinder(1, infinity));
    QVERIFY(!world.createSolidCylinder(std::numeric_limits<double>::quiet_NaN(), 1));
  }

  /// Shapes of all kinds at random places: contacts are finite, with normals of unit length.
  void contactsAreSound()
  {
    World world;
    const auto space = world.createSpace();
    std::vector<std::unique_ptr<Shape>> shapes;
    std::vector<std::unique_ptr<Body>> bodies;
    std::mt19937 random(1);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for(int i = 0; i < 60; ++i)
    {
      std::unique_ptr<Shape> shape;
      switch(i % 8)
      {
      case 0:
        shape = cubeHull(world);
        break;
      case 1:
        shape = world.createHull(std::vector{octahedronPiece(0.2), boxPiece({0.5, 0.05, 0.1})});
        break;
      case 2:
        shape = world.createSolidCylinder(0.1, 0.3);
        break;
      case 3:
        shape = world.createBox();
        break;
      case 4:
        shape = world.createSphere();
        break;
      case 5:
        shape = world.createCapsule();
        break;
      case 6:
        shape = boxMesh(world, {0.3, 0.2, 0.4}, 2);
        break;
      default:
        shape = world.createCylinder(0.1, 0.2);
        break;
      }
      bodies.push_back(world.createBody());
      shape->addTo(*space);
      shape->setBody(bodies.back().get());
      shapes.push_back(std::move(shape));
    }
    TouchAll listener;
    listener.contacts = false;
    int found = 0;
    for(int turn = 0; turn < 40; ++turn)
    {
      for(const auto& body : bodies)
      {
        body->setPosition(0.6 * Vec3(uniform(random), uniform(random), uniform(random)));
        body->setRotation(turn % 4 == 0
                              ? Mat3(Mat3::Identity())
                              : Mat3(rotationAbout(0, 3 * uniform(random)) * rotationAbout(2, 3 * uniform(random))));
      }
      listener.reset();
      world.collide(*space, listener);
      for(const ContactPoint& p : listener.points)
      {
        QVERIFY(p.position.allFinite() && p.position.norm() < 10);
        QVERIFY(p.depth >= 0 && p.depth < 3);
        QVERIFY(std::abs(p.normal.norm() - 1) < 1e-6);
        ++found;
      }
    }
    QVERIFY(found > 1000);
  }
};

QTEST_MAIN(HullContactsTest)
#include "HullContactsTest.moc"
