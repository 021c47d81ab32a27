#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace sparkwright
{

/// A thread for drawing pictures, independent of the window and its OpenGL context. Starts with the first job.
class DrawingThread
{
public:
  using Job = std::function<void()>;

  DrawingThread() = default;
  /// The destructor waits for the running job and drops the others.
  /// @param last  run at the end, to free what belongs to the thread
  explicit DrawingThread(Job last) : last_(std::move(last)) {}
  ~DrawingThread();
  DrawingThread(const DrawingThread&) = delete;
  DrawingThread& operator=(const DrawingThread&) = delete;

  void post(Job job);
  /// Number of jobs that have not ended.
  int pending() const;

private:
  void main();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  Job last_;
  bool quit_ = false, busy_ = false;
  std::thread thread_;
};

} // namespace sparkwright
