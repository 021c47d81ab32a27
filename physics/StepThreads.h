#pragma once

// Private to physics/*.cpp.

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

/// Threads that solve the islands of a step side by side; an island is bodies that hold one another by joints and
/// contacts.
///
/// The engine has such a pool of its own, but there several threads work at one island and add up its forces in the order
/// in which they happen to come. Here, what a job posts is done by the thread that runs the job, so an island is solved by
/// one thread. Bodies that move also bring their shapes to the front of their space, and later contacts follow that order;
/// it is put right after the step. The numbers are those of a single-threaded step, bit for bit.
class StepThreads
{
public:
  /// @param count  ≥ 2, with the thread that steps
  StepThreads(World::Impl& world, int count);
  ~StepThreads();
  StepThreads(const StepThreads&) = delete;
  StepThreads& operator=(const StepThreads&) = delete;

  /// One full-matrix step. The world's spaces must be clean.
  void step(double seconds);
  /// The next step is taken by one thread.
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
    std::uint64_t serial; ///< Of the first body: the newest of those that are awake.
  };
  /// What one thread has moved in a step.
  struct Moves
  {
    std::vector<dBodyID> bodies;
    std::vector<std::size_t> islands; ///< Where each begins.
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
  std::vector<Job*> shared_; ///< Posted by no job: whoever is free takes them.
  std::deque<Job> jobs_;
  std::vector<Job*> freeJobs_;
  bool ending_ = false;

  std::deque<Moves> moves_; ///< Of each thread, the one that steps first.
  std::vector<Island> islands_;
  std::vector<std::thread> workers_;
};

} // namespace sparkwright::physics
