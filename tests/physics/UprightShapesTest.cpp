#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace sparkwright::physics;

/// Cylinders and prisms: the shapes of robots and obstacles that stand upright.
class UprightShapesTest : public QObject
{
  Q_OBJECT

  static std::vector<Vec2> triangle() { return {{-0.1, -0.1}, {0.2, -0.1}, {-0.1, 0.2}}; }

  /// How deep a ball is in a shape at the origin, m; 0: it does not touch it.
  static double depthOf(World& world, const Shape& shape, const Vec3& at, double radius = 0.1)
  {
    const auto ball = world.createSphere();
    ball->setRadius(radius);
    ball->setPosition(at);
    return overlap(shape, *ball);
  }

private slots:
  void aBallTouchesACylinderAtItsRadius()
  {
    World world;
    const auto cylinder = world.createCylinder(0.2, 0.4);
    QVERIFY(cylinder);
    QCOMPARE(cylinder->radius(), 0.2);
    QCOMPARE(cylinder->length(), 0.4);
    for(const double degrees : {0., 7.5, 100., 261.})
    {
      const double angle = degrees * std::numbers::pi / 180;
      const Vec3 direction(std::cos(angle), std::sin(angle), 0);
      QCOMPARE(depthOf(world, *cylinder, 0.301 * direction), 0.);
      QVERIFY(std::abs(depthOf(world, *cylinder, 0.29 * direction) - 0.01) < 1e-6);
    }
    QCOMPARE(depthOf(world, *cylinder, {0, 0, 0.301}), 0.);
    QVERIFY(depthOf(world, *cylinder, {0, 0, 0.29}) > 0);
  }

  void aBallTouchesAPrismAtItsSides()
  {
    World world;
    const auto prism = world.createPrism(triangle(), 0.4);
    QVERIFY(prism);
    QVERIFY(depthOf(world, *prism, {0, -0.195, 0}) > 0.003);
    QCOMPARE(depthOf(world, *prism, {0, -0.201, 0}), 0.);
    // The long side is 0.05·√2 from the origin.
    const Vec3 diagonal = Vec3(1, 1, 0).normalized();
    QVERIFY(depthOf(world, *prism, (0.05 * std::sqrt(2) + 0.095) * diagonal) > 0.003);
    QCOMPARE(depthOf(world, *prism, (0.05 * std::sqrt(2) + 0.101) * diagonal), 0.);
    QCOMPARE(prism->vertices().size(), std::size_t(18));
    QCOMPARE(prism->indices().size(), std::size_t(3 * (2 * 3 + 2)));
  }

  void copiesTouchTheSame()
  {
    World world;
    const auto prism = world.createPrism(triangle(), 0.4);
    const auto cylinder = world.createCylinder(0.2, 0.4);
    for(const Shape* const shape : {prism.get(), cylinder.get()})
    {
      const auto copy = shape->copy();
      QCOMPARE(copy->kind(), shape->kind());
      QVERIFY(depthOf(world, *copy, {0, 0, 0.29}) > 0);
    }
  }

  void impossibleSizesMakeNone_data()
  {
    QTest::addColumn<std::vector<Vec2>>("outline");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("two corners") << std::vector<Vec2>{{0, 0}, {1, 0}};
    QTest::newRow("clockwise") << std::vector<Vec2>{{-0.1, -0.1}, {-0.1, 0.2}, {0.2, -0.1}};
    QTest::newRow("not convex") << std::vector<Vec2>{{-1, -1}, {1, -1}, {0.1, 0.1}, {-1, 1}, {-0.9, 0}};
    QTest::newRow("not around the origin") << std::vector<Vec2>{{1, 1}, {2, 1}, {1, 2}};
    QTest::newRow("NaN") << std::vector<Vec2>{{nan, -0.1}, {0.2, -0.1}, {-0.1, 0.2}};
  }
  void impossibleSizesMakeNone()
  {
    QFETCH(std::vector<Vec2>, outline);
    World world;
    QVERIFY(!world.createPrism(outline, 0.4));
    QVERIFY(!world.createPrism(triangle(), 0));
    QVERIFY(!world.createCylinder(0, 1));
    QVERIFY(!world.createCylinder(1, std::numeric_limits<double>::infinity()));
  }
};

QTEST_MAIN(UprightShapesTest)
#include "UprightShapesTest.moc"
