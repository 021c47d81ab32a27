#include "physics/exact/ExactStep.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace sparkwright::physics
{

namespace
{

StepSettings settingsOf(const World::Impl& ours, double seconds)
{
  const dWorldID world = ours.id;
  StepSettings settings;
  settings.seconds = seconds;
  settings.perSecond = 1.0 / seconds;
  settings.erp = dWorldGetERP(world);
  settings.cfm = dWorldGetCFM(world);
  settings.surfaceLayer = dWorldGetContactSurfaceLayer(world);
  settings.maxCorrectingVelocity = dWorldGetContactMaxCorrectingVel(world);
  dVector3 gravity;
  dWorldGetGravity(world, gravity);
  std::copy_n(gravity, 3, settings.gravity.begin());
  settings.kindsLeftToEngine = ours.kindsLeftToEngine;
  settings.interrupt = ours.interrupt;
  return settings;
}

} // namespace

ExactStep::Troubles ExactStep::step(World::Impl& world, double seconds)
{
  Troubles troubles;
  ++steps_;
  world.letRestingSleep();
  const StepSettings settings = settingsOf(world, seconds);
  const std::span<const Island> islands = search_.find(world);
  stepIslands(settings, islands);
  left_.clear();
  for(const Job& job : jobs_)
    switch(job.outcome)
    {
    case IslandStep::Outcome::GivenUp:
      ++troubles.unsolved;
      break;
    case IslandStep::Outcome::Circling:
      ++troubles.circles;
      break;
    case IslandStep::Outcome::Unknown:
      ++engineIslands_;
      left_.push_back(*job.island);
      break;
    case IslandStep::Outcome::Interrupted:
      troubles.interrupted = true;
      break;
    case IslandStep::Outcome::Moved:
      break;
    }
  if(troubles.interrupted)
    return troubles;
  if(!left_.empty())
    letEngineStep(world, seconds);
  // Tells the shapes, in the engine's order: it decides about the order in which contacts are found.
  for(const Island& island : islands)
    for(Body* const body : island.bodies)
    {
      const dReal* const place = dBodyGetPosition(Access::id(body));
      dBodySetPosition(Access::id(body), place[0], place[1], place[2]);
    }
  return troubles;
}

void ExactStep::setThreads(int count)
{
  if(static_cast<std::size_t>(count) == crew_->size())
    return;
  crew_ = std::make_unique<WorkCrew>(count);
  islandSteps_.resize(crew_->size());
}

void ExactStep::stepIslands(const StepSettings& settings, std::span<const Island> islands)
{
  jobs_.clear();
  largestFirst_.clear();
  std::size_t joints = 0;
  for(const Island& island : islands)
  {
    joints += island.joints.size();
    largestFirst_.push_back(jobs_.size());
    jobs_.push_back({&island, &patternOf(island), IslandStep::Outcome::Moved});
  }
  if(crew_->size() > 1)
    std::ranges::sort(largestFirst_, std::ranges::greater(),
                      [&](std::size_t job) { return std::pair(jobs_[job].island->joints.size(), job); });
  const TileKernels& kernels = TileKernels::best();
  const auto step = [&](std::size_t place, std::size_t worker, WorkCrew* crew)
  {
    Job& job = jobs_[largestFirst_[place]];
    job.outcome = islandSteps_[worker].step(settings, *job.island, *job.pattern, kernels, crew);
  };
  // An island that would take longer than all others together is not done beside them, but by all threads.
  std::size_t alone = 0;
  if(crew_->size() > 1)
    for(; alone < jobs_.size(); ++alone)
    {
      const std::size_t own = jobs_[largestFirst_[alone]].island->joints.size();
      if(own * crew_->size() <= joints + joints / 10)
        break;
      step(alone, 0, crew_.get());
      joints -= own;
    }
  const auto work = [&](std::size_t place, std::size_t worker) { step(alone + place, worker, nullptr); };
  crew_->run(jobs_.size() - alone, std::ref(work)); // By reference, so that nothing is allocated.
}

TilePattern& ExactStep::patternOf(const Island& island)
{
  constexpr std::size_t most = 256; // More than there are islands, some of them of the past.
  if(patterns_.size() > most + island.bodies.size())
    std::erase_if(patterns_, [&](const auto& entry) { return entry.second->usedAt + 1 < steps_; });
  std::uint64_t latest = 0; // Whichever of its bodies is awake.
  for(Body* const body : island.bodies)
    latest = std::max(latest, Access::impl(*body).serial);
  std::unique_ptr<Kept>& kept = patterns_[latest];
  if(!kept)
    kept = std::make_unique<Kept>();
  kept->usedAt = steps_;
  return kept->pattern;
}

void ExactStep::letEngineStep(World::Impl& world, double seconds)
{
  // All others sleep in the meantime, and of each island all but the body from which it was found. Nobody falls asleep,
  // since that has been decided.
  awake_.clear();
  for(Body* const body : world.bodies)
    if(const dBodyID id = Access::id(body); dBodyIsEnabled(id))
    {
      awake_.push_back(id);
      dBodyDisable(id);
    }
  fallsAsleep_.clear();
  for(const Island& island : left_)
  {
    for(Body* const body : island.bodies)
    {
      const dBodyID id = Access::id(body);
      fallsAsleep_.push_back(dBodyGetAutoDisableFlag(id));
      dBodySetAutoDisableFlag(id, 0); // Wakes it.
      dBodyDisable(id);
    }
    dBodyEnable(Access::id(island.bodies.front()));
  }
  dWorldStep(world.id, seconds);
  world.letEngineTellAngles();
  auto fallsAsleep = fallsAsleep_.begin();
  for(const Island& island : left_)
    for(Body* const body : island.bodies)
      dBodySetAutoDisableFlag(Access::id(body), *fallsAsleep++);
  for(const dBodyID id : awake_)
    dBodyEnable(id);
  world.cleanSpaces(); // So that the shapes move to the front once more, in their turn.
}

} // namespace sparkwright::physics
