#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace sparkwright
{

/// Writes files in a thread of its own, in the order of the calls, so that a slow disk does not stop the window.
class BackgroundWriter
{
public:
  BackgroundWriter() = default;
  /// Finishes all jobs.
  ~BackgroundWriter();
  BackgroundWriter(const BackgroundWriter&) = delete;
  BackgroundWriter& operator=(const BackgroundWriter&) = delete;

  void post(std::function<void()> job);
  /// Returns when all jobs posted before are done.
  void wait();

private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  bool busy_ = false, ending_ = false;
  std::thread thread_; ///< Started with the first job.
};

} // namespace sparkwright
