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

/// A behaviour with what it is told and what it says. While it thinks, it belongs to its thread.
struct Brain
{
  std::shared_ptr<Behavior> behavior;
  bool begun = false; ///< begin() has been called.
  std::string heard;  ///< Percepts for the next think().
  std::string said;   ///< The answer to them.
  std::optional<Diagnostic> failure; ///< What it has thrown.
  double seconds = 0;                ///< Time of the processor that the last call took.

  /// Calls begin(), later think(); nothing escapes.
  void think() noexcept;
};

/// Threads in which behaviours think. One that does not come back is given up together with its thread, and another one
/// goes on with the others.
class ThinkingThreads
{
public:
  /// @param threads   that think side by side, at least 1
  /// @param patience  s of wall time for each brain's call; 0: for ever
  ThinkingThreads(int threads, double patience);
  ~ThinkingThreads();
  ThinkingThreads(const ThinkingThreads&) = delete;
  ThinkingThreads& operator=(const ThinkingThreads&) = delete;

  /// Lets these think, side by side as far as there are threads. Those of the last time must be finished.
  void start(std::span<const std::shared_ptr<Brain>> brains);
  /// Waits for all. @return those that were given up: their threads may still be at work on them
  std::vector<std::shared_ptr<Brain>> finish();

private:
  using Clock = std::chrono::steady_clock;

  struct Worker
  {
    std::thread thread;
    std::shared_ptr<Brain> current; ///< What it is at work on.
    Clock::time_point since;
    bool abandoned = false;
  };
  /// Outlives this object as long as an abandoned thread does.
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
