#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace sparkwright
{

/// A thread that draws beside the window: the window's own OpenGL is not disturbed, and nobody waits. Starts with the
/// first job.
class DrawingThread
{
public:
  using Job = std::function<void()>;

  DrawingThread() = default;
  /// Waits for the job that runs; those that have not begun are dropped.
  /// @param last  what belongs to the thread is to be freed there
  explicit DrawingThread(Job last) : last_(std::move(last)) {}
  ~DrawingThread();
  DrawingThread(const DrawingThread&) = delete;
  DrawingThread& operator=(const DrawingThread&) = delete;

  void post(Job job);
  /// Jobs that have not ended.
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
