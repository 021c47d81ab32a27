#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QtTest>

#include <functional>

using namespace sparkwright;
using test::FrameBuilder;
using Mode = CameraDirector::Mode;

namespace
{

/// Takes what begins in the left half.
class LeftHalf : public MouseTool
{
public:
  bool press(const QMouseEvent& event) override { return takes(event, pressed); }
  void move(const QMouseEvent&) override { ++moved; }
  void release(const QMouseEvent&) override { ++released; }
  bool hover(const QMouseEvent& event) override { return takes(event, hovered); }
  void left() override { ++gone; }
  int pressed = 0, moved = 0, released = 0, hovered = 0, gone = 0;

private:
  static bool takes(const QMouseEvent& event, int& count)
  {
    const bool here = event.position().x() < 320;
    count += here;
    return here;
  }
};

} // namespace

/// Real events on a real viewport. Needs a display with OpenGL 3.3.
class NavigationTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(640, 480);
    viewport_->cameraControl().director().setAnimated(false);
    FrameBuilder b;
    b.soccerScene();
    robot_ = b.robot(-1, 0, 0, true, 4);
    frame_ = b.take();
    viewport_->setFrame(frame_);
    viewport_->show();
    viewport_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(viewport_.get()));
    viewport_->setFocus();
    viewport_->overlays()->setShown(Overlays::Map, false); // Here the whole view is the camera's.
    camera().look({0, 0, 0}, 8, 0.3f, 0.7f);
  }
  void cleanup() { viewport_.reset(); }

  void aLockedCameraIsNotMovedAndOneDragIsRefusedOnce()
  {
    QSignalSpy refused(&viewport_->locks(), &ViewLocks::refused);
    viewport_->locks().set(ViewLocks::Camera, true);
    const Viewpoint before = camera().viewpoint();
    const auto isStill = [&] { return camera().viewpoint() == before; };
    const auto drag = [&](Qt::MouseButton button)
    {
      QTest::mousePress(viewport_.get(), button, {}, {150, 300});
      for(int i = 1; i <= 5; ++i)
        QTest::mouseMove(viewport_.get(), {150 + 20 * i, 300});
      QTest::mouseRelease(viewport_.get(), button, {}, {250, 300});
    };
    drag(Qt::LeftButton);
    QVERIFY(isStill());
    QCOMPARE(refused.size(), 1);
    drag(Qt::RightButton);
    QVERIFY(isStill());
    QCOMPARE(refused.size(), 2);
    QWheelEvent wheel({100, 100}, viewport_->mapToGlobal(QPointF(100, 100)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport_.get(), &wheel);
    QVERIFY(isStill() && wheel.isAccepted()); // Nothing behind it scrolls either.
    QCOMPARE(refused.size(), 3);
    QTest::keyPress(viewport_.get(), Qt::Key_W);
    QTest::keyRelease(viewport_.get(), Qt::Key_W);
    QVERIFY(isStill());
    QCOMPARE(refused.size(), 4);
    QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {150, 300}); // Selecting goes on.
    QCOMPARE(picked.size(), 1);
    QCOMPARE(refused.size(), 4);
    viewport_->locks().set(ViewLocks::Camera, false);
    drag(Qt::LeftButton);
    QVERIFY(!isStill());
  }
  void aLockThatComesDuringADragEndsIt()
  {
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, {150, 300});
    QTest::mouseMove(viewport_.get(), {200, 300});
    viewport_->locks().set(ViewLocks::Camera, true);
    const Viewpoint before = camera().viewpoint();
    QTest::mouseMove(viewport_.get(), {260, 300});
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, {260, 300});
    QCOMPARE(camera().viewpoint(), before);
  }
  void leftDragOrbitsAboutThePointThatWasHit()
  {
    const QPoint at(150, 300);
    const auto hit = viewport_->picking().hitAt(at);
    QVERIFY(hit.has_value());
    const float away = (camera().position() - hit->point).norm(), yaw = camera().yaw();
    drag(Qt::LeftButton, {}, at, {80, -30});
    QCOMPARE_GT(std::abs(camera().yaw() - yaw), 0.2f);
    VERIFY_NEAR((camera().position() - hit->point).norm(), away, 1e-2f);
    const auto pixel = camera().pixelOf(hit->point);
    VERIFY_NEAR((*pixel)[0], 150, 1.5f);
    VERIFY_NEAR((*pixel)[1], 300, 1.5f);
  }
  void overNothingItOrbitsAboutTheTarget()
  {
    camera().look({0, 0, 0.5f}, 8, 0.3f, 0.05f); // Sky in the upper half.
    QVERIFY(!viewport_->picking().hitAt({320, 20}));
    drag(Qt::LeftButton, {}, {320, 20}, {60, 10});
    VERIFY_NEAR(camera().target(), Vec3f(0, 0, 0.5f), 1e-4f);
    QVERIFY(camera().yaw() != 0.3f);
  }
  void panning_data()
  {
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("keys");
    QTest::addColumn<bool>("precise");
    QTest::newRow("right") << Qt::RightButton << Qt::KeyboardModifiers() << false;
    QTest::newRow("middle") << Qt::MiddleButton << Qt::KeyboardModifiers() << false;
    QTest::newRow("Shift+left") << Qt::LeftButton << Qt::KeyboardModifiers(Qt::ShiftModifier) << false;
    QTest::newRow("Shift+right") << Qt::RightButton << Qt::KeyboardModifiers(Qt::ShiftModifier) << true;
  }
  void panning()
  {
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, keys);
    QFETCH(bool, precise);
    const Vec3f grasped = camera().target();
    drag(button, keys, {320, 240}, {100, -40});
    const auto pixel = camera().pixelOf(grasped);
    const float share = precise ? 0.2f : 1;
    VERIFY_NEAR((*pixel)[0] - 319.5f, 100 * share, 2);
    VERIFY_NEAR((*pixel)[1] - 239.5f, -40 * share, 2);
    QCOMPARE(camera().yaw(), 0.3f);
  }
  void shiftWhileOrbitingIsPrecise()
  {
    drag(Qt::LeftButton, {}, {320, 240}, {50, 0});
    const float coarse = 0.3f - camera().yaw();
    camera().look({0, 0, 0}, 8, 0.3f, 0.7f);
    drag(Qt::LeftButton, {}, {320, 240}, {50, 0}, Qt::ShiftModifier);
    const float fine = 0.3f - camera().yaw();
    QVERIFY(fine > 0 && fine < 0.3f * coarse);
  }
  void wheelZoomsToTheCursor()
  {
    const auto hit = viewport_->picking().hitAt({500, 350});
    wheel({500, 350}, {0, 240}, {});
    const float coarse = camera().distance();
    QVERIFY(coarse < 8);
    const auto pixel = camera().pixelOf(hit->point);
    VERIFY_NEAR((*pixel)[0], 500, 1.5f);
    VERIFY_NEAR((*pixel)[1], 350, 1.5f);
    camera().look({0, 0, 0}, 8, 0.3f, 0.7f);
    wheel({500, 350}, {240, 0}, Qt::ShiftModifier); // Some systems turn Shift and wheel into sideways.
    QVERIFY(camera().distance() < 8 && camera().distance() > coarse);
    wheel({320, 20}, {0, -1200}, {});
    QVERIFY(camera().distance() > 8);
  }
  void pinchingZooms()
  {
    QNativeGestureEvent native(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, QPointF(320, 240),
                               QPointF(320, 240), viewport_->mapToGlobal(QPointF(320, 240)), 0.5, QPointF());
    QCoreApplication::sendEvent(viewport_.get(), &native);
    VERIFY_NEAR(camera().distance(), 8 / 1.5f, 0.1f);
    QPinchGesture pinch;
    pinch.setCenterPoint(viewport_->mapToGlobal(QPointF(320, 240)));
    pinch.setScaleFactor(0.5);
    pinch.setChangeFlags(QPinchGesture::ScaleFactorChanged);
    QGestureEvent gesture({&pinch});
    QCoreApplication::sendEvent(viewport_.get(), &gesture);
    VERIFY_NEAR(camera().distance(), 16 / 1.5f, 0.2f);
    pinch.setScaleFactor(0);
    QCoreApplication::sendEvent(viewport_.get(), &gesture);
    QVERIFY(camera().viewpoint().finite());
  }
  void heldKeysMoveUntilTheyAreReleased()
  {
    QTest::keyPress(viewport_.get(), Qt::Key_W);
    QTRY_VERIFY(camera().target().y() > 0.5f);
    QTest::keyRelease(viewport_.get(), Qt::Key_W);
    const Vec3f end = camera().target();
    QTest::qWait(80);
    QCOMPARE(camera().target(), end);
    QTest::keyPress(viewport_.get(), Qt::Key_D);
    viewport_->clearFocus(); // Whoever goes elsewhere with a key held does not drift for ever.
    const Vec3f left = camera().target();
    QTest::qWait(80);
    QCOMPARE(camera().target(), left);
  }
  void flyingLooksRisesAndSinks()
  {
    viewport_->cameraControl().fly();
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Fly);
    const Vec3f eye = camera().position();
    const float yaw = camera().yaw();
    drag(Qt::LeftButton, {}, {320, 240}, {60, 0});
    VERIFY_NEAR(camera().position(), eye, 1e-3f);
    QVERIFY(camera().yaw() > yaw); // What is seen follows the mouse.
    QVERIFY(holdUntil({}, [&] { return camera().position().z() > eye.z() + 0.3f; }));
    const float high = camera().position().z();
    QVERIFY(holdUntil(Qt::ShiftModifier, [&] { return camera().position().z() < high - 0.3f; }));
    const float speed = viewport_->cameraControl().director().speed();
    wheel({320, 240}, {0, 120}, {});
    QVERIFY(viewport_->cameraControl().director().speed() > speed);
    QVERIFY(viewport_->cameraControl().endMode());
    QVERIFY(!viewport_->cameraControl().endMode());
  }
  void flyingTakesKeysThatAreShortcutsOtherwise()
  {
    QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_E, Qt::NoModifier);
    key.ignore();
    QCoreApplication::sendEvent(viewport_.get(), &key);
    QVERIFY(!key.isAccepted());
    viewport_->cameraControl().fly();
    QCoreApplication::sendEvent(viewport_.get(), &key);
    QVERIFY(key.isAccepted());
  }
  void clicksStillSelectInEveryMode()
  {
    QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
    camera().look({-1, 0, 0.385f}, 2, 0, 0.2f);
    viewport_->cameraControl().fly();
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {320, 240});
    QCOMPARE(picked.size(), 1);
    QVERIFY(picked[0][0].toInt() > robot_);
  }
  void hintsChangeWithTheMode()
  {
    QSignalSpy changed(viewport_.get(), &Viewport::hintChanged);
    QSet<QString> hints{viewport_->hint()};
    viewport_->selection().setNode(robot_);
    const auto next = [&](auto verb)
    {
      verb();
      QVERIFY(!hints.contains(viewport_->hint()));
      hints.insert(viewport_->hint());
    };
    next([&] { viewport_->cameraControl().fly(); });
    next([&] { viewport_->cameraControl().followBall(); });
    next([&] { viewport_->cameraControl().rideSelected(true); });
    next([&] { viewport_->cameraControl().rideSelected(false); });
    QCOMPARE(changed.size(), 4);
  }
  void modesEndWhenTheyAreCalledAgain()
  {
    viewport_->cameraControl().followBall();
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Follow);
    viewport_->cameraControl().followBall();
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Orbit);
    viewport_->selection().setNode(robot_ + 3); // A part stands for its robot.
    for(const bool first : {true, false})
    {
      viewport_->cameraControl().rideSelected(first);
      QCOMPARE(viewport_->cameraControl().mode(), first ? Mode::FirstPerson : Mode::ThirdPerson);
      viewport_->cameraControl().rideSelected(first);
      QCOMPARE(viewport_->cameraControl().mode(), Mode::Orbit);
    }
    viewport_->cameraControl().followSelected();
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Follow);
    viewport_->selection().setNode(-1);
    viewport_->cameraControl().followSelected();
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Orbit);
  }
  void whatCannotBeFollowedIsSaid()
  {
    QSignalSpy told(&viewport_->cameraControl(), &CameraControl::told);
    viewport_->cameraControl().rideSelected(true);
    viewport_->cameraControl().followSelected();
    QCOMPARE(told.size(), 2);
    viewport_->selection().setNode(robot_);
    viewport_->cameraControl().rideSelected(true);
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    b.structure().nodes[0].id = 77;
    viewport_->setFrame(b.take()); // The robot is gone.
    QCOMPARE(told.size(), 3);
    QCOMPARE(viewport_->cameraControl().mode(), Mode::Orbit);
    viewport_->cameraControl().followBall();
    QCOMPARE(told.size(), 4);
  }
  void toolsTakeTheMouseBeforeTheCamera()
  {
    LeftHalf tool;
    viewport_->tools().addFirst(&tool);
    const Viewpoint before = camera().viewpoint();
    drag(Qt::LeftButton, {}, {100, 240}, {300, 0}); // Begun there, it stays the tool's.
    QCOMPARE(camera().viewpoint(), before);
    QCOMPARE(tool.pressed, 1);
    QVERIFY(tool.moved >= 5);
    QCOMPARE(tool.released, 1);
    drag(Qt::LeftButton, {}, {500, 240}, {-300, 0});
    QVERIFY(!(camera().viewpoint() == before));
    QCOMPARE(tool.pressed, 1);
    move(Qt::NoButton, {100, 100}, {});
    QCOMPARE(tool.hovered, 1);
    const int gone = tool.gone;
    move(Qt::NoButton, {500, 100}, {});
    QCOMPARE(tool.gone, gone + 1);
    viewport_->tools().remove(&tool);
    drag(Qt::LeftButton, {}, {100, 240}, {30, 0});
    QCOMPARE(tool.pressed, 1);
  }
  void aLostReleaseDoesNotStick()
  {
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, {320, 240});
    const Viewpoint before = camera().viewpoint();
    move(Qt::NoButton, {400, 300}, {}); // The button is up: somebody else has got the release.
    QCOMPARE(camera().viewpoint(), before);
    drag(Qt::RightButton, {}, {320, 240}, {50, 0});
    QVERIFY(camera().target() != before.target);
  }

private:
  /// Holds the right button until something has happened. A window that takes the focus meanwhile, as those of tests
  /// beside this one do, ends the flight: then it begins again.
  bool holdUntil(Qt::KeyboardModifiers modifiers, const std::function<bool()>& happened)
  {
    for(int attempt = 0; attempt < 4; ++attempt)
    {
      QTest::mousePress(viewport_.get(), Qt::RightButton, modifiers, {320, 240});
      const bool good = QTest::qWaitFor(happened, 3000);
      QTest::mouseRelease(viewport_.get(), Qt::RightButton, modifiers, {320, 240});
      if(good)
        return true;
      viewport_->activateWindow();
      viewport_->setFocus();
    }
    return false;
  }
  Camera& camera() { return viewport_->camera(); }
  void move(Qt::MouseButton button, const QPointF& at, Qt::KeyboardModifiers keys)
  {
    QMouseEvent event(QEvent::MouseMove, at, viewport_->mapToGlobal(at), Qt::NoButton, button, keys);
    QCoreApplication::sendEvent(viewport_.get(), &event);
  }
  /// @param meanwhile  modifiers of the movements; preset: those of the press
  void drag(Qt::MouseButton button, Qt::KeyboardModifiers keys, const QPoint& from, const QPoint& by,
            std::optional<Qt::KeyboardModifiers> meanwhile = {})
  {
    QTest::mousePress(viewport_.get(), button, keys, from);
    for(int i = 1; i <= 5; ++i)
      move(button, from + QPointF(by) * i / 5, meanwhile.value_or(keys));
    QTest::mouseRelease(viewport_.get(), button, keys, from + by);
  }
  void wheel(const QPointF& at, const QPoint& turned, Qt::KeyboardModifiers keys)
  {
    QWheelEvent event(at, viewport_->mapToGlobal(at), {}, turned, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport_.get(), &event);
  }

  std::unique_ptr<Viewport> viewport_;
  FramePtr frame_;
  int robot_ = -1;
};

QTEST_MAIN(NavigationTest)
#include "NavigationTest.moc"
