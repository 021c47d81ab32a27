#include "app/ide/export/ExportJob.h"

#include "core/record/opening/OpenRecording.h"

namespace sparkwright
{

ExportJob::ExportJob(QObject* parent) : QObject(parent)
{
  constexpr int lookEvery = 50; // ms
  timer_.setInterval(lookEvery);
  connect(&timer_, &QTimer::timeout, this, &ExportJob::look);
}

ExportJob::~ExportJob()
{
  if(!job_)
    return;
  job_->cancelled = true;
  job_->thread.join();
}

void ExportJob::start(std::vector<RecordedFile> files, bool running, std::filesystem::path target, ExportChoice choice)
{
  job_ = std::make_unique<Job>();
  job_->thread = std::thread(
      [job = job_.get(), files = std::move(files), running, target = std::move(target), choice = std::move(choice)]
      {
        constexpr std::size_t mostReports = 100;
        std::vector<Diagnostic> damage;
        OpenRecordingOptions options;
        options.running = running;
        options.report = [&damage](const Diagnostic& diagnostic)
        {
          if(diagnostic.severity >= Diagnostic::Severity::Warning && damage.size() < mostReports)
            damage.push_back(diagnostic);
        };
        options.progress = [job](double) { return !job->cancelled; };
        const OpenedRecording opened = openRecordings(files, options);
        if(opened.frames)
          job->result = exportRun(*opened.frames, target, choice,
                                  [job](double share)
                                  {
                                    job->done = share;
                                    return !job->cancelled;
                                  });
        else
          job->result.problem = opened.problem;
        job->result.damage = std::move(damage);
        job->over = true;
      });
  timer_.start();
}

void ExportJob::cancel()
{
  if(job_)
    job_->cancelled = true;
}

void ExportJob::look()
{
  emit progressed(job_->done);
  if(!job_->over)
    return;
  timer_.stop();
  job_->thread.join();
  const std::unique_ptr<Job> ended = std::move(job_);
  emit finished(ended->result);
}

} // namespace sparkwright
