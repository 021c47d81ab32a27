#include "app/ide/match/control/ScoreDialog.h"

#include <QPointer>
#include <QtTest>

using namespace sparkwright;

/// Score and clock that are set by hand: only what is changed becomes a command.
class ScoreDialogTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    GameState game;
    game.present = true;
    game.team = {"Reds <b>", ""};
    game.score = {1, 2};
    game.time = 83.5f;
    dialog_ = new ScoreDialog(game, nullptr);
    commands_.clear();
    connect(dialog_, &ScoreDialog::asked, this, [this](const QString& command) { commands_ << command; });
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_));
  }
  void cleanup() { delete dialog_; }

  void presentValuesAreShown()
  {
    QCOMPARE(dialog_->left().value(), 1);
    QCOMPARE(dialog_->right().value(), 2);
    QCOMPARE(dialog_->minutes().value(), 1);
    QCOMPARE(dialog_->seconds().value(), 23.5);
  }
  void nothingChangedIsNoCommand()
  {
    QTest::keyClick(dialog_, Qt::Key_Return);
    QVERIFY(commands_.isEmpty() && !dialog_->isVisible());
  }
  void onlyTheScore()
  {
    dialog_->left().setFocus();
    dialog_->left().selectAll();
    QTest::keyClicks(&dialog_->left(), "4");
    QTest::keyClick(dialog_, Qt::Key_Return);
    QCOMPARE(commands_, QStringList{"(score (left 4)(right 2))"});
  }
  void onlyTheClock()
  {
    dialog_->minutes().setValue(0);
    QTest::keyClick(dialog_, Qt::Key_Return);
    QCOMPARE(commands_, QStringList{"(time 23.50)"});
  }
  void both()
  {
    dialog_->right().setValue(0);
    dialog_->minutes().setValue(5);
    dialog_->seconds().setValue(0);
    QTest::keyClick(dialog_, Qt::Key_Return);
    QCOMPARE(commands_, QStringList{"(score (left 1)(right 0))(time 300.00)"});
  }
  void escapeChangesNothing()
  {
    dialog_->right().setValue(0);
    QTest::keyClick(dialog_, Qt::Key_Escape);
    QVERIFY(commands_.isEmpty() && !dialog_->isVisible());
  }
  void clocksThatAreNoNumbersBeginAtZero()
  {
    GameState game;
    game.time = std::numeric_limits<float>::quiet_NaN();
    ScoreDialog* const odd = new ScoreDialog(game, nullptr);
    QCOMPARE(odd->minutes().value(), 0);
    QCOMPARE(odd->seconds().value(), 0.0);
    delete odd;
  }

private:
  QPointer<ScoreDialog> dialog_;
  QStringList commands_;
};

QTEST_MAIN(ScoreDialogTest)
#include "ScoreDialogTest.moc"
