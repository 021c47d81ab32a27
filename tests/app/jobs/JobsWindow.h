#pragma once

#include "app/ide/jobs/JobsPart.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace sparkwright::test
{

/// A window with a folder for job files.
class JobsWindow : protected WindowFixture
{
protected:
  bool openWindow()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    open();
    window_->resize(1400, 950);
    window_->show();
    window_->activateWindow();
    return QTest::qWaitForWindowActive(window_.get());
  }

  JobsPart& part() { return window_->part<JobsPart>(); }
  ExperimentPanel& panel() { return part().panel(); }
  Experiment& experiment() { return part().experiment(); }
  QString path(const QString& name) const { return folder_->filePath(name); }
  QString write(const QString& name, const QByteArray& text)
  {
    QFile file(path(name));
    if(file.open(QIODevice::WriteOnly))
      file.write(text);
    return file.fileName();
  }
  QString read(const QString& file) const
  {
    QFile content(file);
    return content.open(QIODevice::ReadOnly) ? QString::fromUtf8(content.readAll()) : QString();
  }
  /// Opens a job as File > Open does, and waits until it is there.
  bool openJob(const QString& file)
  {
    window_->openFile(file);
    return QTest::qWaitFor([this] { return experiment().state() == Experiment::State::Idle; }, 20000);
  }
  bool waitUntilIdle(int milliseconds = 120000)
  {
    return QTest::qWaitFor([this] { return experiment().state() == Experiment::State::Idle; }, milliseconds);
  }
  void click(QWidget& widget) { QTest::mouseClick(&widget, Qt::LeftButton); }
  /// What a cell of the runs shows, in the order of the screen.
  QString cell(int row, int column) { return panel().table().model()->index(row, column).data().toString(); }
  /// Results of a job without running it: a score that depends on the seed.
  void writeResults(const QString& file)
  {
    Diagnostic problem;
    const auto job = readJob(file.toStdString(), problem);
    QVERIFY2(job, problem.text().c_str());
    const auto store = ResultStore::open(resultFolder(*job), {}, ResultStore::Use::Write, problem);
    QVERIFY2(store, problem.text().c_str());
    for(const PlannedRun& run : planRuns(*job, problem))
    {
      RunResult result;
      result.number = run.number;
      result.key = run.key;
      result.seed = run.seed;
      result.simulatedSeconds = 10;
      result.wallSeconds = 2;
      result.digest = "d" + std::to_string(run.number);
      result.match = true;
      result.teamLeft = "Red";
      result.teamRight = "Blue";
      result.scoreLeft = static_cast<int>(run.seed);
      result.playMode = "GameOver";
      QVERIFY(store->add(result).empty());
    }
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace sparkwright::test
