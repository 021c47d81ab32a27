#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"

#include <QtTest>

using namespace sparkwright::physics;

/// Questions about what is where: rays and overlaps.
class QueryTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    world_ = std::make_unique<World>();
    space_ = world_->createSpace();
    inner_ = world_->createSpace(space_.get());
    inner_->setInnerCollision(false);
    ground_ = world_->createPlane();
    ground_->addTo(*space_);
    ball_ = world_->createSphere();
    ball_->setRadius(0.5);
    ball_->addTo(*inner_);
    body_ = world_->createBody();
    body_->setPosition({2, 0, 1});
    ball_->setBody(body_.get());
    box_ = world_->createBox();
    box_->setPosition({5, 0, 1});
    box_->addTo(*space_);
  }
  void cleanup()
  {
    box_.reset();
    ball_.reset();
    ground_.reset();
    body_.reset();
    inner_.reset();
    space_.reset();
    world_.reset();
  }

  void theNearestShapeIsHit()
  {
    const auto hit = world_->castRay(*space_, {0, 0, 1}, {3, 0, 0}, 100); // Of any length.
    QVERIFY(hit);
    QCOMPARE(hit->shape, ball_.get());
    QVERIFY(std::abs(hit->distance - 1.5) < 1e-9);
    QVERIFY((hit->position - Vec3(1.5, 0, 1)).norm() < 1e-9);
    QVERIFY((hit->normal - Vec3(-1, 0, 0)).norm() < 1e-9);
  }
  void planesAndBoxesAreHit()
  {
    const auto down = world_->castRay(*space_, {0, 0, 3}, {0, 0, -1}, 100);
    QVERIFY(down && down->shape == ground_.get());
    QVERIFY((down->normal - Vec3(0, 0, 1)).norm() < 1e-9);
    const auto box = world_->castRay(*space_, {5, -3, 1}, {0, 1, 0}, 100);
    QVERIFY(box && box->shape == box_.get());
    QVERIFY(std::abs(box->distance - 2.5) < 1e-9);
  }
  void whatIsNotWantedIsLookedThrough()
  {
    const auto hit = world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, 100, [this](const Shape& s) { return &s != ball_.get(); });
    QVERIFY(hit);
    QCOMPARE(hit->shape, box_.get());
  }
  void raysEndAndMayMiss()
  {
    QVERIFY(!world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, 1.4));
    QVERIFY(!world_->castRay(*space_, {0, 0, 1}, {0, 0, 1}, 100));
  }
  void raysThatAreNoneHitNothing()
  {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!world_->castRay(*space_, {0, 0, 1}, {0, 0, 0}, 100));
    QVERIFY(!world_->castRay(*space_, {nan, 0, 1}, {1, 0, 0}, 100));
    QVERIFY(!world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, -1));
    QVERIFY(!world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, nan));
  }
  void overlapsAreMeasured()
  {
    QCOMPARE(world_->deepestOverlap(*space_, *ball_), 0.0);
    body_->setPosition({2, 0, 0.4});
    QVERIFY(std::abs(world_->deepestOverlap(*space_, *ball_) - 0.1) < 1e-9);
    QCOMPARE(world_->deepestOverlap(*space_, *ball_, [this](const Shape& s) { return &s != ground_.get(); }), 0.0);
    body_->setPosition({4.2, 0, 1});
    QVERIFY(std::abs(world_->deepestOverlap(*space_, *ball_) - 0.2) < 1e-9);
    QVERIFY(std::abs(world_->deepestOverlap(*space_, *box_) - 0.2) < 1e-9); // From either side.
  }
  void askingMovesNothing()
  {
    body_->setPosition({4.2, 0, 0.4});
    const Vec3 before = body_->position();
    world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, 100);
    world_->deepestOverlap(*space_, *ball_);
    QCOMPARE(world_->contactCount(), 0);
    QVERIFY(body_->position() == before && body_->linearVelocity() == Vec3::Zero());
  }

private:
  std::unique_ptr<World> world_;
  std::unique_ptr<Space> space_, inner_;
  std::unique_ptr<Body> body_;
  std::unique_ptr<Shape> ground_, ball_, box_;
};

QTEST_GUILESS_MAIN(QueryTest)
#include "QueryTest.moc"
