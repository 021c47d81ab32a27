#include "app/ide/replay/ComparedView.h"
#include "app/ide/replay/Comparison.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/views/ViewArea.h"
#include "tests/app/MonitorLogSupport.h"
#include "tests/VerifyNear.h"
#include "tests/app/WindowSupport.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/scene/SceneDrawing.h"
#include "viewer/view/Viewport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Two recordings side by side: at the same time, with what differs between them.
class ComparisonTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    QVERIFY(folder_.isValid());
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "own.rsg";
    part().openRecording(write("first.log", test::rollingBallLog(11)));
    QTRY_VERIFY(!part().opener().busy());
    QVERIFY(part().replay());
    part().replay()->playback().pause();
    window_->refresh();
  }
  void cleanup() { close(); }

  void theOtherRunFollowsTheTimeOfTheFirst()
  {
    compare(test::rollingBallLog(11, 1.5));
    seek(0.85);
    QCOMPARE(ball(window_->views().scene()), 4.f);
    QCOMPARE(ball(view()->viewport().scene()), 6.f);
    QVERIFY2(view()->difference().contains("Ball 2.00 m apart"), qPrintable(view()->difference()));
    seek(0);
    QCOMPARE(view()->difference(), QString("No difference"));
  }
  void itCanBeShifted()
  {
    compare(test::rollingBallLog(11));
    seek(0.85);
    view()->shift().setValue(0.4);
    window_->refresh();
    QCOMPARE(ball(view()->viewport().scene()), 6.f);
    view()->shift().setValue(-3);
    window_->refresh();
    QCOMPARE(ball(view()->viewport().scene()), 0.f);
    QCOMPARE(view()->difference(), QString("This run lasts from 0:00 to 0:02"));
  }
  void aShorterRunEndsEarlier()
  {
    compare(test::rollingBallLog(3));
    seek(1.8);
    QCOMPARE(ball(view()->viewport().scene()), 2.f);
    QCOMPARE(view()->difference(), QString("This run lasts from 0:00 to 0:00"));
  }
  void bothAreSeenByTheSameCamera()
  {
    compare(test::rollingBallLog(11));
    Viewport &first = window_->views().active(), &other = view()->viewport();
    Viewpoint there;
    there.target = {3, 1, 0};
    first.cameraControl().jumpTo(there);
    window_->refresh();
    QVERIFY(other.camera().viewpoint() == there);
    there.yaw = 1; // And the other way round.
    other.cameraControl().jumpTo(there);
    window_->refresh();
    QVERIFY(first.camera().viewpoint() == there);
    view()->sameCamera().setChecked(false);
    there.yaw = 2;
    other.cameraControl().jumpTo(there);
    window_->refresh();
    QVERIFY(first.camera().viewpoint() != there);
  }
  void itEndsByItsButtonAndWithTheFirst()
  {
    compare(test::rollingBallLog(3));
    view()->closeButton().click();
    QTRY_VERIFY(!view());
    QVERIFY(part().replay());
    compare(test::rollingBallLog(3));
    part().openRecording(folder_.filePath("first.log"));
    QTRY_VERIFY(!part().opener().busy());
    QTRY_VERIFY(!view());
    compare(test::rollingBallLog(3));
    window_->openScene("other.rsg");
    window_->refresh();
    QTRY_VERIFY(!view());
    QVERIFY(!part().comparison().action().isEnabled());
  }
  void aFileThatIsNoRecordingChangesNothing()
  {
    part().comparison().compareWith(write("other.log", "hello\n"));
    QTRY_VERIFY(!part().comparison().opener().busy());
    QVERIFY(!view());
    QVERIFY(part().replay());
    QVERIFY(part().comparison().action().isEnabled());
  }
  void robotsAreComparedByTeamAndNumber()
  {
    SceneDrawing a, b, alone;
    const auto show = [](SceneDrawing& scene, std::initializer_list<float> places)
    {
      test::FrameBuilder builder;
      builder.soccerScene();
      int unum = 0;
      for(const float x : places)
        builder.robot(x, 1, 0, true, ++unum);
      scene.setFrame(builder.take());
    };
    show(a, {0, 2, 4});
    show(b, {0.5f, 5, 4});
    show(alone, {});
    const RunDifference apart = RunDifference::between(a.subjects(), b.subjects());
    QCOMPARE(apart.ball, std::optional(0.f));
    QVERIFY(apart.robot);
    VERIFY_NEAR(*apart.robot, 3.f, 1e-4f);
    QCOMPARE(apart.unum, 2);
    QVERIFY(!RunDifference::between(a.subjects(), alone.subjects()).robot);
  }

private:
  ReplayPart& part() { return window_->part<ReplayPart>(); }
  ComparedView* view() { return part().comparison().view(); }
  QString write(const char* name, const QByteArray& content)
  {
    QFile file(folder_.filePath(name));
    if(!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(content) != content.size())
      qFatal("The file cannot be written.");
    return file.fileName();
  }
  void compare(const QByteArray& log)
  {
    part().comparison().compareWith(write("other.log", log));
    QTRY_VERIFY(!part().comparison().opener().busy());
    QVERIFY(view());
    window_->refresh();
  }
  void seek(double time)
  {
    part().replay()->playback().seek(time);
    window_->refresh();
  }
  static float ball(const SceneDrawing& scene) { return scene.frame()->local.at(0)(0, 3); }

  QTemporaryDir folder_;
};

QTEST_MAIN(ComparisonTest)
#include "ComparisonTest.moc"
