#pragma once

#include "core/robot/behavior/Behavior.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace sparkwright
{

/// A behaviour with its percepts and answer. Belongs to its thread while it thinks.
struct Brain
{
  std::shared_ptr<Behavior> behavior;
  bool begun = false; ///< begin() has been called.
  std::string heard;  ///< Percepts for the next think().
  std::string said;   ///< The answer to them.
  std::optional<Diagnostic> failure; ///< The exception that it has thrown.
  double seconds = 0;                ///< CPU time of the last call.

  /// Calls begin() the first time, then think(). Catches all exceptions.
  void think() noexcept;
};

/// Threads in which behaviours think. A behaviour that does not return in time is abandoned with its thread, which is
/// replaced.
class ThinkingThreads
{
public:
  /// @param threads   number of threads, at least 1
  /// @param patience  wall time for each call of a brain, s; 0: no limit
  ThinkingThreads(int threads, double patience);
  ~ThinkingThreads();
  ThinkingThreads(const ThinkingThreads&) = delete;
  ThinkingThreads& operator=(const ThinkingThreads&) = delete;

  /// Starts thinking, in parallel as far as there are threads. finish() must have been called for the former ones.
  void start(std::span<const std::shared_ptr<Brain>> brains);
  /// Waits for all. @return the abandoned ones; their threads may still use them
  std::vector<std::shared_ptr<Brain>> finish();

private:
  using Clock = std::chrono::steady_clock;

  struct Worker
  {
    std::thread thread;
    std::shared_ptr<Brain> current; ///< The brain it works on.
    Clock::time_point since;
    bool abandoned = false;
  };
  /// Shared with abandoned threads, which may outlive this object.
  struct Shared
  {
    std::mutex mutex; ///< Guards all below, and the workers.
    std::condition_variable given, done;
    std::vector<std::shared_ptr<Brain>> brains;
    std::size_t next = 0;
    std::size_t unfinished = 0;
    bool ending = false;
  };

  static void work(const std::shared_ptr<Shared>& shared, const std::shared_ptr<Worker>& self);
  void hire();
  void wait(std::unique_lock<std::mutex>& lock, std::vector<std::shared_ptr<Brain>>& givenUp);
  std::shared_ptr<Brain> abandon(std::size_t index);

  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
  std::vector<std::shared_ptr<Worker>> workers_;
  double patience_;
};

} // namespace sparkwright
