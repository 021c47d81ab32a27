#include "app/ide/replay/RecordingOpener.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/replay/TimelinePanel.h"
#include "app/ide/session/ReplaySession.h"
#include "tests/app/MonitorLogSupport.h"
#include "tests/app/WindowSupport.h"
#include "viewer/scene/SceneDrawing.h"

#include <QDockWidget>
#include <QFile>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Recordings in the window: opened, played, left.
class ReplayPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    QVERIFY(folder_.isValid());
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "own.rsg";
  }
  void cleanup() { close(); }

  void aLogIsOpenedAndPlayed()
  {
    openLog(test::rollingBallLog(11));
    QVERIFY(replay());
    QCOMPARE(ball(), 0.f);
    QVERIFY(window_->windowTitle().startsWith("match.log"));
    replay()->playback().seek(1.0);
    window_->refresh();
    QCOMPARE(ball(), 5.f);
    action("Step &back")->trigger();
    window_->refresh();
    QCOMPARE(ball(), 4.f);
  }
  void theOwnSimulationComesBack()
  {
    session_->now.running = true;
    openLog(test::rollingBallLog(3));
    QVERIFY(!session_->now.running);
    QVERIFY(part().panel().leaveButton().isVisibleTo(&part().panel()));
    action("Back to &live")->trigger();
    window_->refresh();
    QVERIFY(!replay());
    QVERIFY(session_->now.running);
    QVERIFY(window_->windowTitle().startsWith("own.rsg"));
  }
  void openingASceneLeavesTheRecording()
  {
    openLog(test::rollingBallLog(3));
    window_->openScene("other.rsg");
    window_->refresh();
    QVERIFY(!replay());
    QCOMPARE(session_->opened.back(), std::string("other.rsg"));
  }
  void theAxisChoosesWhatIsShown()
  {
    openLog(test::rollingBallLog(11));
    window_->show();
    window_->resize(1400, 900);
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->refresh();
    TimelineBar& bar = part().panel().bar();
    QTRY_VERIFY(bar.width() > 300);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(static_cast<int>(bar.placeOf(1.61)), 24));
    window_->refresh();
    QCOMPARE(ball(), 8.f);
    QVERIFY(part().panel().position().startsWith("0:01.6"));
  }
  void aFileThatIsNoRecordingIsRefusedWithItsReason()
  {
    openLog("hello\n", false);
    QVERIFY(!replay());
    QVERIFY(window_->statusBar()->currentMessage().contains("could not be opened"));
    QVERIFY(!action("Step &back")->isEnabled());
  }
  void commandsToARecordingAreRefused()
  {
    openLog(test::rollingBallLog(3));
    window_->actions()[ActionId::DropBall]->trigger();
    window_->refresh();
    QVERIFY(session_->commands.empty());
  }

private:
  ReplayPart& part() { return window_->part<ReplayPart>(); }
  ReplaySession* replay() { return part().replay(); }
  QAction* action(const QString& text)
  {
    for(QAction* const each : window_->actions().all())
      if(each->text() == text)
        return each;
    qFatal("There is no such action.");
  }
  void openLog(const QByteArray& content, bool good = true)
  {
    QFile file(folder_.filePath("match.log"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
    file.close();
    part().openRecording(file.fileName());
    QTRY_VERIFY(!part().opener().busy());
    QCOMPARE(replay() != nullptr, good);
    window_->refresh();
  }
  float ball() { return window_->views().scene().frame()->local.at(0)(0, 3); }

  QTemporaryDir folder_;
};

QTEST_MAIN(ReplayPartTest)
#include "ReplayPartTest.moc"
