#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"
#include "tests/VerifyNear.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <cmath>

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
    VERIFY_NEAR(hit->distance, 1.5, 1e-9);
    VERIFY_NEAR(hit->position, Vec3(1.5, 0, 1), 1e-9);
    VERIFY_NEAR(hit->normal, Vec3(-1, 0, 0), 1e-9);
  }
  void planesAndBoxesAreHit()
  {
    const auto down = world_->castRay(*space_, {0, 0, 3}, {0, 0, -1}, 100);
    QVERIFY(down && down->shape == ground_.get());
    VERIFY_NEAR(down->normal, Vec3(0, 0, 1), 1e-9);
    const auto box = world_->castRay(*space_, {5, -3, 1}, {0, 1, 0}, 100);
    QVERIFY(box && box->shape == box_.get());
    VERIFY_NEAR(box->distance, 2.5, 1e-9);
  }
  void whatIsNotWantedIsLookedThrough()
  {
    const auto hit =
        world_->castRay(*space_, {0, 0, 1}, {1, 0, 0}, 100, [this](const Shape& s) { return &s != ball_.get(); });
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
    VERIFY_NEAR(world_->deepestOverlap(*space_, *ball_), 0.1, 1e-9);
    QCOMPARE(world_->deepestOverlap(*space_, *ball_, [this](const Shape& s) { return &s != ground_.get(); }), 0.0);
    body_->setPosition({4.2, 0, 1});
    VERIFY_NEAR(world_->deepestOverlap(*space_, *ball_), 0.2, 1e-9);
    VERIFY_NEAR(world_->deepestOverlap(*space_, *box_), 0.2, 1e-9); // From either side.
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
  void allShapesOfInnerSpacesAreVisited()
  {
    std::vector<const Shape*> seen;
    space_->visit([&](const Shape& shape) { seen.push_back(&shape); });
    QCOMPARE(seen.size(), 3u);
    for(const Shape* const shape : {ground_.get(), ball_.get(), box_.get()})
      QVERIFY(std::ranges::find(seen, shape) != seen.end());
  }
  void oneShapeIsAskedAboutAlone()
  {
    const auto distance = distanceAlongRay(*box_, {5, -3, 1}, {0, 2, 0}, 100);
    QVERIFY(distance);
    VERIFY_NEAR(*distance, 2.5, 1e-9);
    QVERIFY(!distanceAlongRay(*box_, {5, -3, 1}, {0, -1, 0}, 100));
    QVERIFY(!distanceAlongRay(*box_, {5, -3, 1}, {0, 1, 0}, 2.4));
    QVERIFY(!distanceAlongRay(*box_, {5, -3, 1}, {0, 0, 0}, 100));
    QVERIFY(!distanceAlongRay(*box_, {5, std::nan(""), 1}, {0, 1, 0}, 100));
    body_->setPosition({4.2, 0, 1});
    VERIFY_NEAR(overlap(*ball_, *box_), 0.2, 1e-9);
    QCOMPARE(overlap(*ball_, *ground_), 0.0);
  }
  void copiesStandElsewhere_data()
  {
    QTest::addColumn<int>("kind");
    for(const int kind : {0, 1, 2, 3, 4})
      QTest::addRow("%d", kind) << kind;
  }
  void copiesStandElsewhere()
  {
    QFETCH(const int, kind);
    // 1 m high and wide each.
    static constexpr double corners[] = {-0.5, -0.5, -0.5, 0.5, -0.5, -0.5, 0, 0.5, -0.5, 0, 0, 0.5};
    static constexpr std::uint32_t sides[] = {0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3};
    std::unique_ptr<Shape> shape = kind == 0   ? world_->createSphere()
                                   : kind == 1 ? world_->createBox()
                                   : kind == 2 ? world_->createCapsule()
                                   : kind == 3 ? world_->createTriangleMesh(corners, sides)
                                               : world_->createOffset();
    shape->setRadius(kind == 2 ? 0.25 : 0.5);
    shape->setLength(0.5);
    if(kind == 4)
    {
      auto inner = world_->createBox();
      inner->setPosition({0, 0, 10});
      shape->setEncapsulated(std::move(inner));
    }
    shape->setBody(body_.get());
    body_->setRotation(Eigen::AngleAxisd(0.3, Vec3::UnitZ()).toRotationMatrix());
    const std::unique_ptr<Shape> copy = shape->copy();
    QVERIFY(!copy->body() && !copy->space());
    QCOMPARE(copy->kind(), shape->kind());
    VERIFY_NEAR(copy->bounds().min, shape->bounds().min, 1e-12);
    VERIFY_NEAR(copy->bounds().max, shape->bounds().max, 1e-12);
    const Box3 before = shape->bounds();
    const Vec3 height(0, 0, kind == 4 ? -10 : 0);
    copy->setPosition(Vec3(0, 0, 0.4) + height);
    VERIFY_NEAR(overlap(*copy, *ground_), 0.1, 1e-6);
    copy->setPosition(Vec3(0, 0, 0.6) + height);
    QCOMPARE(overlap(*copy, *ground_), 0.0);
    QVERIFY(shape->bounds().min == before.min && body_->position() == Vec3(2, 0, 1));
  }

private:
  std::unique_ptr<World> world_;
  std::unique_ptr<Space> space_, inner_;
  std::unique_ptr<Body> body_;
  std::unique_ptr<Shape> ground_, ball_, box_;
};

QTEST_GUILESS_MAIN(QueryTest)
#include "QueryTest.moc"
