#pragma once

#include "app/jobs/plan/JobPlan.h"
#include "app/jobs/runner/JobRunner.h"

#include <QFile>
#include <QTemporaryDir>

#include <chrono>
#include <string>

namespace sparkwright
{

/// A shell script in the place of the server, which does by its seed what servers may do: 3 crashes, 4 ends with an
/// error, 5 goes on for ever, even when it is asked to end, 6 leaves no summary, 7 goes on until it is asked to end;
/// all others are done at once.
class FakeServer
{
public:
  FakeServer() { write(); }

  /// A job with these seeds.
  Job job(std::vector<std::uint64_t> seeds) const
  {
    Job job;
    job.scene = "setups/demo.rb";
    job.atMost = 2.5;
    job.matches.emplace_back();
    job.seeds = std::move(seeds);
    return job;
  }
  std::filesystem::path results() const { return folder.filePath("results").toStdString(); }
  RunSetting setting() const
  {
    RunSetting setting;
    setting.server = folder.filePath("server").toStdString();
    setting.results = results();
    setting.grace = 0.3;
    return setting;
  }
  /// Seeds of all runs so far, as they were started.
  QStringList started() const
  {
    QFile file(folder.filePath("started"));
    return file.open(QIODevice::ReadOnly) ? QString(file.readAll()).split('\n', Qt::SkipEmptyParts) : QStringList();
  }

  QTemporaryDir folder;

private:
  void write();
};

inline std::vector<PlannedRun> planOfJob(const Job& job)
{
  Diagnostic problem;
  return planRuns(job, problem);
}

inline double wallClock()
{
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace sparkwright
