#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/CameraPresets.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

#include <limits>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

FramePtr soccer(float length = 30, float width = 20)
{
  FrameBuilder b;
  b.soccerScene();
  b.robot(-6, 4, 0, true, 7);
  b.robot(6, -4, 1, false, 3);
  b.frame().game.environment = std::make_shared<std::vector<std::pair<std::string, float>>>(
      std::vector<std::pair<std::string, float>>{{"FieldLength", length}, {"FieldWidth", width}});
  return b.take();
}

/// Colour in the middle of what shows a place.
QColor colourAt(const QImage& map, const SceneDrawing& scene, const QSize& size, const Vec3f& place)
{
  const QPointF p = *FieldMap::pointOf(scene, size, place) * map.devicePixelRatio();
  return map.pixelColor(p.toPoint());
}

Toasts::Toast toast(int id) { return {id, QStringLiteral("Goal"), QStringLiteral("0:%1").arg(id), Qt::red}; }

} // namespace

class OverlaysTest : public QObject
{
  Q_OBJECT
private slots:
  void theMapShowsPlayersBallAndView()
  {
    SceneDrawing scene;
    scene.setFrame(soccer());
    Camera camera;
    camera.setViewport(900, 600);
    camera.look({0, 0, 0}, 10, 0, 0.5f);
    const QSize size = FieldMap::size(scene, {900, 600});
    QVERIFY(!size.isEmpty());
    FieldMap map;
    const QImage picture = map.picture(scene, camera, -1, size, QFont(), 1);
    QCOMPARE(picture.size(), size);
    const auto at = [&](const Vec3f& place) { return colourAt(picture, scene, size, place); };
    const QColor ball = at({0, 0, 0}), grass = at({-11, -6, 0});
    QVERIFY(ball.red() > 220 && ball.green() > 220 && ball.blue() > 220);
    QVERIFY(grass.green() > grass.red() && grass.green() > grass.blue());
    // Beside the number, at the rim of the disc.
    const QPointF left = *FieldMap::pointOf(scene, size, {-6, 4, 0}),
                  right = *FieldMap::pointOf(scene, size, {6, -4, 0});
    const QColor leftColour = picture.pixelColor((left + QPointF(-5, 0)).toPoint());
    const QColor rightColour = picture.pixelColor((right + QPointF(-5, 0)).toPoint());
    QVERIFY(leftColour.red() > 2 * leftColour.blue());
    QVERIFY(rightColour.blue() > 2 * rightColour.red());
    QCOMPARE(map.picture(scene, camera, -1, size, QFont(), 1).cacheKey(), picture.cacheKey()); // Painted once,
    camera.orbit(100, 0);
    QVERIFY(map.picture(scene, camera, -1, size, QFont(), 1) != picture); // unless something has moved.
    const QImage before = map.picture(scene, camera, -1, size, QFont(), 1);
    QVERIFY(map.picture(scene, camera, scene.subjects().players()[0].node + 2, size, QFont(), 1) != before);
    QCOMPARE(map.picture(scene, camera, -1, size, QFont(), 2).size(), size * 2);
  }
  void mapPointsAreFieldPoints_data()
  {
    QTest::addColumn<float>("length");
    QTest::addColumn<float>("width");
    QTest::newRow("3D league") << 30.f << 20.f;
    QTest::newRow("small") << 4.f << 3.f;
    QTest::newRow("large") << 105.f << 68.f;
    QTest::newRow("narrow") << 40.f << 5.f;
  }
  void mapPointsAreFieldPoints()
  {
    QFETCH(float, length);
    QFETCH(float, width);
    SceneDrawing scene;
    scene.setFrame(soccer(length, width));
    const QSize size = FieldMap::size(scene, {1000, 800});
    QVERIFY(!size.isEmpty());
    for(const Vec3f& place : {Vec3f(0, 0, 0), Vec3f(length / 2, width / 2, 0), Vec3f(-length / 3, -width / 4, 0)})
    {
      const QPointF point = *FieldMap::pointOf(scene, size, place);
      QVERIFY(QRectF(QPointF(), size).contains(point));
      VERIFY_NEAR(*FieldMap::placeAt(scene, size, point), place, 0.01f * length);
    }
    QVERIFY(FieldMap::pointOf(scene, size, {length / 2, 0, 0})->x() > size.width() / 2.); // Right is right, up is up.
    QVERIFY(FieldMap::pointOf(scene, size, {0, width / 2, 0})->y() < size.height() / 2.);
  }
  void withoutFieldOrRoomThereIsNoMap()
  {
    SceneDrawing scene;
    QVERIFY(FieldMap::size(scene, {900, 600}).isEmpty());
    FieldMap map;
    Camera camera;
    QVERIFY(map.picture(scene, camera, -1, {100, 80}, QFont(), 1).isNull());
    QVERIFY(!FieldMap::placeAt(scene, {100, 80}, {5, 5}));
    FrameBuilder b;
    b.open("field", Vec3f(0, 0, 0));
    b.mesh("models/naosoccerfield.obj", {0, 0, 0}, {"None_rcs-naofield.png"});
    scene.setFrame(b.take());
    QVERIFY(FieldMap::size(scene, {900, 600}).isEmpty());
    scene.setFrame(soccer());
    QVERIFY(FieldMap::size(scene, {1, 1}).isEmpty());
    QVERIFY(FieldMap::size(scene, {200, 150}).isEmpty());
  }
  void aPlayerWhoIsNowhereIsNotOnTheMap()
  {
    FrameBuilder b;
    b.soccerScene();
    b.robot(std::numeric_limits<float>::quiet_NaN(), 0, 0, true, 1);
    SceneDrawing scene;
    scene.setFrame(b.take());
    Camera camera;
    camera.setViewport(900, 600);
    FieldMap map;
    QVERIFY(!map.picture(scene, camera, -1, FieldMap::size(scene, {900, 600}), QFont(), 1).isNull());
    QVERIFY(!FieldMap::pointOf(scene, {200, 150}, Vec3f(Vec3f::Constant(std::numeric_limits<float>::quiet_NaN()))));
  }

  void toastsComeStayAndGo()
  {
    Toasts toasts;
    QVERIFY(!toasts.advance(10));
    toasts.add(toast(1), 10);
    QCOMPARE(toasts.advance(10.1), std::optional(0.)); // Sliding in,
    const QImage coming = toasts.picture(QFont(), 1, 10.1);
    const double rest = *toasts.advance(11); // then it stands still,
    QVERIFY(rest > 3 && rest < Toasts::lifetime);
    const QImage there = toasts.picture(QFont(), 1, 11);
    QVERIFY(there != coming);
    QCOMPARE(toasts.picture(QFont(), 1, 12).cacheKey(), there.cacheKey());
    QVERIFY(*toasts.advance(10 + Toasts::lifetime - 0.3) < 0.01); // fades,
    QVERIFY(toasts.picture(QFont(), 1, 10 + Toasts::lifetime - 0.3) != there);
    QVERIFY(!toasts.advance(10 + Toasts::lifetime)); // and is gone.
    QVERIFY(toasts.picture(QFont(), 1, 30).isNull());
  }
  void toastsAreFew()
  {
    Toasts toasts;
    for(int i = 0; i < 50; ++i)
      toasts.add(toast(i), 1);
    QCOMPARE(toasts.count(), std::size_t(Toasts::most));
    const QImage picture = toasts.picture(QFont(), 1, 3);
    QCOMPARE(toasts.at(QPointF(100, 10)), std::optional(46)); // The oldest above.
    QCOMPARE(toasts.at(QPointF(100, picture.height() - 10)), std::optional(49));
    QVERIFY(!toasts.at(QPointF(100, picture.height() + 10)));
    toasts.remove(46);
    QCOMPARE(toasts.count(), std::size_t(Toasts::most) - 1);
  }
  void toastsWithoutAnimationsStandStill()
  {
    Toasts toasts;
    toasts.setAnimated(false);
    toasts.add(toast(1), 10);
    QCOMPARE(*toasts.advance(10), Toasts::lifetime);
    const QImage there = toasts.picture(QFont(), 1, 10);
    QCOMPARE(toasts.picture(QFont(), 1, 15.9).cacheKey(), there.cacheKey());
  }

  void clicksOnTheMapFlyThere()
  {
    Viewport viewport;
    show(viewport, {800, 600});
    QSignalSpy picked(&viewport.picking(), &ViewPicking::nodePicked);
    const QRectF place = viewport.overlays()->mapPlace();
    QVERIFY(QRectF(viewport.rect()).contains(place) && !place.isEmpty());
    const QPointF corner = place.topLeft() + *FieldMap::pointOf(viewport.scene(), place.size().toSize(), {10, -5, 0});
    QTest::mouseClick(&viewport, Qt::LeftButton, {}, corner.toPoint());
    VERIFY_NEAR(viewport.camera().target(), Vec3f(10, -5, 0), 0.3f);
    QCOMPARE(picked.size(), 0);
    viewport.overlays()->setShown(Overlays::Map, false);
    viewport.grabFramebuffer();
    QTest::mouseClick(&viewport, Qt::LeftButton, {}, corner.toPoint());
    QCOMPARE(picked.size(), 1); // It is the view's again.
  }
  void clicksOnToastsChooseThem()
  {
    Viewport viewport;
    show(viewport, {800, 600});
    viewport.overlays()->setAnimated(false);
    QSignalSpy chosen(viewport.overlays(), &Overlays::toastChosen),
        picked(&viewport.picking(), &ViewPicking::nodePicked);
    viewport.overlays()->addToast(toast(11));
    viewport.overlays()->addToast(toast(12));
    viewport.grabFramebuffer();
    const QRectF place = viewport.overlays()->toastPlace();
    QVERIFY(QRectF(viewport.rect()).contains(place) && !place.isEmpty());
    QTest::mouseClick(&viewport, Qt::LeftButton, {}, place.topLeft().toPoint() + QPoint(50, 10));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 11);
    QCOMPARE(viewport.overlays()->toastCount(), std::size_t(1)); // Done with.
    QCOMPARE(picked.size(), 0);
    viewport.overlays()->setShown(Overlays::Messages, false);
    viewport.grabFramebuffer();
    QVERIFY(viewport.overlays()->toastPlace().isEmpty());
  }
  void everyPartCanBeSwitchedOff()
  {
    Viewport viewport;
    show(viewport, {800, 600});
    for(const Overlays::Part part : {Overlays::Board, Overlays::Map})
    {
      const QImage with = viewport.grabFramebuffer();
      viewport.overlays()->setShown(part, false);
      QVERIFY(viewport.grabFramebuffer() != with);
      viewport.overlays()->setShown(part, true);
    }
  }
  void smallViewsKeepWhatHasRoom()
  {
    Viewport viewport;
    viewport.setMinimumSize(1, 1);
    show(viewport, {800, 600});
    viewport.overlays()->addToast(toast(1));
    for(const QSize& size : {QSize(1, 1), QSize(2, 700), QSize(700, 2), QSize(150, 100), QSize(400, 300)})
    {
      viewport.resize(size);
      QCOMPARE(viewport.size(), size);
      QVERIFY(!viewport.grabFramebuffer().isNull());
      const QRectF all(QPointF(), size);
      QVERIFY(viewport.overlays()->mapPlace().isEmpty() || all.contains(viewport.overlays()->mapPlace()));
      QVERIFY(viewport.overlays()->toastPlace().isEmpty() || all.contains(viewport.overlays()->toastPlace()));
      QVERIFY(viewport.camera().viewpoint().finite());
      QTest::mouseClick(&viewport, Qt::LeftButton, {}, {0, 0});
    }
  }
  void viewportsSurviveANewParent()
  {
    QWidget first, second;
    first.resize(500, 400);
    second.resize(500, 400);
    Viewport* const viewport = new Viewport(&first);
    viewport->cameraControl().director().setAnimated(false);
    viewport->resize(500, 400);
    viewport->setFrame(soccer());
    first.show();
    QVERIFY(QTest::qWaitForWindowExposed(&first));
    const QImage before = viewport->grabFramebuffer();
    viewport->setParent(&second); // Another window is another context: all that was on the card is made again.
    viewport->show();
    second.show();
    QVERIFY(QTest::qWaitForWindowExposed(&second));
    const QImage after = viewport->grabFramebuffer();
    QVERIFY(viewport->failure().isEmpty());
    QCOMPARE(after.size(), before.size());
    QCOMPARE(after.pixelColor(250, 300), before.pixelColor(250, 300));
    viewport->setParent(nullptr);
    viewport->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport));
    QVERIFY(!viewport->grabFramebuffer().isNull());
    delete viewport;
  }

private:
  static void show(Viewport& viewport, const QSize& size)
  {
    viewport.cameraControl().director().setAnimated(false);
    viewport.resize(size);
    viewport.setFrame(soccer());
    viewport.show();
    QVERIFY(QTest::qWaitForWindowExposed(&viewport));
    viewport.grabFramebuffer();
  }
};

QTEST_MAIN(OverlaysTest)
#include "OverlaysTest.moc"
