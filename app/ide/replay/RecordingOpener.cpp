#include "app/ide/replay/RecordingOpener.h"

#include "app/ide/common/texts/CoreTexts.h"

#include <QFileInfo>
#include <QTimer>

namespace sparkwright
{

namespace
{

constexpr int lookEvery = 50;      // ms
constexpr int progressAfter = 500; // ms
constexpr std::size_t mostReports = 1000;

} // namespace

RecordingOpener::RecordingOpener(QWidget* window) : QObject(window), window_(window)
{
  auto* const timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &RecordingOpener::look);
  timer->start(lookEvery);
}

RecordingOpener::~RecordingOpener() { end(); }

void RecordingOpener::end()
{
  if(!job_)
    return;
  job_->cancelled = true;
  job_->thread.join();
  job_.reset();
  delete progress_;
}

void RecordingOpener::open(const std::vector<RecordedFile>& files, const QString& name)
{
  end();
  job_ = std::make_unique<Job>();
  job_->file = name;
  progress_ = new QProgressDialog(tr("Opening %1…").arg(QFileInfo(name).fileName()), tr("Cancel"), 0, 1000, window_);
  progress_->setMinimumDuration(progressAfter);
  progress_->setWindowModality(Qt::NonModal);
  OpenRecordingOptions options;
  options.running = name.isEmpty();
  options.progress = [job = job_.get()](double share)
  {
    job->permille = static_cast<int>(share * 1000);
    return !job->cancelled;
  };
  options.report = [reports = reports_](const Diagnostic& diagnostic)
  {
    const std::lock_guard lock(reports->mutex);
    if(reports->list.size() < mostReports)
      reports->list.push_back(diagnostic);
  };
  job_->thread = std::thread(
      [job = job_.get(), options = std::move(options), files]
      {
        job->result = openRecordings(files, options);
        job->done = true;
      });
}

std::vector<Diagnostic> RecordingOpener::takeReports()
{
  const std::lock_guard lock(reports_->mutex);
  return std::exchange(reports_->list, {});
}

/// Whether the thread is done.
void RecordingOpener::look()
{
  if(!job_)
    return;
  if(progress_)
  {
    progress_->setValue(std::min<int>(job_->permille, 999));
    if(progress_->wasCanceled())
      job_->cancelled = true;
  }
  if(!job_->done)
    return;
  job_->thread.join();
  const std::unique_ptr<Job> job = std::move(job_);
  delete progress_;
  if(job->result.frames && !job->cancelled)
    emit opened(std::move(job->result.frames), job->file);
  else
    emit failed(job->file, job->cancelled ? QString() : inWindow(job->result.problem));
}

} // namespace sparkwright
