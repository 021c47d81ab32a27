#include "JobsWindow.h"

#include "app/ide/replay/ReplayPart.h"
#include "core/run/Project.h"

#include <QFileDialog>
#include <QLineEdit>

using namespace sparkwright;

/// Experiments by mouse and keys, with real runs of the server.
class ExperimentRunsTest : public QObject, private test::JobsWindow
{
  Q_OBJECT
private slots:
  void init() { QVERIFY(openWindow()); }
  void cleanup() { close(); }

  void sweepTwentySeedsAndExportTheTable();
  void runsAreStoppedAndGoOn();
  void failedRunsSayWhyAndAreDoneOnceMore();
  void aRunIsRepeatedInTheWindow();
  void aRecordedRunIsWatched();
  void closingTheWindowEndsTheRuns();

private:
  void fill(QLineEdit& line, const QString& text)
  {
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, text);
  }
};

namespace
{

constexpr const char* endless = R"(scene = "setups/demo.rb"
seeds = "1-6"
until = 3
parallel = 1
[variables]
"Demo.Players" = 1
)";

} // namespace

void ExperimentRunsTest::sweepTwentySeedsAndExportTheTable()
{
  session_->now.phase = SessionState::Phase::Ready;
  session_->now.scene = "setups/demo.rb";
  session_->now.variables = {{"Demo.Players", "1"}};
  const auto isOffered = [this]
  {
    window_->refresh();
    return std::ranges::any_of(window_->actions().all(), [](const QAction* action)
                               { return action->shortcut() == QKeySequence("Ctrl+Alt+X") && action->isEnabled(); });
  };
  QVERIFY(QTest::qWaitFor(isOffered));
  QTest::keyClick(window_.get(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
  ExperimentDialog* const dialog = part().dialog();
  QVERIFY(dialog);
  QVERIFY(QTest::qWaitForWindowExposed(dialog));
  fill(dialog->seeds(), "1-20");
  fill(dialog->measure(), "ball/x, ball/speed");
  fill(dialog->target(), path("twenty.sparkjobs"));
  dialog->atMost().setFocus();
  dialog->atMost().selectAll();
  QTest::keyClicks(&dialog->atMost(), "1");
  QTest::keyClick(&dialog->atMost(), Qt::Key_Tab);
  QVERIFY2(dialog->hint().startsWith("20 run"), qPrintable(dialog->hint()));
  click(dialog->runButton());

  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Done) == 20 && !experiment().busy(); },
                          200000));
  QVERIFY(panel().isVisible());
  QCOMPARE(panel().table().model()->rowCount(), 20);
  QCOMPARE(cell(19, RunsModel::Name), QString("seed 20"));
  QCOMPARE(cell(19, RunsModel::State), QString("Done"));
  QCOMPARE(cell(19, RunsModel::Time), QString("1.00 s"));
  QVERIFY2(panel().summary().startsWith("20 of 20 run"), qPrintable(panel().summary()));

  click(panel().exportButton());
  auto* const save = window_->findChild<QFileDialog*>("exportResults");
  QVERIFY(save);
  QVERIFY(QTest::qWaitForWindowExposed(save));
  auto* const name = save->findChild<QLineEdit*>("fileNameEdit");
  QVERIFY(name);
  fill(*name, path("table.csv"));
  QTest::keyClick(name, Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path("table.csv")); }));
  const QStringList lines = read(path("table.csv")).split('\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 21);
  QVERIFY2(lines[0].startsWith("run,name,left,right,seed,repetition,state,"), qPrintable(lines[0]));
  QSet<QString> digests;
  for(int i = 1; i <= 20; ++i)
  {
    QVERIFY2(lines[i].startsWith(QString("%1,seed %1,,,%1,1,done,").arg(i)), qPrintable(lines[i]));
    digests << lines[i].section(',', -2, -2);
  }
  QCOMPARE(digests.size(), 20);
}

void ExperimentRunsTest::runsAreStoppedAndGoOn()
{
  QVERIFY(openJob(write("six.sparkjobs", endless)));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Done) >= 1; }, 60000));
  QVERIFY(!panel().runButton().isEnabled());
  click(panel().stopButton());
  QVERIFY(waitUntilIdle());
  const int done = experiment().count(RunStatus::State::Done);
  QVERIFY(done >= 1 && done < 6);
  QCOMPARE(cell(5, RunsModel::State), QString("Not run yet"));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Done) == 6; }, 120000));
  QVERIFY(waitUntilIdle());
  QCOMPARE(read(path("six.results/results.jsonl")).count('\n'), 6);
  QVERIFY(!panel().runButton().isEnabled()); // Nothing is left.
}

void ExperimentRunsTest::failedRunsSayWhyAndAreDoneOnceMore()
{
  QVERIFY(openJob(write("mine.sparkjobs", "scene = \"mine.rsg\"\nuntil = 0.1\nseeds = [1, 2]\n")));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Failed) == 2; }, 60000));
  QVERIFY(waitUntilIdle());
  QVERIFY2(cell(0, RunsModel::State).startsWith("Failed: ended with exit code 2: "),
           qPrintable(cell(0, RunsModel::State)));
  const QString tip = panel().table().model()->index(0, RunsModel::State).data(Qt::ToolTipRole).toString();
  QVERIFY2(tip.contains("mine.rsg"), qPrintable(tip));

  QVERIFY(!panel().runButton().isEnabled()); // All have a result.
  click(panel().retryButton());
  QVERIFY(experiment().state() == Experiment::State::Running);
  QVERIFY(waitUntilIdle());
  QCOMPARE(experiment().count(RunStatus::State::Failed), 2);

  QVERIFY(QFile::copy(SPARKWRIGHT_SOURCE_DIR "/resources/examples/pendulum.rsg", path("mine.rsg")));
  // The job says mine.rsg, which is now beside it: read it again.
  QVERIFY(openJob(path("mine.sparkjobs")));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Done) == 2; }, 60000));
}

void ExperimentRunsTest::aRunIsRepeatedInTheWindow()
{
  const QString file = write("four.sparkjobs", "scene = \"setups/demo.rb\"\nuntil = 1\nseeds = [3, 4]\n"
                                               "[vary.variables]\n\"Demo.Players\" = [1]\n");
  writeResults(file);
  QVERIFY(openJob(file));
  QTableView& table = panel().table();
  const QRect place = table.visualRect(table.model()->index(1, RunsModel::Name));
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place.center());
  QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place.center());
  QVERIFY(!session_->opened.empty());
  Diagnostic problem;
  const auto project = readProject(session_->opened.back(), problem);
  QVERIFY2(project, problem.text().c_str());
  QCOMPARE(project->scene, std::string("setups/demo.rb"));
  QCOMPARE(project->seed, std::uint64_t(4));
  QCOMPARE(project->variables, (JobVariables{{"Demo.Players", "1"}}));
}

void ExperimentRunsTest::aRecordedRunIsWatched()
{
  QVERIFY(openJob(write("box.sparkjobs", "scene = \"examples/falling_boxes.rsg\"\nuntil = 1\nrecord = true\n")));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().count(RunStatus::State::Done) == 1; }, 60000));
  QTableView& table = panel().table();
  const QPoint place = table.visualRect(table.model()->index(0, RunsModel::Name)).center();
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
  QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place);
  ReplayPart& replay = window_->part<ReplayPart>();
  QVERIFY(QTest::qWaitFor([&] { return replay.replay() != nullptr; }, 20000));
  QVERIFY(replay.files().front().path.filename() == "recording.mcap");
  QVERIFY(session_->opened.empty());
}

void ExperimentRunsTest::closingTheWindowEndsTheRuns()
{
  const QString file = write("long.sparkjobs", QByteArray(endless).replace("until = 3", "until = 100000"));
  QVERIFY(openJob(file));
  click(panel().runButton());
  QVERIFY(QTest::qWaitFor([this] { return experiment().status(0).progress.time > 0; }, 60000));
  close();
  Diagnostic problem;
  const auto job = readJob(file.toStdString(), problem);
  QVERIFY(job);
  QVERIFY2(ResultStore::open(resultFolder(*job), {}, ResultStore::Use::Write, problem), problem.text().c_str());
  open(); // For cleanup().
}

QTEST_MAIN(ExperimentRunsTest)
#include "ExperimentRunsTest.moc"
