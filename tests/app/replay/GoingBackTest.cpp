#include "app/ide/replay/GoingBack.h"
#include "app/ide/replay/RecordingOpener.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/replay/RunRecordings.h"
#include "app/ide/replay/TimelinePanel.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// A run of the window goes on from an earlier moment, with a real simulation: the same to the bit if nobody interferes.
class GoingBackTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    language_ = std::make_unique<Language>();
    language_->use("en");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.recording.folder = folder_.filePath("recordings").toStdString();
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, *language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
  }

  void aMomentThatIsWatchedIsWhereTheRunGoesOn()
  {
    QVERIFY(!back().continueAction().isEnabled());
    session_->setTargetSpeed(0);
    session_->run();
    QTRY_VERIFY(session_->state().frame->cycle > 100);
    session_->pause();
    QTRY_COMPARE(session_->state().decision, RunControl::Decision::Paused);
    const FramePtr end = session_->state().frame;
    QTRY_VERIFY((window_->refresh(), session_->state().past && session_->state().past->branches[0].end == end->cycle));
    lookBack();
    part().replay()->playback().seek(1.0);
    QTRY_VERIFY((window_->refresh(), back().continueAction().isEnabled()));
    const long cycle = part().replay()->frame()->cycle;
    QVERIFY(cycle > 40 && cycle < 60);
    const long generation = session_->state().generation;
    back().continueAction().trigger();
    QTRY_VERIFY((window_->refresh(), session_->state().generation > generation));
    QTRY_VERIFY((window_->refresh(), !part().replay()));
    QCOMPARE(session_->state().frame->cycle, cycle);
    QVERIFY(!session_->state().running);
    QVERIFY(session_->state().goBackProblem.empty());

    session_->run();
    QTRY_VERIFY(session_->state().frame->cycle >= end->cycle);
    session_->pause();
    QTRY_VERIFY((window_->refresh(), session_->state().past->branches.size() == 2));
    QCOMPARE(session_->state().past->present, 1);
    // The first run is there to its end, and this one is the same until there.
    const RunHistory::Branch first = session_->state().past->branches[0];
    QCOMPARE(first.end, end->cycle);
    const long answer = session_->goBack(0, end->cycle, "again");
    QTRY_COMPARE(session_->state().wentBack, answer);
    QTRY_COMPARE(session_->state().frame->cycle, end->cycle);
    const FramePtr again = session_->state().frame;
    QCOMPARE(again->local.size(), end->local.size());
    for(std::size_t i = 0; i < end->local.size(); ++i)
      QVERIFY(std::memcmp(again->local[i].data(), end->local[i].data(), sizeof(float) * 16) == 0);
    const auto entries = [this]
    {
      window_->refresh();
      emit back().branches().aboutToShow();
      return back().branches().actions().size();
    };
    QTRY_COMPARE(entries(), 3);
    QVERIFY(back().branches().menuAction()->isEnabled());
    QVERIFY(back().branches().actions()[2]->isChecked());
    QVERIFY(back().branches().actions()[2]->text().startsWith("again: "));
  }
  void whatWasBeforeStaysWithinReach()
  {
    session_->setTargetSpeed(0);
    session_->run();
    QTRY_VERIFY(session_->state().frame->cycle > 150);
    session_->pause();
    QTRY_COMPARE(session_->state().decision, RunControl::Decision::Paused);
    const long end = session_->state().frame->cycle;
    QTRY_VERIFY((window_->refresh(), session_->state().past && session_->state().past->branches[0].end == end));
    lookBack();
    const long second = continueFrom(2.0);

    // Before the first cycle of the branch: its past, and nothing of what came after that.
    lookBack();
    Playback& playback = part().replay()->playback();
    QVERIFY2(playback.startTime() < 0.1, qPrintable(QString::number(playback.startTime())));
    QVERIFY2(std::abs(playback.endTime() - 2) < 0.05, qPrintable(QString::number(playback.endTime())));
    QCOMPARE(part().replay()->frames().frame(part().replay()->frames().count() - 1)->cycle, second);
    const long first = continueFrom(1.0);
    QVERIFY(first < second);

    // And when it has gone on.
    session_->run();
    QTRY_VERIFY(session_->state().frame->cycle > first + 25);
    session_->pause();
    QTRY_COMPARE(session_->state().decision, RunControl::Decision::Paused);
    const long now = session_->state().frame->cycle;
    QTRY_VERIFY((window_->refresh(), session_->state().past->branches.back().end == now));
    QTRY_COMPARE((window_->refresh(), session_->state().recorded.run.files.size()), std::size_t(2));
    const auto last = [this]
    {
      FrameSequence& seen = part().replay()->frames();
      return seen.frame(seen.count() - 1)->cycle;
    };
    lookBack();
    for(int tries = 0; tries < 20 && last() <= first; ++tries) // On a slow disk the branch is not there at once.
    {
      for(QAction* const action : window_->actions().all())
        if(action->text() == "Back to &live")
          action->trigger();
      QTRY_VERIFY((window_->refresh(), !part().replay()));
      lookBack();
    }
    FrameSequence& frames = part().replay()->frames();
    QVERIFY(frames.time(0) < 0.1);
    long cycle = frames.frame(0)->cycle - 1;
    for(std::size_t i = 0; i < frames.count(); ++i)
      QCOMPARE(frames.frame(i)->cycle, ++cycle); // No gap, and nothing twice.
    QVERIFY(cycle > first && cycle <= now);
    QCOMPARE(session_->state().past->branches.back().parent, 0);
    continueFrom(0.5); // Before both branches.
  }
  void whatItSaysFollowsTheLanguageAtOnce()
  {
    QTRY_VERIFY((window_->refresh(), back().words().startsWith("One can go back")));
    language_->use("de");
    QVERIFY2(back().words().startsWith("Man kann"), qPrintable(back().words()));
    QTRY_VERIFY(part().panel().hint().contains("Man kann"));
    language_->use("en");
    QVERIFY2(back().words().startsWith("One can go back"), qPrintable(back().words()));
    QTRY_VERIFY(!part().panel().hint().contains("Man kann"));
  }
  void whereNothingIsKeptItSaysSo()
  {
    const FramePtr before = session_->state().frame;
    const long answer = session_->goBack(7, 3, {});
    QTRY_COMPARE(session_->state().wentBack, answer);
    QVERIFY(!session_->state().goBackProblem.empty());
    QCOMPARE(session_->state().frame->cycle, before->cycle);
    session_->step();
    QTRY_COMPARE(session_->state().frame->cycle, before->cycle + 1); // It goes on as if nothing had been asked.
  }
  void anotherSceneHasAPastOfItsOwn()
  {
    session_->setTargetSpeed(0);
    session_->run();
    QTRY_VERIFY(session_->state().frame->cycle > 60);
    window_->openScene("examples/pendulum.rsg");
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().past);
    QTRY_COMPARE(session_->state().past->branches.size(), std::size_t(1));
  }

private:
  ReplayPart& part() { return window_->part<ReplayPart>(); }
  GoingBack& back() { return part().goingBack(); }
  /// Lets the run go on from a moment of the recording that is shown. @return its cycle
  long continueFrom(double seconds)
  {
    part().replay()->playback().seek(seconds);
    if(!QTest::qWaitFor([this] { return window_->refresh(), back().continueAction().isEnabled(); }))
      return QTest::qFail("nothing to continue from", __FILE__, __LINE__), -1;
    const long cycle = part().replay()->frame()->cycle, generation = session_->state().generation;
    back().continueAction().trigger();
    const auto goesOn = [&] { return window_->refresh(), session_->state().generation > generation && !part().replay(); };
    [&] // Checks return nothing.
    {
      QVERIFY(QTest::qWaitFor(goesOn, 20000));
      QVERIFY(session_->state().goBackProblem.empty());
      QVERIFY(!part().replay());
      QCOMPARE(session_->state().frame->cycle, cycle);
    }();
    return cycle;
  }
  void lookBack()
  {
    QTRY_VERIFY((window_->refresh(), part().recordings().lookBackAction().isEnabled()));
    QTest::qWait(700); // The last part of it is on the disk then.
    part().recordings().lookBackAction().trigger();
    QTRY_VERIFY(!part().opener().busy());
    window_->refresh();
    QVERIFY(part().replay());
  }

  test::SettingsFolder settings_;
  QTemporaryDir folder_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(GoingBackTest)
#include "GoingBackTest.moc"
