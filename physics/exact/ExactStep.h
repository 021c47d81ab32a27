#pragma once

// Private to physics.

#include "physics/exact/IslandStep.h"
#include "physics/exact/solver/WorkCrew.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright::physics
{

/// The step of a whole world, see World::Solver::Exact.
class ExactStep
{
public:
  void setThreads(int count);
  /// Islands whose forces were not all found.
  struct Troubles
  {
    int unsolved = 0;
    int circles = 0; ///< Others, where the engine would not have come to an end.
    bool interrupted = false; ///< Some have not moved.
  };
  Troubles step(World::Impl& world, double seconds);
  /// Islands that were left to the engine so far.
  std::uint64_t engineIslands() const { return engineIslands_; }

private:
  TilePattern& patternOf(const Island& island);
  void letEngineStep(World::Impl& world, double seconds);

  void stepIslands(const StepSettings& settings, std::span<const Island> islands);

  IslandSearch search_;
  std::unique_ptr<WorkCrew> crew_ = std::make_unique<WorkCrew>(1);
  std::vector<IslandStep> islandSteps_ = std::vector<IslandStep>(1); ///< One for each thread.
  struct Job
  {
    const Island* island = nullptr;
    TilePattern* pattern = nullptr;
    IslandStep::Outcome outcome = IslandStep::Outcome::Moved;
  };
  std::vector<Job> jobs_;
  std::vector<std::size_t> largestFirst_; ///< Jobs.
  struct Kept
  {
    TilePattern pattern;
    std::uint64_t usedAt = 0;
  };
  std::unordered_map<std::uint64_t, std::unique_ptr<Kept>> patterns_; ///< By the serial number of the latest body.
  std::uint64_t steps_ = 0, engineIslands_ = 0;
  std::vector<Island> left_; ///< For the engine.
  std::vector<dBodyID> awake_;
  std::vector<int> fallsAsleep_;
};

} // namespace sparkwright::physics
