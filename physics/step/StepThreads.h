#pragma once

// Private to physics.

#include "physics/World.h"

#include <ode/ode.h>

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace sparkwright::physics
{

/// Solves the islands of a step in several threads; an island is a group of bodies connected by joints and contacts.
///
/// In the engine's own thread pool, several threads work at one island and sum up its forces in random order. Here,
/// each island is solved by one thread: jobs posted by a job run in the same thread. Bodies that move also bring their
/// shapes to the front of their space, which affects the order of later contacts; this order is corrected after the
/// step. The results are those of a single-threaded step, bit for bit.
class StepThreads
{
public:
  /// @param count  number of threads, the calling one included, ≥ 2
  StepThreads(World::Impl& world, int count);
  ~StepThreads();
  StepThreads(const StepThreads&) = delete;
  StepThreads& operator=(const StepThreads&) = delete;

  /// Runs a full-matrix step. The world's spaces must be clean.
  void step(double seconds);
  /// Lets the next step run in one thread.
  void release();
  int count() const { return static_cast<int>(workers_.size()) + 1; }

private:
  struct Signal;
  struct Job;
  struct Engine;
  struct Now;

  /// Bodies of one island, in the order in which they were moved.
  struct Island
  {
    std::span<const dBodyID> bodies;
    std::uint64_t serial; ///< Of the first body, the newest awake one.
  };
  /// Bodies moved by one thread in a step.
  struct Moves
  {
    std::vector<dBodyID> bodies;
    std::vector<std::size_t> islands; ///< Start of each island.
    bool islandBegins = false;
  };

  void use();
  static void moved(dBodyID body);
  void orderShapes();
  void bringToFront(dGeomID shape);

  void work(Moves& moves);
  void post(Job& job);
  void run(Job& job);
  void finish(Job* job);
  void runAll(Job* job, Moves& moves);
  void wait(Signal& signal);
  Job* takeShared(std::unique_lock<std::mutex>& lock);

  Job& newJob();
  void freeJob(Job& job);
  void reserve(std::size_t jobs);

  static thread_local Now now;

  World::Impl& world_;
  bool inUse_ = false;
  std::mutex mutex_; ///< Guards all below.
  std::condition_variable changed_;
  std::vector<Job*> shared_; ///< Not posted by a job; for any thread.
  std::deque<Job> jobs_;
  std::vector<Job*> freeJobs_;
  bool ending_ = false;

  std::deque<Moves> moves_; ///< Of each thread, the calling one first.
  std::vector<Island> islands_;
  std::vector<std::thread> workers_;
};

} // namespace sparkwright::physics
