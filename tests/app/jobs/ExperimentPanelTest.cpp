#include "JobsWindow.h"

#include "app/ide/session/SessionPart.h"
#include "app/ide/trust/TrustSheet.h"

#include <QLineEdit>
#include <QMenu>
#include <QTabBar>

using namespace sparkwright;

/// What the dock of experiments and the dialog for new ones show, without runs.
class ExperimentPanelTest : public QObject, private test::JobsWindow
{
  Q_OBJECT
private slots:
  void init() { QVERIFY(openWindow()); }
  void cleanup() { close(); }

  void anEmptyDockSaysWhatItIsFor();
  void aLongNameMakesTheWindowNoWider();
  void aBadJobFileIsToldWithItsPlace();
  void averagesHaveIntervals();
  void resultsArePlottedOverParameters();
  void tournamentsHaveStandings();
  void rowsAreSortedByNumbers();
  void repeatsThatDifferAreTold();
  void aFileIsOpenedBesideTheScene();
  void theDialogSaysWhatIsMissing();
  void whatIsVariedIsTyped();
  void programsOfAJobAreAskedForBeforeTheyStart();

private:
  void showTab(const QString& name)
  {
    QTabBar* const bar = panel().tabs().tabBar();
    for(int i = 0; i < bar->count(); ++i)
      if(bar->tabText(i) == name && bar->isTabVisible(i))
        return QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
    QFAIL("There is no such tab.");
  }
  ExperimentDialog& openDialog()
  {
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "setups/demo.rb";
    window_->refresh();
    part().askForNew();
    return *part().dialog();
  }
};

namespace
{

constexpr const char* sweep = R"(scene = "setups/demo.rb"
seeds = "1-4"
until = 10
[vary.variables]
BeamNoiseXY = [0.0, 0.5]
)";

} // namespace

void ExperimentPanelTest::anEmptyDockSaysWhatItIsFor()
{
  part().openJob(path("none.sparkjobs"));
  QVERIFY(QTest::qWaitFor([this] { return !panel().problem().isEmpty(); }));
  QVERIFY2(panel().problem().contains("cannot read the job file"), qPrintable(panel().problem()));
  QVERIFY(experiment().state() == Experiment::State::Empty);
  QStringList texts;
  for(const QLabel* const label : panel().findChildren<QLabel*>())
    if(label->isVisible())
      texts << label->text();
  QVERIFY2(texts.join(' ').contains("Experiments run a simulation many times"), qPrintable(texts.join('|')));
}

void ExperimentPanelTest::aLongNameMakesTheWindowNoWider()
{
  QVERIFY(
      openJob(write("long.sparkjobs", QByteArray(sweep) + "\n[[match]]\nname = \"" + QByteArray(300, 'x') + "\"\n")));
  QVERIFY(openJob(write(QString(200, 'y') + ".sparkjobs", sweep)));
  const int width = panel().minimumSizeHint().width();
  QVERIFY2(width < 120 * panel().fontMetrics().averageCharWidth(), qPrintable(QString::number(width)));
}

void ExperimentPanelTest::aBadJobFileIsToldWithItsPlace()
{
  window_->openFile(write("bad.sparkjobs", "scene = \"a.rsg\"\nuntil = 1\nseed = 3\n"));
  QVERIFY(QTest::qWaitFor([this] { return !panel().problem().isEmpty(); }));
  QVERIFY2(panel().problem().contains("bad.sparkjobs:3:1"), qPrintable(panel().problem()));
  QVERIFY2(panel().problem().contains("no setting `seed`"), qPrintable(panel().problem()));
  QVERIFY(session_->opened.empty());
}

void ExperimentPanelTest::averagesHaveIntervals()
{
  const QString file = write("sweep.sparkjobs", sweep);
  writeResults(file);
  QVERIFY(openJob(file));
  showTab("Averages");
  AveragesView& averages = panel().averages();
  QCOMPARE(averages.topLevelItemCount(), 2);
  QCOMPARE(averages.topLevelItem(1)->text(0), QString("BeamNoiseXY = 0.5"));
  QCOMPARE(averages.topLevelItem(1)->text(1), QString("4 of 4"));
  QCOMPARE(averages.headerItem()->text(3), QString("Score, left team"));
  QCOMPARE(averages.topLevelItem(1)->text(3), QString("2.5 ± 2.05")); // 1, 2, 3, 4: 3.182 · 1.291 / 2
}

void ExperimentPanelTest::resultsArePlottedOverParameters()
{
  const QString file = write("sweep.sparkjobs", sweep);
  writeResults(file);
  QVERIFY(openJob(file));
  showTab("Plot");
  ResultPlotPage& page = panel().plotPage();
  QCOMPARE(page.parameterBox().currentText(), QString("BeamNoiseXY"));
  QCOMPARE(page.plot().dotCount(), 8);
  QCOMPARE(page.plot().meanCount(), 2);
  page.parameterBox().setFocus();
  QTest::keyClick(&page.parameterBox(), Qt::Key_Down);
  QCOMPARE(page.parameterBox().currentText(), QString("Seed"));
  QCOMPARE(page.plot().meanCount(), 4);
  const auto data = plotOf(experiment().job(), experiment().rows(), {ResultQuantity::Kind::ScoreLeft, 0},
                           {ResultQuantity::Kind::Parameter, 0});
  QCOMPARE(data.means.size(), std::size_t(2));
  QCOMPARE(data.means[1].x, 0.5);
  QCOMPARE(data.means[1].y, 2.5);
  QVERIFY(!page.plot().picture().isNull());
}

void ExperimentPanelTest::tournamentsHaveStandings()
{
  const QString file =
      write("cup.sparkjobs", "seeds = [2]\nuntil = 10\n[[team]]\nname = \"Red\"\n[[team]]\nname = \"Blue\"\n");
  writeResults(file);
  QVERIFY(openJob(file));
  showTab("Standings");
  StandingsView& table = panel().standingsView();
  QCOMPARE(table.topLevelItemCount(), 2);
  QCOMPARE(table.topLevelItem(0)->text(0), QString("Red"));
  QCOMPARE(table.topLevelItem(0)->text(5), QString("2 : 0"));
  QCOMPARE(table.topLevelItem(0)->text(6), QString("3"));
  QCOMPARE(panel().frontTable().second, QString("standings.csv"));

  const QString other = write("sweep.sparkjobs", sweep); // Without teams.
  QVERIFY(openJob(other));
  QVERIFY(!panel().tabs().isTabVisible(panel().tabs().indexOf(&table)));
}

void ExperimentPanelTest::rowsAreSortedByNumbers()
{
  const QString file = write("many.sparkjobs", "scene = \"a.rsg\"\nuntil = 1\nseeds = \"1-12\"\n");
  QVERIFY(openJob(file));
  QCOMPARE(cell(9, RunsModel::Number), QString("10"));
  QHeaderView* const head = panel().table().horizontalHeader();
  QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                    QPoint(head->sectionViewportPosition(RunsModel::Number) + 5, head->height() / 2));
  QCOMPARE(cell(0, RunsModel::Number), QString("12"));
}

void ExperimentPanelTest::repeatsThatDifferAreTold()
{
  const QString file = write("twice.sparkjobs", "scene = \"a.rsg\"\nuntil = 1\nrepeat = 2\n");
  writeResults(file); // With digests of their own.
  QVERIFY(openJob(file));
  QVERIFY2(panel().problem().startsWith("Runs 1 and 2 have the same settings"), qPrintable(panel().problem()));
}

void ExperimentPanelTest::aFileIsOpenedBesideTheScene()
{
  window_->openFile(write("sweep.sparkjobs", sweep));
  QVERIFY(waitUntilIdle(20000));
  QCOMPARE(experiment().runs().size(), std::size_t(8));
  QVERIFY(session_->opened.empty());
}

void ExperimentPanelTest::theDialogSaysWhatIsMissing()
{
  ExperimentDialog& dialog = openDialog();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  dialog.target().setText(path("new.sparkjobs"));
  QVERIFY(dialog.runButton().isEnabled());
  const std::pair<QLineEdit*, QString> wrong[] = {
      {&dialog.seeds(), "1-"}, {&dialog.until(), "sometime"}, {&dialog.target(), " "}};
  for(const auto& [line, text] : wrong)
  {
    const QString before = line->text();
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QVERIFY2(!dialog.runButton().isEnabled() && !dialog.hint().isEmpty(), qPrintable(text));
    line->setText(before);
    QVERIFY2(dialog.runButton().isEnabled(), qPrintable(dialog.hint()));
  }
  click(dialog.saveButton());
  QVERIFY(QFile::exists(path("new.sparkjobs")));
  QVERIFY(QTest::qWaitFor([this] { return experiment().state() == Experiment::State::Idle; }, 20000));
  QCOMPARE(experiment().count(RunStatus::State::Running), 0);
}

void ExperimentPanelTest::whatIsVariedIsTyped()
{
  ExperimentDialog& dialog = openDialog();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  dialog.target().setText(path("new.sparkjobs"));
  dialog.seeds().setText("7");
  click(dialog.addVariableButton());
  auto* editor = dialog.parameters().findChild<QLineEdit*>();
  QVERIFY(editor);
  QTest::keyClicks(editor, "BeamNoiseXY");
  QTest::keyClick(editor, Qt::Key_Return);
  QVERIFY2(QTest::qWaitFor([&] { return dialog.hint().startsWith("Give BeamNoiseXY values"); }),
           qPrintable(dialog.hint()));
  QVERIFY(!dialog.runButton().isEnabled());
  dialog.parameters().item(0, 2)->setText("0, 0.5");
  QVERIFY2(dialog.hint().startsWith("2 run"), qPrintable(dialog.hint()));
  click(dialog.addRobotButton());
  dialog.parameters().item(1, 1)->setText("*.ThighRelHip2_Z");
  dialog.parameters().item(1, 2)->setText("-0.04, -0.05, -0.06");
  QVERIFY2(dialog.hint().startsWith("6 run"), qPrintable(dialog.hint()));
  const auto made = dialog.job();
  const Job* const job = std::get_if<Job>(&made);
  QVERIFY(job);
  QVERIFY(job->parameters[1].kind == JobParameter::Kind::RobotValue);
  click(dialog.removeButton());
  QVERIFY2(dialog.hint().startsWith("2 run"), qPrintable(dialog.hint()));
}

void ExperimentPanelTest::programsOfAJobAreAskedForBeforeTheyStart()
{
  const QString mark = path("started");
  write("red.sparkteam", "[[program]]\ncommand = 'sh'\narguments = ['-c', 'touch " + mark.toUtf8() + "']\n");
  QVERIFY(openJob(write("cup.sparkjobs", "at-most = 1\nconnect-limit = 1\ntiming = 'real-time'\n[[team]]\nname = 'Red'\n"
                                         "file = 'red.sparkteam'\n[[team]]\nname = 'Blue'\nplayers = 1\n")));
  click(panel().runButton());
  QPointer<TrustSheet> sheet = window_->findChild<TrustSheet*>();
  QVERIFY(sheet && sheet->isVisible());
  QVERIFY(experiment().state() == Experiment::State::Idle);
  QCOMPARE(sheet->entries().topLevelItemCount(), 1);
  QVERIFY(sheet->entries().topLevelItem(0)->child(0)->text(0).contains("touch "));
  QTest::keyClick(sheet, Qt::Key_Escape);
  QVERIFY(QTest::qWaitFor([&] { return !sheet; }));
  QVERIFY(experiment().state() == Experiment::State::Idle && !QFile::exists(mark));
  click(panel().runButton());
  sheet = window_->findChild<TrustSheet*>();
  QVERIFY(sheet);
  click(sheet->startButton());
  QVERIFY(experiment().state() == Experiment::State::Running);
  QVERIFY(waitUntilIdle());
  QVERIFY(QFile::remove(mark)); // It has started, and what its command names is as it was.
  // It is not asked again.
  click(panel().retryButton());
  QVERIFY(!window_->findChild<TrustSheet*>());
  QVERIFY(waitUntilIdle());
  QVERIFY(QFile::exists(mark));
}

QTEST_MAIN(ExperimentPanelTest)
#include "ExperimentPanelTest.moc"
