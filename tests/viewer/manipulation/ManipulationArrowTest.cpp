#include "tests/VerifyNear.h"
#include "viewer/manipulation/ManipulationArrow.h"

#include <QtTest>

using namespace sparkwright;
using ArrowKind = ManipulationArrow::Kind;

class ManipulationArrowTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    camera_.setViewport(400, 300);
    camera_.look({0, 0, 0}, 10, 0, 0.8f);
  }

  void aKickIsFourTimesItsLengthAlongTheGround()
  {
    const ManipulationArrow kick{ArrowKind::Kick, {0, 0, 0}, {}};
    VERIFY_NEAR(kick.vector(camera_, pixelOf({0.5f, 1, 0}), false), Vec3f(2, 4, 0), 0.01f);
    const Vec3f high = kick.vector(camera_, pixelOf({0.5f, 1, 0}), true);
    VERIFY_NEAR(high.z(), high.head<2>().norm(), 0.01f); // 45°.
  }
  void aPushLiesInThePlaneOfTheScreen()
  {
    const ManipulationArrow push{ArrowKind::Push, {0, 0, 0}, {}};
    VERIFY_NEAR(push.vector(camera_, pixelOf(Vec3f(0.5f * camera_.up())), false), Vec3f(20 * camera_.up()), 0.1f);
    VERIFY_NEAR(push.vector(camera_, pixelOf(Vec3f(0.5f * camera_.right())), true), Vec3f(20 * camera_.right()), 0.1f);
  }
  void aTwistTurnsAboutTheAxesOfTheScreen()
  {
    const ManipulationArrow twist{ArrowKind::Twist, {0, 0, 0}, {100, 100}};
    VERIFY_NEAR(twist.vector(camera_, {150, 100}, false), camera_.up(), 1e-4f);
    VERIFY_NEAR(twist.vector(camera_, {100, 150}, false), camera_.right(), 1e-4f);
    VERIFY_NEAR(twist.vector(camera_, {100, 100}, false), Vec3f(0, 0, 0), 1e-6f);
  }
  void aboveTheHorizonThereIsNoKick()
  {
    camera_.look({0, 0, 1}, 10, 0, 0);
    const ManipulationArrow kick{ArrowKind::Kick, {0, 0, 0}, {}};
    QCOMPARE(kick.vector(camera_, {200, 10}, true), Vec3f(0, 0, 0));
    QCOMPARE(kick.vector(camera_, {200, 150}, false), Vec3f(0, 0, 0)); // On it.
  }

private:
  QPointF pixelOf(const Vec3f& point) const
  {
    const auto pixel = camera_.pixelOf(point);
    return {(*pixel)[0], (*pixel)[1]};
  }

  Camera camera_;
};

QTEST_MAIN(ManipulationArrowTest)
#include "ManipulationArrowTest.moc"
