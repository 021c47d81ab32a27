#include "app/ide/session/RunUntilDialog.h"

#include <QPointer>
#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using Kind = RunUntil::Kind;

/// The dialog that asks up to where a run goes: what is offered, and what becomes of the answer.
class RunUntilDialogTest : public QObject
{
  Q_OBJECT
private slots:
  void init() { state_ = {}; }
  void cleanup() { delete dialog_; }

  void sceneriesWithoutAGameOfferNoReferee()
  {
    open();
    QCOMPARE(texts(), QStringList({"a time", "some cycles are done", "a number of the run"}));
  }
  void aTimeLiesAhead()
  {
    state_.frame = frameAt(12.34);
    open();
    QVERIFY(dialog_->time().minimum() > 12.34 && dialog_->time().value() == 20);
    dialog_->time().setFocus();
    dialog_->time().selectAll();
    QTest::keyClicks(&dialog_->time(), "15.5");
    QCOMPARE(answer(), std::string("15.5 s"));
  }
  void theAnswerIsOfferedAgain_data()
  {
    QTest::addColumn<QString>("until");
    for(const char* const text : {"500 cycles", "goal", "foul", "event", "ball/speed <= 0.25"})
      QTest::newRow(text) << text;
  }
  void theAnswerIsOfferedAgain()
  {
    QFETCH(const QString, until);
    auto frame = std::make_shared<Frame>(*frameAt(1));
    frame->game.present = true;
    state_.frame = frame;
    open(std::get<RunUntil>(RunUntil::parse(until.toStdString())));
    QVERIFY(texts().contains("the next goal"));
    QCOMPARE(answer(), until.toStdString());
  }
  void withoutANumberThereIsNoRun()
  {
    open();
    dialog_->kinds().setCurrentIndex(dialog_->kinds().count() - 1);
    dialog_->signalNames().setFocus();
    QTest::keyClicks(&dialog_->signalNames(), " ");
    QVERIFY(!dialog_->runButton().isEnabled() && !dialog_->chosen());
    QTest::keyClicks(&dialog_->signalNames(), "ball/z");
    QVERIFY(dialog_->runButton().isEnabled());
    QCOMPARE(answer(), std::string("ball/z > 0"));
  }
  void expressionsAreNumbersToo()
  {
    open();
    dialog_->kinds().setCurrentIndex(dialog_->kinds().count() - 1);
    dialog_->signalNames().setFocus();
    QTest::keyClicks(&dialog_->signalNames(), "hypot(ball/x)");
    QVERIFY(!dialog_->runButton().isEnabled());
    const auto labels = dialog_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("column 1: `hypot` takes"); }));
    dialog_->signalNames().setCurrentText("abs(ball/x - robots/left/3/x)");
    QVERIFY(dialog_->runButton().isEnabled());
    QCOMPARE(answer(), std::string("abs(ball/x - robots/left/3/x) > 0"));
  }
  void escapeRunsNothing()
  {
    open();
    QSignalSpy asked(dialog_, &RunUntilDialog::asked);
    QTest::keyClick(dialog_, Qt::Key_Escape);
    QVERIFY(!dialog_->isVisible() && asked.isEmpty());
  }

private:
  static FramePtr frameAt(double time)
  {
    auto frame = std::make_shared<Frame>();
    frame->structure = std::make_shared<const SceneStructure>();
    frame->time = time;
    return frame;
  }
  void open(const std::optional<RunUntil>& last = {})
  {
    dialog_ = new RunUntilDialog(state_, last, nullptr);
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog_));
  }
  QStringList texts() const
  {
    QStringList all;
    for(int i = 0; i < dialog_->kinds().count(); ++i)
      all << dialog_->kinds().itemText(i);
    return all;
  }
  /// Presses Return. @return what is asked then
  std::string answer()
  {
    std::string text;
    connect(dialog_, &RunUntilDialog::asked, this, [&text](const RunUntil& until) { text = until.text(); });
    QTest::keyClick(dialog_, Qt::Key_Return);
    return text;
  }

  SessionState state_;
  QPointer<RunUntilDialog> dialog_;
};

QTEST_MAIN(RunUntilDialogTest)
#include "RunUntilDialogTest.moc"
