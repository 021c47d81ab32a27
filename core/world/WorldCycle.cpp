#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/world/WorldImpl.h"

#include <algorithm>
#include <chrono>
#include <cmath>

// What a World does in each cycle, and its time.

namespace sparkwright
{

/// Adds up what has passed since the last lap.
class World::Impl::Stopwatch
{
public:
  void lap(double& seconds)
  {
    const Time now = std::chrono::steady_clock::now();
    seconds += std::chrono::duration<double>(now - last_).count();
    last_ = now;
  }

private:
  using Time = std::chrono::steady_clock::time_point;
  Time last_ = std::chrono::steady_clock::now();
};

std::string World::Impl::setCycleSeconds(double seconds)
{
  constexpr double longest = 0.1;
  if(!(seconds > 0 && seconds <= longest))
    return "the step of a simulation is more than 0 and at most 0.1 s";
  // Whatever way the text took to a number, 0.02 is the double nearest to it.
  constexpr double resolution = 1e9;
  seconds = std::max(std::round(seconds * resolution), 1.0) / resolution;
  if(seconds == step_)
    return {};
  timeAtStep = clock.time;
  cycleAtStep = clock.cycle;
  step_ = seconds;
  active.setCycleSeconds(seconds);
  return {};
}

void World::Impl::resetTime()
{
  clock.time = timeAtStep = 0;
  cycleAtStep = clock.cycle;
}

std::string World::Impl::setActiveScene(Object& scene)
{
  if(!dynamic_cast<Scene*>(&scene))
    return scene.path() + " is no scene";
  active.set(std::static_pointer_cast<Scene>(scene.shared_from_this()));
  return {};
}

void World::Impl::refreshScene()
{
  active.refresh();
  walk.update(active.scene(), context.structureVersion);
}

void World::Impl::applySettings()
{
  const RunSettings settings = RunSettings::read(*root);
  senseInterval = settings.agentStep ? cyclesPer(*settings.agentStep, step_) : 1;
  const double decimals = scripts->number(scripts->gameNamespace(), "PerceptPrecision", PerceptWriter::presetDecimals);
  agents.setDecimals(decimals >= 3 ? 3 : PerceptWriter::presetDecimals);
}

void World::Impl::physicsStep(Stopwatch& watch)
{
  WorldNode* const world = active.world();
  if(!world)
    return;
  if(SpaceNode* const space = active.space())
    collisions.collide(world->world(), space->space(), context.structureVersion);
  watch.lap(times.collide);
  world->world().step(static_cast<double>(static_cast<float>(step_)));
  watch.lap(times.solve);
}

/// Effectors and physics.
void World::Impl::move(Stopwatch& watch)
{
  walk.prePhysics();
  inside->startThinking(); // From here on no script runs, which might call a behaviour that thinks.
  active.refresh();
  manipulator.act(step_);
  watch.lap(times.act);
  physicsStep(watch);
  walk.update(active.scene(), context.structureVersion);
  walk.postPhysics();
  if(WorldNode* const world = active.world())
    collisions.finish(world->world());
}

void World::Impl::step(const std::function<void()>& meanwhile)
{
  Stopwatch watch;
  times = {};
  const Context::KeepRemoved keep(context);
  refreshScene();
  inside->startCycle();
  timing->startCycle();
  agents.startCycle();
  scripts->callCycleBlocks(clock.time);
  refreshScene();
  if(const Game* const played = game(); !played || !played->isHalted())
    move(watch);
  else
    inside->startThinking();
  walk.updateHierarchy();
  ++clock.cycle;
  clock.time = timeAtStep + static_cast<double>(clock.cycle - cycleAtStep) * step_;
  if(Game* const played = game())
  {
    played->update(step_);
    endRequested = endRequested || played->isOver();
  }
  refreshScene();
  watch.lap(times.rule);
  const bool senseDue = clock.cycle % senseInterval == 0;
  if(senseDue)
    agents.startSensing();
  publish();
  watch.lap(times.publish);
  senseBeside(meanwhile, senseDue);
  watch.lap(times.sense);
  inside->endCycle();
  timing->endCycle(step_);
  watch.lap(times.think);
}

void World::Impl::senseBeside(const std::function<void()>& meanwhile, bool senseDue)
{
  if(meanwhile && companion)
    companion->start(meanwhile);
  if(senseDue)
    agents.sense();
  else
    agents.rest();
  if(meanwhile && companion)
    companion->join();
  else if(meanwhile)
    meanwhile();
}

void World::Impl::show()
{
  applySettings();
  refreshScene();
  walk.updateHierarchy();
  publish();
}

void World::Impl::publish()
{
  std::shared_ptr<Frame> next = publisher.make(active.scene(), context);
  physicsPublisher.fill(*next, active.scene(), collisions);
  next->time = clock.time;
  next->cycle = clock.cycle;
  const Game* const played = game();
  next->game.present = played != nullptr;
  agents.describe(next->agents);
  if(played)
  {
    played->describe(next->game);
    played->describeAgents(next->agents);
  }
  frame = std::move(next);
  commanded = false;
}

} // namespace sparkwright
