#include "app/ide/match/control/MatchDirector.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/control/ScoreDialog.h"
#include "app/ide/match/MatchPart.h"
#include "tests/VerifyNear.h"
#include "tests/app/match/MatchWindow.h"
#include "viewer/view/Viewport.h"

#include <QtTest>

using namespace sparkwright;

/// A real match that is directed by keys and dialogs of the window, and put back as it was.
class DirectedMatchTest : public QObject, private test::MatchWindow
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    load();
    openWindow({1200, 800});
    QTRY_VERIFY((window_->refresh(), part().director().directs()));
  }
  void cleanupTestCase()
  {
    window_.reset();
    QVERIFY(session_->stop(10));
  }

  void everyKeyIsUnderstood()
  {
    part().keys().armAction().trigger();
    window_->viewport().setFocus();
    const std::pair<QKeySequence, const char*> modes[] = {{QKeySequence("J"), "KickOff_Left"},
                                                          {QKeySequence("K"), "KickOff_Right"},
                                                          {QKeySequence("L"), "free_kick_left"},
                                                          {QKeySequence("R"), "free_kick_right"},
                                                          {QKeySequence("Shift+L"), "direct_free_kick_left"},
                                                          {QKeySequence("Shift+R"), "direct_free_kick_right"},
                                                          {QKeySequence("B"), "PlayOn"}};
    for(const auto& [key, mode] : modes)
    {
      QTest::keyClick(&window_->viewport(), key[0].key(), key[0].keyboardModifiers());
      QTRY_COMPARE(game().mode, std::string(mode));
      window_->refresh();
    }
  }
  void scoreAndClockAreSetAndTakenBack()
  {
    const GameState before = game();
    window_->refresh();
    ScoreDialog* const dialog = open();
    QVERIFY(dialog);
    dialog->left().setValue(3);
    dialog->right().setValue(1);
    dialog->minutes().setValue(2);
    dialog->seconds().setValue(30);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(game().score, (std::array<int, 2>{3, 1}));
    QTRY_VERIFY(std::abs(game().time - 150) < 0.1f);
    QTRY_VERIFY((window_->refresh(), part().director().undoAction().isEnabled()));
    part().director().undo();
    QTRY_COMPARE(game().score, before.score);
    QTRY_COMPARE(game().mode, before.mode);
    QTRY_VERIFY(std::abs(game().time - before.time) < 0.1f);
  }
  void theBallIsPutBack()
  {
    session_->command("(ball (pos 2 1 0.05)(vel 0 0 0))");
    QTRY_VERIFY((window_->refresh(), ball() && std::abs(ball()->x() - 2) < 0.01f));
    part().director().give("(kickOff Right)", "Kick-off right");
    QTRY_VERIFY((window_->refresh(), ball() && ball()->head<2>().norm() < 0.01f));
    part().director().undo();
    QTRY_VERIFY((window_->refresh(), ball() && (*ball() - Vec3f(2, 1, 0.05f)).norm() < 0.02f));
  }

private:
  MatchPart& part() { return window_->part<MatchPart>(); }
  GameState game() const { return session_->state().frame->game; }
  std::optional<Vec3f> ball() { return window_->views().scene().subjects().ball(); }
  ScoreDialog* open()
  {
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    return window_->findChild<ScoreDialog*>();
  }
};

QTEST_MAIN(DirectedMatchTest)
#include "DirectedMatchTest.moc"
