#include "app/ide/plots/RunSampler.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "core/signal/SignalReader.h"

namespace sparkwright
{

namespace
{

constexpr int lookEvery = 50; // ms
constexpr std::size_t pieceRows = 500;

} // namespace

RunSampler::RunSampler(QObject* parent) : QObject(parent)
{
  timer_.setInterval(lookEvery);
  connect(&timer_, &QTimer::timeout, this, &RunSampler::look);
}

RunSampler::~RunSampler() { cancel(); }

void RunSampler::cancel()
{
  timer_.stop();
  if(!job_)
    return;
  job_->cancelled = true;
  job_->thread.join();
  job_.reset();
}

void RunSampler::start(Open open, std::vector<std::string> paths)
{
  cancel();
  job_ = std::make_unique<Job>();
  job_->thread = std::thread(
      [job = job_.get(), open = std::move(open), paths = std::move(paths)]
      {
        read(*job, open, paths);
        job->over = true;
      });
  timer_.start();
}

void RunSampler::read(Job& job, const Open& open, const std::vector<std::string>& paths)
{
  OpenRecordingOptions options;
  options.progress = [&job](double) { return !job.cancelled; };
  const OpenedRecording opened = open(options);
  if(!opened.frames)
  {
    const std::lock_guard lock(job.mutex);
    job.problem = opened.problem;
    return;
  }
  FrameSequence& run = *opened.frames;
  const std::size_t count = run.count(), step = count / mostSamples + 1;
  SignalReader reader(paths);
  std::vector<double> values(paths.size());
  SamplePiece piece;
  FramePtr before;
  std::size_t beforeIndex = 0;
  const auto hand = [&]
  {
    std::map<std::string, Quantity> quantities;
    for(std::size_t i = 0; i < paths.size(); ++i)
      if(reader.knows(i))
        quantities[paths[i]] = reader.quantity(i);
    const std::lock_guard lock(job.mutex);
    job.pieces.push_back(std::exchange(piece, {}));
    job.quantities.merge(quantities);
  };
  for(std::size_t i = 0; i < count && !job.cancelled; i += step)
  {
    const FramePtr frame = run.frame(i);
    if(!frame)
      continue;
    if(i > 0 && (!before || beforeIndex != i - 1))
      before = run.frame(i - 1);
    reader.read(*frame, {.before = before.get(), .joints = run.joints(i)}, values);
    piece.times.push_back(run.time(i));
    piece.values.insert(piece.values.end(), values.begin(), values.end());
    before = frame;
    beforeIndex = i;
    job.done = static_cast<double>(i + 1) / static_cast<double>(count);
    if(piece.times.size() >= pieceRows)
      hand();
  }
  if(!piece.times.empty())
    hand();
}

void RunSampler::look()
{
  const bool over = job_->over; // Before the pieces are taken, so that none is left behind.
  std::vector<SamplePiece> pieces;
  std::map<std::string, Quantity> quantities;
  {
    const std::lock_guard lock(job_->mutex);
    pieces.swap(job_->pieces);
    quantities = job_->quantities;
  }
  std::unique_ptr<Job> ended;
  if(over)
  {
    timer_.stop();
    job_->thread.join();
    ended = std::move(job_);
  }
  if(!pieces.empty())
    emit described(quantities);
  for(const SamplePiece& piece : pieces)
    emit sampled(piece);
  if(ended)
    emit finished(inWindow(ended->problem));
}

} // namespace sparkwright
