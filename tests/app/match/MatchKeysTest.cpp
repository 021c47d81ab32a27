#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/common/FilterPalette.h"
#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "core/game/StandardLeagues.h"
#include "tests/app/WindowSupport.h"
#include "viewer/overlay/Overlays.h"
#include "viewer/view/Viewport.h"

#include <QStatusBar>
#include <QtTest>

using namespace sparkwright;

/// Keys that act on the match, and the list of play modes: real keys in the real window.
class MatchKeysTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
    showMatch("PlayOn", 12.5f);
    view().setFocus();
  }
  void cleanup() { close(); }

  void theyAreOffAtFirst()
  {
    QVERIFY(!keys().armAction().isChecked());
    for(const Qt::Key key : {Qt::Key_J, Qt::Key_K, Qt::Key_B, Qt::Key_L, Qt::Key_R, Qt::Key_O})
      QTest::keyClick(&view(), key);
    QTest::keyClick(&view(), Qt::Key_T, Qt::ShiftModifier);
    QVERIFY(session_->commands.empty());
    QVERIFY(!palette().isVisible());
  }
  void whoPressesThemWhileTheyAreOffIsTold()
  {
    window_->statusBar()->clearMessage();
    QTest::keyClick(&view(), Qt::Key_R); // This one is for the camera.
    QCOMPARE(window_->statusBar()->currentMessage(), QString());
    QTest::keyClick(&view(), Qt::Key_J);
    QVERIFY2(window_->statusBar()->currentMessage().contains("Ctrl+Alt+Y"),
             qPrintable(window_->statusBar()->currentMessage()));
  }
  void armedTheyCommandTheMatchAndSaySo()
  {
    arm();
    for(const Qt::Key key : {Qt::Key_J, Qt::Key_K, Qt::Key_B, Qt::Key_L, Qt::Key_R})
      QTest::keyClick(&view(), key);
    for(const Qt::Key key : {Qt::Key_L, Qt::Key_R, Qt::Key_T})
      QTest::keyClick(&view(), key, Qt::ShiftModifier);
    QStringList given;
    for(const std::string& command : session_->commands)
      given << QString::fromStdString(command);
    QVERIFY2(given.size() == 8, qPrintable(given.join(" ")));
    QCOMPARE(given, QStringList({"(kickOff Left)", "(kickOff Right)", "(dropBall)", "(playMode free_kick_left)",
                                 "(playMode free_kick_right)", "(playMode direct_free_kick_left)",
                                 "(playMode direct_free_kick_right)", "(time 0)"}));
    QVERIFY(window_->views().overlays().toastCount() > 0);
    QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier); // Disarmed again.
    QTest::keyClick(&view(), Qt::Key_J);
    QCOMPARE(session_->commands.size(), std::size_t(8));
  }
  void keysOfTheViewsAreLentOnly()
  {
    const QAction& camera = *window_->actions()[ActionId::ResetCamera];
    const QList<QKeySequence> before = camera.shortcuts();
    QVERIFY(before.contains(QKeySequence("R")));
    arm();
    QCOMPARE(camera.shortcuts(), QList<QKeySequence>{QKeySequence("Home")});
    QSet<QString> seen; // No key has two actions now.
    for(const QAction* const action : window_->actions().all())
      for(const QKeySequence& key : action->shortcuts())
      {
        QVERIFY2(key.isEmpty() || !seen.contains(key.toString()), qPrintable(key.toString()));
        seen.insert(key.toString());
      }
    session_->now.source = SessionState::Source::Recorded; // There R is for the camera.
    QTRY_VERIFY((window_->refresh(), !director().directs()));
    QCOMPARE(camera.shortcuts(), before);
  }
  void theyDoNotActWhereOneTypes()
  {
    arm();
    QLineEdit* const filter = window_->part<MatchPart>().panel().findChild<QLineEdit*>();
    QVERIFY(filter);
    filter->setFocus();
    QTest::keyClicks(filter, "jkbl");
    QCOMPARE(filter->text(), QString("jkbl"));
    QVERIFY(session_->commands.empty());
  }
  void commandsAreTakenBack()
  {
    QVERIFY(!director().undoAction().isEnabled());
    director().give("(time 0)", "Clock to 0:00");
    director().give("(kickOff Left)", "Kick-off left");
    session_->commands.clear();
    showMatch("KickOff_Left", 0);
    QTest::keyClick(window_.get(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(!session_->commands.empty());
    QVERIFY(has("(playMode PlayOn)") && has("(time 12.5000)"));
    QVERIFY(director().undoAction().isEnabled());
    director().undo();
    QVERIFY(!director().undoAction().isEnabled());
    session_->commands.clear();
    director().undo(); // There is nothing left.
    QVERIFY(session_->commands.empty());
  }
  void oldCommandsAreNotTakenBack()
  {
    const auto at = [this](double time)
    {
      auto frame = std::make_shared<Frame>(*session_->now.frame);
      frame->time = time;
      session_->now.frame = frame;
      window_->refresh();
    };
    at(100);
    director().give("(kickOff Left)", "Kick-off left");
    at(115);
    director().give("(dropBall)", "Drop ball");
    at(130);
    QVERIFY(director().undoAction().isEnabled()); // Both can be.
    session_->commands.clear();
    director().undo();
    QVERIFY(!session_->commands.empty());
    QVERIFY(director().undoAction().isEnabled()); // The kick-off is left.
    at(131);
    QTRY_VERIFY((window_->refresh(), !director().undoAction().isEnabled())); // It would set the clock back by 31 s.
    session_->commands.clear();
    director().undo();
    QVERIFY(session_->commands.empty());
  }
  void recordingsTakeNoCommands()
  {
    arm();
    session_->now.source = SessionState::Source::Recorded;
    QTRY_VERIFY((window_->refresh(), !director().directs()));
    QTest::keyClick(&view(), Qt::Key_J);
    director().give("(dropBall)", "Drop ball");
    QVERIFY(session_->commands.empty());
    QVERIFY(!window_->actions()[ActionId::KickOffLeft]->isEnabled() && !keys().armAction().isEnabled());
    QVERIFY(!window_->part<MatchPart>().panel().setButton().isEnabled());
    QVERIFY(!window_->actions()[ActionId::KeepFormation]->isEnabled());
  }
  void armingGivesTheKeyboardToTheView()
  {
    window_->part<MatchPart>().panel().setButton().setFocus();
    QTRY_VERIFY(!view().hasFocus());
    keys().armAction().trigger();
    QTRY_VERIFY(view().hasFocus());
  }
  void aPlayModeIsFoundByTyping()
  {
    arm();
    QTest::keyClick(&view(), Qt::Key_O);
    QTRY_VERIFY(palette().isVisible());
    QCOMPARE(palette().current(), QString("Play on")); // The present one.
    QTest::keyClicks(&palette().filter(), "left corner");
    QCOMPARE(palette().found(), QStringList{"Corner kick left"});
    QTest::keyClick(&palette().filter(), Qt::Key_Return);
    QVERIFY(!palette().isVisible());
    QCOMPARE(session_->commands, std::vector<std::string>{"(playMode corner_kick_left)"});
  }
  void arrowsGoThroughWhatIsFound()
  {
    window_->actions()[ActionId::ChoosePlayMode]->trigger();
    QTRY_VERIFY(palette().isVisible());
    QTest::keyClicks(&palette().filter(), "kick-off");
    const QStringList found = palette().found();
    QCOMPARE(found.mid(0, 3), QStringList({"Before kick-off", "Kick-off left", "Kick-off right"}));
    QCOMPARE(palette().current(), found[1]); // It begins so.
    QTest::keyClick(&palette().filter(), Qt::Key_Down);
    QCOMPARE(palette().current(), found[2]);
    QTest::keyClick(&palette().filter(), Qt::Key_PageUp);
    QCOMPARE(palette().current(), found[0]);
    QTest::keyClick(&palette().filter(), Qt::Key_Up); // There is none above.
    QCOMPARE(palette().current(), found[0]);
    QTest::keyClicks(&palette().filter(), "zzz");
    QVERIFY(palette().found().isEmpty());
    QTest::keyClick(&palette().filter(), Qt::Key_Return); // There is none.
    QVERIFY(palette().isVisible());
    QTest::keyClick(&palette().filter(), Qt::Key_Escape);
    QVERIFY(!palette().isVisible() && session_->commands.empty());
  }

private:
  MatchKeys& keys() { return window_->part<MatchPart>().keys(); }
  MatchDirector& director() { return window_->part<MatchPart>().director(); }
  FilterPalette& palette() { return window_->part<MatchPart>().palette(); }
  Viewport& view() { return window_->viewport(); }
  void arm()
  {
    QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(keys().armAction().isChecked());
    view().setFocus();
  }
  bool has(const char* command) const
  {
    return std::find(session_->commands.begin(), session_->commands.end(), command) != session_->commands.end();
  }
  void showMatch(const char* mode, float time)
  {
    showRobots(1);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.present = true;
    frame->game.league = standardLeagues().front();
    frame->game.mode = mode;
    frame->game.time = time;
    session_->now.frame = frame;
    session_->now.source = SessionState::Source::Own;
    const QString name = window_->part<MatchPart>().panel().clockText();
    QTRY_VERIFY((window_->refresh(), window_->part<MatchPart>().panel().clockText() != name));
    QVERIFY(director().directs());
  }
};

QTEST_MAIN(MatchKeysTest)
#include "MatchKeysTest.moc"
