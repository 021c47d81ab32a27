#include "app/ide/match/EventList.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/start/StartPage.h"
#include "app/ide/start/StartPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QtTest>

using namespace sparkwright;

/// Somebody starts the program for the first time, opens the demo match from the start page, and sees a goal in the
/// list of events: the real session, the real match, real keys.
class FirstStartTest : public QObject
{
  Q_OBJECT

  test::SettingsFolder settings_;
  Language language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;

private slots:
  void initTestCase()
  {
    QStandardPaths::setTestModeEnabled(true);
    qputenv("SPARKWRIGHT_PLUGINS", SPARKWRIGHT_BIN_DIR "/plugins");
    settings_.clear();
    language_.use("en");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->resize(1200, 800);
    window_->part<StartPart>().show();
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get(), 20000));
  }
  void cleanupTestCase()
  {
    window_.reset();
    QVERIFY(session_->stop(20));
  }

  void fromTheStartPageToAGoalInTheListOfEvents()
  {
    StartPart& start = window_->part<StartPart>();
    QVERIFY(start.page().isVisible());
    QTest::keyClicks(&start.page().filter(), "demo");
    QTest::keyClick(&start.page().filter(), Qt::Key_Return);

    const auto now = [&] { return session_->state(); };
    QTRY_VERIFY_WITH_TIMEOUT(now().phase == SessionState::Phase::Ready && now().frame, 60000);
    QVERIFY(!start.isShown() && window_->views().isVisible());
    QVERIFY(now().running);
    QVERIFY(now().frame->agents.size() >= 8);

    // A ball that rolls into the right goal.
    session_->setTargetSpeed(0);
    session_->command("(playMode PlayOn)");
    QTRY_COMPARE_WITH_TIMEOUT(now().frame->game.mode, std::string("PlayOn"), 60000);
    session_->command("(ball (pos 14.7 0 0.05)(vel 4 0 0))");
    QTRY_COMPARE_WITH_TIMEOUT(now().frame->game.score[0], 1, 60000);

    const EventList& events = window_->part<MatchPart>().panel().events();
    const auto words = [&]
    {
      QString all;
      const QAbstractItemModel& shown = *events.table()->model();
      for(int row = 0; row < shown.rowCount(); ++row)
        for(int column = 0; column < shown.columnCount(); ++column)
          all += shown.index(row, column).data().toString() + ' ';
      return all;
    };
    QTRY_VERIFY2_WITH_TIMEOUT(words().contains("Goal"), qPrintable(words()), 60000);
    QVERIFY(events.isVisible());
  }

  void closingTheMatchLeadsBack()
  {
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(session_->state().phase, SessionState::Phase::Empty, 60000);
    QVERIFY(window_->part<StartPart>().isShown());
    StartList& recent = window_->part<StartPart>().page().recent();
    QCOMPARE(recent.model()->index(0, 0).data(StartModel::FileRole).toString(), QString("setups/demo.rb"));
    // What is opened next runs.
    recent.setCurrentIndex(recent.model()->index(0, 0));
    QTest::keyClick(&recent, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(session_->state().phase == SessionState::Phase::Ready, 60000);
    QVERIFY(session_->state().running);
  }
};

QTEST_MAIN(FirstStartTest)
#include "FirstStartTest.moc"
