#include "app/ide/common/DrawingThread.h"

#include <utility>

namespace sparkwright
{

DrawingThread::~DrawingThread()
{
  {
    const std::lock_guard lock(mutex_);
    quit_ = true;
    jobs_.clear();
  }
  changed_.notify_all();
  if(thread_.joinable())
    thread_.join();
}

void DrawingThread::post(Job job)
{
  const std::lock_guard lock(mutex_);
  jobs_.push_back(std::move(job));
  if(!thread_.joinable())
    thread_ = std::thread([this] { main(); });
  changed_.notify_all();
}

int DrawingThread::pending() const
{
  const std::lock_guard lock(mutex_);
  return static_cast<int>(jobs_.size()) + busy_;
}

void DrawingThread::main()
{
  std::unique_lock lock(mutex_);
  while(true)
  {
    changed_.wait(lock, [this] { return quit_ || !jobs_.empty(); });
    if(quit_)
      break;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    busy_ = true;
    lock.unlock();
    job();
    lock.lock();
    busy_ = false;
  }
  lock.unlock();
  if(last_)
    last_();
}

} // namespace sparkwright
