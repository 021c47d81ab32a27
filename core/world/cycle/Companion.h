#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace sparkwright
{

/// A second thread that runs one task at a time, in parallel to the caller.
class Companion
{
public:
  Companion();
  ~Companion();
  Companion(const Companion&) = delete;
  Companion& operator=(const Companion&) = delete;

  /// Runs `task` in the other thread; it must live until join(). No task may be running.
  void start(const std::function<void()>& task);
  /// Waits for the task; rethrows its exception.
  void join();
  /// Whether the task is still running.
  bool busy() const;

private:
  void work();

  mutable std::mutex mutex_; ///< Guards all below.
  std::condition_variable changed_;
  const std::function<void()>* task_ = nullptr;
  std::exception_ptr failure_;
  bool ending_ = false;
  std::thread thread_;
};

} // namespace sparkwright
