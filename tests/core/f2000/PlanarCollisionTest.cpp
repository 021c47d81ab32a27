#include "core/game/f2000/collision/PlanarCollision.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace sparkwright::f2000;

namespace
{

constexpr double infinite = std::numeric_limits<double>::infinity();

double energy(const PlanarBody& body)
{
  const Twist& v = body.velocity;
  return (body.mass * (v.vx * v.vx + v.vy * v.vy) + body.inertia * v.omega * v.omega) / 2;
}

} // namespace

/// The reference for collisions of the F2000 league: F06 to F08 of its scenarios, and what is conserved.
class PlanarCollisionTest : public QObject
{
  Q_OBJECT
private slots:
  void centralCollisions_data()
  {
    QTest::addColumn<double>("mass");
    QTest::addColumn<double>("other");
    QTest::addColumn<double>("restitution");
    QTest::addColumn<double>("after");
    QTest::addColumn<double>("otherAfter");
    QTest::newRow("F06") << 10. << 10. << 0.5 << 0.25 << 0.75;
    QTest::newRow("F07") << 10. << 0.45 << 0.7 << 0.927 << 1.627;
    QTest::newRow("all energy kept") << 1. << 1. << 1. << 0. << 1.;
    QTest::newRow("none kept") << 1. << 1. << 0. << 0.5 << 0.5;
    QTest::newRow("a wall") << 1. << infinite << 0.5 << -0.5 << 0.;
  }
  void centralCollisions()
  {
    QFETCH(double, mass);
    QFETCH(double, other);
    QFETCH(double, restitution);
    QFETCH(double, after);
    QFETCH(double, otherAfter);
    PlanarBody first{mass, 1, -0.2, 0, {1, 0, 0}}, second{other, infinite, 0.2, 0, {}};
    QVERIFY(collide(first, second, {0, 0, std::numbers::pi, restitution, 0}));
    QVERIFY(std::abs(first.velocity.vx - after) < 1e-3);
    QVERIFY(std::abs(second.velocity.vx - otherAfter) < 1e-3);
    QVERIFY(std::abs(first.velocity.vy) < 1e-12);
  }

  void F08_anEccentricHitTurnsTheOther()
  {
    PlanarBody ball{0.45, 0.002, -0.1, 0, {2, 0, 0}}, robot{10, 0.2, 0.2, 0.1, {}};
    QVERIFY(collide(ball, robot, {0, 0, std::numbers::pi, 0.5, 0}));
    QVERIFY(std::abs(ball.velocity.vx + 0.810) < 1e-3);
    QVERIFY(std::abs(robot.velocity.vx - 0.1265) < 1e-3);
    QVERIFY(std::abs(robot.velocity.omega - 0.632) < 1e-3);
    QCOMPARE(ball.velocity.omega, 0.0); // No friction turns it.
  }

  /// Of any pair, at any angle: momenta are kept, energy does not grow, and the tangential speed is what friction leaves.
  void momentaAreConserved_data()
  {
    QTest::addColumn<double>("stickiness");
    for(const double stickiness : {0., 0.3, 1.})
      QTest::addRow("stickiness %.1f", stickiness) << stickiness;
  }
  void momentaAreConserved()
  {
    QFETCH(double, stickiness);
    for(int turn = 0; turn < 24; ++turn)
    {
      const double normal = turn * std::numbers::pi / 12;
      const double nx = std::cos(normal), ny = std::sin(normal);
      PlanarBody a{3, 0.4, 1 + 0.3 * nx - 0.1 * ny, 2 + 0.3 * ny + 0.1 * nx, {-2 * nx + 0.7 * ny, -2 * ny - 0.7 * nx, 1.5}};
      PlanarBody b{5, 0.9, 1 - 0.4 * nx, 2 - 0.4 * ny, {0.5 * nx, 0.5 * ny, -2}};
      const auto momentum = [&](auto&& of) { return of(a) + of(b); };
      const auto along = [](const PlanarBody& body) { return body.mass * body.velocity.vx; };
      const auto aside = [](const PlanarBody& body) { return body.mass * body.velocity.vy; };
      const auto angular = [](const PlanarBody& body)
      {
        return body.inertia * body.velocity.omega +
               body.mass * ((body.x - 1) * body.velocity.vy - (body.y - 2) * body.velocity.vx);
      };
      const double px = momentum(along), py = momentum(aside), l = momentum(angular), e = momentum(energy);
      const auto sliding = [&](const PlanarBody& body)
      {
        const double vx = body.velocity.vx - body.velocity.omega * (2 - body.y);
        const double vy = body.velocity.vy + body.velocity.omega * (1 - body.x);
        return -vx * ny + vy * nx;
      };
      PlanarBody smoothA = a, smoothB = b;
      collide(smoothA, smoothB, {1, 2, normal, 0.6, 0});
      QVERIFY(collide(a, b, {1, 2, normal, 0.6, stickiness}));
      QVERIFY(std::abs(momentum(along) - px) < 1e-9 && std::abs(momentum(aside) - py) < 1e-9);
      QVERIFY(std::abs(momentum(angular) - l) < 1e-9);
      QVERIFY(momentum(energy) <= e + 1e-9);
      const double left = sliding(a) - sliding(b), smooth = sliding(smoothA) - sliding(smoothB);
      QVERIFY(std::abs(left - (1 - stickiness) * smooth) < 1e-9);
    }
  }

  void whatDoesNotCloseIsLeftAlone()
  {
    PlanarBody a{1, 1, 0.1, 0, {1, 0, 0}}, b{1, 1, -0.1, 0, {}};
    QVERIFY(!collide(a, b, {0, 0, 0, 1, 1}));
    QCOMPARE(a.velocity.vx, 1.0);
    PlanarBody wall{infinite, infinite, 0, 0, {}}, rock{infinite, infinite, 1, 0, {-1, 0, 0}};
    QVERIFY(!collide(rock, wall, {0.5, 0, 0, 1, 1})); // Nothing could move.
    QCOMPARE(rock.velocity.vx, -1.0);
  }
};

QTEST_APPLESS_MAIN(PlanarCollisionTest)
#include "PlanarCollisionTest.moc"
