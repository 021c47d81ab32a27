#pragma once

// Private to physics.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sparkwright::physics
{

/// Threads that share out independent jobs; the calling thread is one of them.
class WorkCrew
{
public:
  /// A job, and which of the threads does it, from 0.
  using Work = std::function<void(std::size_t job, std::size_t worker)>;

  explicit WorkCrew(int threads); ///< ≥ 1, the calling one included
  ~WorkCrew();
  WorkCrew(const WorkCrew&) = delete;
  WorkCrew& operator=(const WorkCrew&) = delete;

  std::size_t size() const { return workers_.size() + 1; }
  /// Does all jobs, begun in their order, and returns when they are done.
  void run(std::size_t jobs, const Work& work);

private:
  void wait(std::size_t worker);
  void takeJobs(const Work& work, std::size_t jobs, std::size_t worker);

  std::vector<std::thread> workers_;
  std::mutex mutex_;
  std::condition_variable begins_, ends_;
  const Work* work_ = nullptr;
  std::size_t jobs_ = 0;
  std::uint64_t round_ = 0;  ///< Of run().
  std::size_t working_ = 0;  ///< Workers that have not finished this round.
  bool ending_ = false;
  std::atomic<std::size_t> next_ = 0;
};

} // namespace sparkwright::physics
