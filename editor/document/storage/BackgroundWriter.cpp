#include "editor/document/storage/BackgroundWriter.h"

namespace sparkwright
{

BackgroundWriter::~BackgroundWriter()
{
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  if(thread_.joinable())
    thread_.join();
}

void BackgroundWriter::post(std::function<void()> job)
{
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    if(!thread_.joinable())
      thread_ = std::thread([this] { work(); });
  }
  changed_.notify_all();
}

void BackgroundWriter::wait()
{
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return jobs_.empty() && !busy_; });
}

void BackgroundWriter::work()
{
  std::unique_lock lock(mutex_);
  for(;;)
  {
    changed_.wait(lock, [this] { return !jobs_.empty() || ending_; });
    if(jobs_.empty())
      return;
    const std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    busy_ = true;
    lock.unlock();
    job();
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

} // namespace sparkwright
