#include "physics/exact/solver/WorkCrew.h"

#include "physics/OdeHandles.h"

namespace sparkwright::physics
{

WorkCrew::WorkCrew(int threads)
{
  for(int i = 1; i < threads; ++i)
    workers_.emplace_back([this, i] { wait(static_cast<std::size_t>(i)); });
}

WorkCrew::~WorkCrew()
{
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  begins_.notify_all();
  for(std::thread& worker : workers_)
    worker.join();
}

void WorkCrew::takeJobs(const Work& work, std::size_t jobs, std::size_t worker)
{
  for(std::size_t job = next_++; job < jobs; job = next_++)
    work(job, worker);
}

void WorkCrew::run(std::size_t jobs, const Work& work)
{
  if(workers_.empty() || jobs < 2)
  {
    for(std::size_t job = 0; job < jobs; ++job)
      work(job, 0);
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    jobs_ = jobs;
    next_ = 0;
    working_ = workers_.size();
    ++round_;
  }
  begins_.notify_all();
  takeJobs(work, jobs, 0);
  std::unique_lock lock(mutex_);
  ends_.wait(lock, [this] { return working_ == 0; });
}

void WorkCrew::wait(std::size_t worker)
{
  useEngine();
  std::uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  for(;;)
  {
    begins_.wait(lock, [&] { return ending_ || round_ != seen; });
    if(ending_)
      return;
    seen = round_;
    const Work& work = *work_;
    const std::size_t jobs = jobs_;
    lock.unlock();
    takeJobs(work, jobs, worker);
    lock.lock();
    if(--working_ == 0)
      ends_.notify_one();
  }
}

} // namespace sparkwright::physics
