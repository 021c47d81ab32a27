#include "core/game/f2000/shape/Surroundings.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace sparkwright::f2000;
using Eigen::Vector2d;
using Eigen::Vector3d;

namespace
{

Surroundings::Body pillar(double x, double y, double radius, double bottom = 0, double top = 0.5)
{
  Surroundings::Body body;
  body.outline = Outline::circle({x, y}, radius);
  body.bottom = bottom;
  body.top = top;
  return body;
}

Surroundings::Body ball(double x, double y, double z, double radius)
{
  Surroundings::Body body = pillar(x, y, radius, z - radius, z + radius);
  body.round = true;
  body.kind = ThingClass::Ball;
  return body;
}

} // namespace

/// Rays among the bodies of an F2000 world: what they hit, how far, on which side, and that squares leave nothing out.
class SurroundingsTest : public QObject
{
  Q_OBJECT
private slots:
  /// F09 of the scenarios: a cylinder of 0.4 m across at 2 m.
  void beamsHitACylinder()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillar(2, 0, 0.2));
    const auto hits = [&](double first, double step, int beams)
    {
      int count = 0;
      for(int i = 0; i < beams; ++i)
        count += surroundings.rayCast2D({0, 0}, (first + i * step) * std::numbers::pi / 180, 0.3, 8.191).has_value();
      return count;
    };
    QCOMPARE(hits(-90, 1, 181), 11);
    QCOMPARE(hits(-89.5, 1, 180), 12);
    const auto ahead = surroundings.rayCast2D({0, 0}, 0, 0.3, 8.191);
    QVERIFY(ahead && std::abs(ahead->distance - 1.8) < 1e-9);
    QVERIFY((ahead->normal - Vector3d(-1, 0, 0)).norm() < 1e-9);
    QCOMPARE(ahead->thing, 0);
  }

  void heightsCount_data()
  {
    QTest::addColumn<double>("z");
    QTest::addColumn<int>("hit");
    QTest::newRow("floor") << 0. << 0;
    QTest::newRow("low") << 0.2 << 0;
    QTest::newRow("between") << 0.4 << -1;
    QTest::newRow("high") << 0.6 << 1;
    QTest::newRow("above all") << 0.9 << -1;
  }
  void heightsCount()
  {
    QFETCH(double, z);
    QFETCH(int, hit);
    Surroundings surroundings;
    surroundings.addFixed(pillar(1, 0, 0.1, 0, 0.3));
    surroundings.addFixed(pillar(1, 0, 0.1, 0.5, 0.8));
    const auto found = surroundings.rayCast2D({0, 0}, 0, z, 10);
    QCOMPARE(found ? found->thing : -1, hit);
  }

  void inclinedRaysHitTopsAndBalls()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillar(1, 0, 0.2, 0, 0.5));
    surroundings.addMoving(ball(3, 0, 0.11, 0.11));
    const Vector3d eye(0, 0, 1);
    const auto top = surroundings.rayCast3D(eye, Vector3d(1, 0, -0.5).normalized(), 10);
    QVERIFY(top && top->thing == 0);
    QVERIFY((top->normal - Vector3d::UnitZ()).norm() < 1e-9);
    QVERIFY(std::abs(top->distance - std::hypot(1, 0.5)) < 1e-9);
    const auto sphere = surroundings.rayCast3D({3, 0, 5}, -Vector3d::UnitZ(), 10);
    QVERIFY(sphere && sphere->thing == 1);
    QVERIFY(std::abs(sphere->distance - 4.78) < 1e-9);
    QVERIFY(!surroundings.rayCast3D({3, 0.12, 5}, -Vector3d::UnitZ(), 10));
    QVERIFY(!surroundings.rayCast3D(eye, Vector3d::UnitZ(), 10));
  }

  void marksOnTheFloorAndMaskedBodiesAreNotSeen()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillar(1, 0, 0.2, 0, 0));
    Surroundings::Body own = pillar(2, 0, 0.2);
    own.owner = 3;
    surroundings.addFixed(own);
    surroundings.addFixed(pillar(4, 0, 0.2));
    const auto others = [](const Surroundings::Body& body) { return body.owner != 3; };
    const auto all = surroundings.rayCast2D({0, 0}, 0, 0, 10), without = surroundings.rayCast2D({0, 0}, 0, 0, 10, others);
    QVERIFY(all && all->thing == 1);
    QVERIFY(without && without->thing == 2);
    QVERIFY(!surroundings.visible({0, 0, 0.1}, {3, 0, 0.1}));
    QVERIFY(surroundings.visible({0, 0, 0.1}, {3, 0, 0.1}, others));
    QVERIFY(surroundings.visible({0, 0, 0.1}, {1.8, 0, 0.1})); // On its surface.
    QVERIFY(surroundings.visible({0, 0, 0.1}, {0, 0, 0.1}));
  }

  void whatMovesIsForgotten()
  {
    Surroundings surroundings;
    surroundings.addFixed(pillar(5, 0, 0.2));
    for(int cycle = 0; cycle < 100; ++cycle)
    {
      surroundings.clearMoving();
      QCOMPARE(surroundings.size(), 1);
      surroundings.addMoving(pillar(1 + 0.02 * cycle, 0, 0.2));
      surroundings.addMoving(pillar(100, 0, 0.2)); // Beyond the squares.
      const auto hit = surroundings.rayCast2D({0, 0}, 0, 0.1, 10);
      QVERIFY(hit && hit->thing == 1);
      QVERIFY(std::abs(hit->distance - (0.8 + 0.02 * cycle)) < 1e-9);
    }
    surroundings.clearMoving();
    QCOMPARE(surroundings.rayCast2D({0, 0}, 0, 0.1, 200)->thing, 0);
    surroundings.addMoving(pillar(100, 0, 0.2));
    QCOMPARE(surroundings.rayCast2D({0, 1}, -0.01, 0.1, 200)->thing, 1);
  }

  /// Of rays in all directions from all places, among many bodies: the same as looking at each body by itself.
  void squaresLeaveNothingOut()
  {
    std::mt19937 random(7);
    const auto uniform = [&](double a, double b) { return std::uniform_real_distribution<double>(a, b)(random); };
    Surroundings surroundings;
    std::vector<Surroundings> alone;
    for(int i = 0; i < 120; ++i)
    {
      Surroundings::Body body;
      Primitive shape;
      shape.shape = static_cast<Primitive::Shape>(i % 3);
      shape.sizes = {uniform(0.1, 2), uniform(0.1, 2), uniform(-1, 1), uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)};
      shape.pose = {uniform(-18, 18), uniform(-18, 18), uniform(-3, 3)};
      body.outline = Outline::of(shape);
      body.bottom = uniform(0, 0.5);
      body.top = body.bottom + uniform(0.1, 1);
      if(i % 10 == 9)
        body = ball(shape.pose.x, shape.pose.y, 0.3, 0.11);
      surroundings.addFixed(body);
      alone.emplace_back().addFixed(body);
    }
    int hits = 0;
    for(int i = 0; i < 3000; ++i)
    {
      const Vector3d from(uniform(-20, 20), uniform(-20, 20), uniform(0, 1));
      const double angle = uniform(-4, 4);
      const Vector3d direction = Vector3d(std::cos(angle), std::sin(angle), i % 4 == 0 ? uniform(-1, 1) : 0).normalized();
      double nearest = 12;
      int expected = -1;
      for(int b = 0; b < 120; ++b)
        if(const auto hit = alone[static_cast<std::size_t>(b)].rayCast3D(from, direction, nearest); hit)
        {
          nearest = hit->distance;
          expected = b;
        }
      const auto hit = surroundings.rayCast3D(from, direction, 12);
      QCOMPARE(hit ? hit->thing : -1, expected);
      hits += hit.has_value();
    }
    QVERIFY(hits > 300);
  }
};

QTEST_APPLESS_MAIN(SurroundingsTest)
#include "SurroundingsTest.moc"
