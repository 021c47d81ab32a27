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

void ExportJob::start(std::vector<RecordedFile> files, std::filesystem::path target, ExportChoice choice)
{
  job_ = std::make_unique<Job>();
  job_->thread = std::thread(
      [job = job_.get(), files = std::move(files), target = std::move(target), choice = std::move(choice)]
      {
        OpenRecordingOptions options;
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
