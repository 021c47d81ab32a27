#include "tests/VerifyNear.h"
#include "viewer/camera/Camera.h"

#include <QtTest>

#include <Eigen/Geometry>

using namespace sparkwright;

namespace
{

/// Pixel at which a world point appears.
Eigen::Vector2f pixelOf(const Camera& camera, const Vec3f& point)
{
  const Eigen::Vector4f clip = camera.projection() * camera.view() * point.homogeneous();
  return {(clip.x() / clip.w() + 1) / 2 * static_cast<float>(camera.width()) - 0.5f,
          (1 - clip.y() / clip.w()) / 2 * static_cast<float>(camera.height()) - 0.5f};
}

Camera someCamera()
{
  Camera camera;
  camera.setViewport(800, 600);
  camera.look({1, 2, 0.5f}, 5, 0.7f, 0.4f);
  return camera;
}

} // namespace

class CameraTest : public QObject
{
  Q_OBJECT
private slots:
  void pixelsOfPointsAreWhereTheyAreDrawn()
  {
    const Camera camera = someCamera();
    for(const Vec3f& point : {Vec3f(1, 2, 0.5f), Vec3f(0, 3, 1), Vec3f(-1, 4, 0)})
    {
      const auto pixel = camera.pixelOf(point);
      QVERIFY(pixel.has_value());
      VERIFY_NEAR(Eigen::Vector2f((*pixel)[0], (*pixel)[1]), pixelOf(camera, point), 0.05f);
    }
    QVERIFY(!camera.pixelOf(camera.position() - camera.forward()));
    QVERIFY(!camera.pixelOf(camera.position()));
  }
  void targetIsInTheMiddle()
  {
    const Camera camera = someCamera();
    VERIFY_NEAR(pixelOf(camera, camera.target()), Eigen::Vector2f(399.5f, 299.5f), 0.01f);
    VERIFY_NEAR((camera.position() - camera.target()).norm(), 5, 1e-4f);
  }
  void eyesMeetAtTheTarget()
  {
    for(const bool parallel : {false, true})
      for(const float shift : {-0.2f, 0.3f})
      {
        Camera camera = someCamera();
        camera.setOrthographic(parallel);
        const Camera middle = camera;
        camera.setEyeShift(shift);
        VERIFY_NEAR(camera.eyePosition(), Vec3f(camera.position() + shift * camera.right()), 1e-5f);
        // What is as far as the target has the same place; what is nearer moves against the eye.
        const Vec3f beside = camera.target() + 0.7f * camera.right() + 0.2f * camera.up();
        VERIFY_NEAR(pixelOf(camera, beside), pixelOf(middle, beside), 0.05f);
        const Vec3f nearer = beside - 2 * camera.forward(), farther = beside + 2 * camera.forward();
        QVERIFY((pixelOf(camera, nearer).x() - pixelOf(middle, nearer).x()) * shift < 0);
        QVERIFY((pixelOf(camera, farther).x() - pixelOf(middle, farther).x()) * shift > 0);
        for(const Vec3f& point : {beside, nearer, farther})
        {
          const auto pixel = camera.pixelOf(point).value();
          VERIFY_NEAR(Eigen::Vector2f(pixel[0], pixel[1]), pixelOf(camera, point), 0.05f);
          const Ray ray = camera.rayThrough(pixel[0], pixel[1]);
          QVERIFY(ray.direction.cross(Vec3f(point - ray.origin)).norm() < 2e-3f);
        }
      }
  }
  void upIsUpAndRightIsRight()
  {
    const Camera camera = someCamera();
    QVERIFY(pixelOf(camera, camera.target() + Vec3f(0, 0, 0.5f)).y() < 299);
    QVERIFY(pixelOf(camera, camera.target() + 0.5f * camera.right()).x() > 400);
  }
  void raysHitWhatTheyShow()
  {
    const Camera camera = someCamera();
    for(const Vec3f& point : {Vec3f(1, 2, 0.5f), Vec3f(0, 3, 0), Vec3f(1.5f, 1, 1)})
    {
      const Eigen::Vector2f pixel = pixelOf(camera, point);
      const Ray ray = camera.rayThrough(pixel.x(), pixel.y());
      VERIFY_NEAR(ray.direction.norm(), 1, 1e-5f);
      VERIFY_NEAR((point - ray.origin).cross(ray.direction), Vec3f::Zero(), 1e-3f);
    }
  }
  void orbitKeepsTargetAndDistance()
  {
    Camera camera = someCamera();
    camera.orbit(120, -35);
    QCOMPARE(camera.target(), Vec3f(1, 2, 0.5f));
    VERIFY_NEAR((camera.position() - camera.target()).norm(), 5, 1e-4f);
    QVERIFY(camera.yaw() != 0.7f);
  }
  void orbitStopsBelowTheZenith()
  {
    Camera camera = someCamera();
    camera.orbit(0, 1e6f);
    QVERIFY(camera.pitch() < static_cast<float>(M_PI / 2));
    QVERIFY(camera.view().allFinite());
    camera.orbit(0, -1e6f);
    QVERIFY(camera.pitch() > -static_cast<float>(M_PI / 2));
  }
  void panFollowsTheMouse()
  {
    Camera camera = someCamera();
    const Vec3f grasped = camera.target();
    camera.pan(30, -20);
    VERIFY_NEAR(pixelOf(camera, grasped), Eigen::Vector2f(429.5f, 279.5f), 0.1f);
  }
  void zoomKeepsTheAnchorInPlace()
  {
    Camera camera = someCamera();
    const Vec3f anchor(0.2f, 3, 0);
    const Eigen::Vector2f before = pixelOf(camera, anchor);
    camera.zoom(0.6f, anchor);
    VERIFY_NEAR(pixelOf(camera, anchor), before, 0.1f);
    VERIFY_NEAR(camera.distance(), 3, 1e-4f);
  }
  void zoomHasLimits()
  {
    Camera camera = someCamera();
    for(int i = 0; i < 1000; ++i)
      camera.zoom(0.5f, camera.target());
    QCOMPARE(camera.distance(), Camera::minDistance);
    for(int i = 0; i < 1000; ++i)
      camera.zoom(2, camera.target());
    QCOMPARE(camera.distance(), Camera::maxDistance);
    QVERIFY(camera.position().allFinite());
  }
  void framedSphereFits_data()
  {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("wide") << 1200 << 600;
    QTest::newRow("tall") << 400 << 900;
  }
  void framedSphereFits()
  {
    QFETCH(int, width);
    QFETCH(int, height);
    Camera camera = someCamera();
    camera.setViewport(width, height);
    const Vec3f centre(-3, 1, 0.4f);
    const float radius = 0.7f;
    camera.frame(centre, radius);
    for(const Vec3f& side : {camera.right(), Vec3f(-camera.right()), camera.up(), Vec3f(-camera.up())})
    {
      const Eigen::Vector2f pixel = pixelOf(camera, centre + radius * side);
      QVERIFY(pixel.x() > 0 && pixel.x() < static_cast<float>(width));
      QVERIFY(pixel.y() > 0 && pixel.y() < static_cast<float>(height));
    }
  }
  void parallelRaysHitWhatTheyShow()
  {
    Camera camera = someCamera();
    camera.setOrthographic(true);
    for(const Vec3f& point : {Vec3f(1, 2, 0.5f), Vec3f(0, 3, 0), Vec3f(1.5f, 1, 1), Vec3f(-6, -9, 2)})
    {
      const Eigen::Vector2f drawn = pixelOf(camera, point);
      const auto pixel = camera.pixelOf(point);
      QVERIFY(pixel.has_value()); // What lies behind the eye, too.
      VERIFY_NEAR(Eigen::Vector2f((*pixel)[0], (*pixel)[1]), drawn, 0.05f);
      const Ray ray = camera.rayThrough(drawn.x(), drawn.y());
      VERIFY_NEAR((point - ray.origin).cross(ray.direction), Vec3f::Zero(), 5e-3f);
      QVERIFY((point - ray.origin).dot(ray.direction) > 0);
      QCOMPARE(ray.direction, camera.forward());
    }
  }
  void bothProjectionsShowTheTargetEquallyLarge()
  {
    Camera camera = someCamera();
    const Vec3f beside = camera.target() + 0.7f * camera.right();
    const Eigen::Vector2f seen = pixelOf(camera, beside);
    camera.setOrthographic(true);
    VERIFY_NEAR(pixelOf(camera, beside), seen, 0.05f);
    const Vec3f far = beside + 3 * camera.forward(); // And here depth changes nothing.
    VERIFY_NEAR(pixelOf(camera, far), seen, 0.05f);
  }
  void orbitAboutAPointKeepsItsPicture_data()
  {
    QTest::addColumn<bool>("parallel");
    QTest::newRow("perspective") << false;
    QTest::newRow("parallel") << true;
  }
  void orbitAboutAPointKeepsItsPicture()
  {
    QFETCH(bool, parallel);
    Camera camera = someCamera();
    camera.setOrthographic(parallel);
    const Vec3f pivot(0.3f, 3.2f, 0.2f);
    const Eigen::Vector2f before = pixelOf(camera, pivot);
    const float away = (camera.position() - pivot).norm();
    camera.orbit(150, -30, pivot);
    VERIFY_NEAR(pixelOf(camera, pivot), before, 0.1f);
    VERIFY_NEAR((camera.position() - pivot).norm(), away, 1e-3f);
    camera.orbit(0, 1e5f, pivot); // Up to the zenith, not over it.
    VERIFY_NEAR(pixelOf(camera, pivot), before, 0.1f);
  }
  void zoomKeepsTheAnchorInParallel()
  {
    Camera camera = someCamera();
    camera.setOrthographic(true);
    const Vec3f anchor(0.2f, 3, 0);
    const Eigen::Vector2f before = pixelOf(camera, anchor);
    camera.zoom(0.6f, anchor);
    VERIFY_NEAR(pixelOf(camera, anchor), before, 0.1f);
  }
  void turningMovesThePictureWithTheMouse()
  {
    Camera camera = someCamera();
    const Vec3f eye = camera.position(), seen = camera.target();
    camera.turn(40, 25);
    VERIFY_NEAR(camera.position(), eye, 1e-4f);
    VERIFY_NEAR(pixelOf(camera, seen), Eigen::Vector2f(439.5f, 324.5f), 4);
  }
  void noNumbersChangeNothing()
  {
    Camera camera = someCamera();
    const Viewpoint before = camera.viewpoint();
    camera.look(Vec3f::Constant(std::nanf("")), 3, 0, 0);
    camera.look({0, 0, 0}, std::nanf(""), 0, 0);
    QCOMPARE(camera.viewpoint(), before);
  }
  void emptyViewportIsHarmless()
  {
    Camera camera;
    camera.setViewport(0, 0);
    QVERIFY(camera.projection().allFinite());
    QVERIFY(camera.rayThrough(0, 0).direction.allFinite());
  }
};

QTEST_APPLESS_MAIN(CameraTest)
#include "CameraTest.moc"
