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
    for(const char* const text : {"500 cycles", "goal", "foul", "event", "ball/speed <= 0.25", "(ball/x > 1 and ball/z < 0.1) != 0"})
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
  void conditionsAreWrittenAsOnTheCommandLine_data()
  {
    QTest::addColumn<QString>("written");
    for(const char* const text : {"ball/speed > 2.5", "abs(ball/x) > 10 and ball/speed < 0.1", "not ball/x > 3", "(ball/x > 1) or (ball/y > 1)",
                                  "not (ball/x > 3)", "(ball/x > 1)"})
      QTest::newRow(text) << text;
  }
  void conditionsAreWrittenAsOnTheCommandLine()
  {
    QFETCH(const QString, written);
    const RunUntil until = std::get<RunUntil>(RunUntil::parse(written.toStdString()));
    open();
    dialog_->kinds().setCurrentIndex(dialog_->kinds().count() - 1);
    dialog_->signalNames().setCurrentText(written);
    dialog_->value().setValue(7); // Is not asked for.
    QVERIFY(dialog_->runButton().isEnabled());
    QVERIFY(!dialog_->comparisons().isEnabled() && !dialog_->value().isEnabled());
    QCOMPARE(answer(), until.text());
    // It is offered again as it was written.
    delete dialog_;
    open(until);
    if(until.name.starts_with('('))
      QCOMPARE(dialog_->signalNames().currentText(), written);
    QCOMPARE(answer(), until.text());
  }
  void wrongConditionsAreTold()
  {
    open();
    dialog_->kinds().setCurrentIndex(dialog_->kinds().count() - 1);
    for(const char* const text : {"ball/x > 1 and", "ball/x > fast", "ball/x > 1 and ball/y <"})
    {
      dialog_->signalNames().setCurrentText(text);
      QVERIFY2(!dialog_->runButton().isEnabled(), text);
      const LocalText problem = std::get<LocalText>(RunUntil::parse(text));
      const auto labels = dialog_->findChildren<QLabel*>();
      QVERIFY2(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == QString::fromStdString(problem.english()); }), text);
    }
    dialog_->signalNames().setCurrentText("ball/x");
    QVERIFY(dialog_->runButton().isEnabled() && dialog_->value().isEnabled());
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
