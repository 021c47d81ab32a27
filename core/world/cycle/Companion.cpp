#include "core/world/cycle/Companion.h"

#include <utility>

namespace sparkwright
{

Companion::Companion() : thread_([this] { work(); }) {}

Companion::~Companion()
{
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Companion::start(const std::function<void()>& task)
{
  {
    const std::lock_guard lock(mutex_);
    task_ = &task;
  }
  changed_.notify_all();
}

void Companion::join()
{
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !task_; });
  if(failure_)
    std::rethrow_exception(std::exchange(failure_, nullptr));
}

bool Companion::busy() const
{
  const std::lock_guard lock(mutex_);
  return task_ != nullptr;
}

void Companion::work()
{
  std::unique_lock lock(mutex_);
  for(;;)
  {
    changed_.wait(lock, [this] { return task_ || ending_; });
    if(ending_)
      return;
    const std::function<void()>& task = *task_;
    lock.unlock();
    std::exception_ptr failure;
    try
    {
      task();
    }
    catch(...)
    {
      failure = std::current_exception();
    }
    lock.lock();
    failure_ = std::move(failure);
    task_ = nullptr;
    changed_.notify_all();
  }
}

} // namespace sparkwright
