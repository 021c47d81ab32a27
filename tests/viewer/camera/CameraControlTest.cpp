#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/CameraControl.h"
#include "viewer/scene/SceneDrawing.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;
using Mode = CameraControl::Mode;

class CameraControlTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    FrameBuilder b;
    b.soccerScene();
    robot_ = b.robot(-1.f, 0, 0, true, 1);
    scene_.setFrame(b.take());
    selected_ = -1;
    control_ = std::make_unique<CameraControl>(scene_, [this] { return selected_; });
    control_->director().setAnimated(false);
    control_->resize(640, 480);
  }

  void eachModeEndsWhenItIsAskedForAgain()
  {
    selected_ = robot_;
    const auto twice = [&](const std::function<void()>& ask, Mode mode)
    {
      ask();
      QCOMPARE(control_->mode(), mode);
      ask();
      QCOMPARE(control_->mode(), Mode::Orbit);
    };
    twice([&] { control_->fly(); }, Mode::Fly);
    twice([&] { control_->followBall(); }, Mode::Follow);
    twice([&] { control_->followSelected(); }, Mode::Follow);
    twice([&] { control_->rideSelected(true); }, Mode::FirstPerson);
    twice([&] { control_->rideSelected(false); }, Mode::ThirdPerson);
  }
  void aLockedCameraStaysWhateverAPersonAsks()
  {
    selected_ = robot_;
    control_->followBall();
    const Mode before = control_->mode();
    const Viewpoint view = control_->director().destination();
    int asked = 0;
    control_->setLock(
        [&]
        {
          ++asked;
          return true;
        });
    const std::vector<std::function<void()>> commands{
        [&] { control_->flyTo({}); },         [&] { control_->reset(); },
        [&] { control_->showPreset(1); },     [&] { control_->frameSelection(); },
        [&] { control_->setOpeningAngle(1); }, [&] { control_->lookAt({1, 2, 0}); },
        [&] { control_->fly(); },             [&] { control_->followBall(); },
        [&] { control_->followSelected(); },  [&] { control_->rideSelected(true); },
        [&] { control_->toggleOrthographic(); }};
    for(std::size_t i = 0; i < commands.size(); ++i)
    {
      commands[i]();
      QCOMPARE(asked, static_cast<int>(i) + 1);
      QCOMPARE(control_->mode(), before);
      QCOMPARE(control_->director().destination(), view);
    }
    QVERIFY(control_->endMode()); // There is one, which does not end.
    QCOMPARE(control_->mode(), before);
    control_->watchBall(); // The program's own.
    QVERIFY(control_->director().destination() != view);
    control_->setLock([] { return false; });
    QVERIFY(control_->endMode());
    QCOMPARE(control_->mode(), Mode::Orbit);
  }
  void aModeThatCannotBeginSaysSo()
  {
    QSignalSpy told(control_.get(), &CameraControl::told);
    control_->followSelected();
    control_->rideSelected(true);
    QCOMPARE(told.size(), 2);
    scene_.setFrame(FrameBuilder().take());
    control_->followBall();
    QCOMPARE(told.size(), 3);
    QCOMPARE(control_->mode(), Mode::Orbit);
    control_->watchBall(); // Without a ball nothing happens,
    QCOMPARE(told.size(), 3);
    QCOMPARE(control_->mode(), Mode::Orbit);
  }
  void whatIsGoneIsTold()
  {
    QSignalSpy told(control_.get(), &CameraControl::told);
    control_->followBall();
    control_->advance(1);
    QCOMPARE(told.size(), 0);
    scene_.setFrame(FrameBuilder().take());
    control_->advance(2);
    QCOMPARE(told.size(), 1);
    QCOMPARE(control_->mode(), Mode::Orbit);
  }
  void aStartIsFittedIntoEachSizeUntilTheCameraMoves()
  {
    QVERIFY(!control_->placed());
    control_->startWith(0);
    QVERIFY(control_->placed());
    const float wide = control_->director().destination().distance;
    control_->resize(200, 480);
    const float tall = control_->director().destination().distance;
    QCOMPARE_GT(tall, wide);
    control_->flyTo({.target = Vec3f(1, 2, 0)});
    control_->advance(1);
    const Viewpoint moved = control_->director().destination();
    control_->resize(640, 480);
    QCOMPARE(control_->director().destination(), moved);
  }
  void aStartIsNotFittedAnewOnceSomethingHasMoved()
  {
    const auto show = [&](float x)
    {
      FrameBuilder b;
      b.robot(x, 0, 0, true, 1);
      b.robot(0, 0, 0, true, 2);
      scene_.setFrame(b.take());
    };
    show(1);
    control_->startWith(CameraControl::home);
    const Viewpoint start = control_->director().destination();
    show(20); // A ball rolls away, say.
    control_->resize(640, 440);
    QCOMPARE(control_->director().destination(), start);
  }
  void aPlaceIsSeenFromNearAndTheSelectionFramed()
  {
    control_->lookAt({5, 3, 0});
    control_->advance(1);
    VERIFY_NEAR(control_->director().camera().target(), Vec3f(5, 3, 0), 1e-3f);
    QVERIFY(control_->director().camera().distance() <= 7);
    const Viewpoint before = control_->director().destination();
    control_->frameSelection(); // Nothing is selected: everything is framed.
    selected_ = robot_;
    control_->frameSelection();
    control_->advance(2);
    QVERIFY(!(control_->director().destination() == before));
    VERIFY_NEAR(control_->director().camera().target(), Vec3f(-1, 0, 0.3f), 0.2f);
  }
  void everyCommandAsksForAnAdvance()
  {
    QSignalSpy moved(control_.get(), &CameraControl::moved);
    control_->showPreset(1);
    control_->reset();
    control_->toggleOrthographic();
    QCOMPARE(moved.size(), 3);
    QVERIFY(!control_->endMode()); // Nothing to end, nothing to advance.
    QCOMPARE(moved.size(), 3);
    control_->fly();
    QVERIFY(control_->endMode());
    QCOMPARE(moved.size(), 5);
  }

private:
  SceneDrawing scene_;
  std::unique_ptr<CameraControl> control_;
  int robot_ = -1, selected_ = -1;
};

QTEST_MAIN(CameraControlTest)
#include "CameraControlTest.moc"
