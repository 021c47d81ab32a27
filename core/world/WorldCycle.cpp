#include "core/world/WorldCycle.h"

#include "core/archive/StateArchive.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/services/RunSettings.h"
#include "core/world/World.h"
#include "core/world/WorldParts.h"

#include <chrono>

namespace sparkwright
{

/// Adds up what has passed since the last lap.
class WorldCycle::Stopwatch
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

WorldCycle::WorldCycle(WorldParts& parts) : parts_(parts), publisher_(parts)
{
  if(parts.options.threads > 1)
    companion_.emplace();
}

void WorldCycle::run(const std::function<void()>& meanwhile)
{
  Stopwatch watch;
  times_ = {};
  const Context::KeepRemoved keep(parts_.context);
  refreshScene();
  parts_.inside->startCycle();
  parts_.timing->startCycle();
  parts_.agents.startCycle();
  parts_.scripts->setWallClock(false);
  parts_.scripts->callCycleBlocks(parts_.clock.now().time);
  refreshScene();
  if(const Game* const game = parts_.game(); !game || !game->isHalted())
    move(watch);
  else
    parts_.inside->startThinking();
  walk_.updateHierarchy();
  parts_.clock.advance();
  rule();
  refreshScene();
  watch.lap(times_.rule);
  const bool senseDue = parts_.clock.now().cycle % senseInterval_ == 0;
  if(senseDue)
    parts_.agents.startSensing();
  publisher_.publish();
  watch.lap(times_.publish);
  senseBeside(meanwhile, senseDue);
  watch.lap(times_.sense);
  parts_.inside->endCycle();
  parts_.timing->endCycle(parts_.clock.step());
  watch.lap(times_.think);
}

void WorldCycle::show()
{
  applySettings();
  refreshScene();
  walk_.updateHierarchy();
  publisher_.publish();
}

void WorldCycle::applySettings()
{
  const RunSettings settings = RunSettings::read(*parts_.root);
  senseInterval_ = settings.agentStep ? cyclesPer(*settings.agentStep, parts_.clock.step()) : 1;
  const ScriptEngine& scripts = *parts_.scripts;
  const double decimals = scripts.number(scripts.gameNamespace(), "PerceptPrecision", PerceptWriter::presetDecimals);
  parts_.agents.setDecimals(decimals >= 3 ? 3 : PerceptWriter::presetDecimals);
}

void WorldCycle::refreshScene()
{
  parts_.active.refresh();
  walk_.update(parts_.active.scene(), parts_.context.structureVersion);
}

/// Effectors and physics.
void WorldCycle::move(Stopwatch& watch)
{
  walk_.prePhysics();
  parts_.inside->startThinking(); // From here on no script runs, which might call a behaviour that thinks.
  parts_.active.refresh();
  parts_.manipulator.act(parts_.clock.step());
  parts_.agents.cutMotors();
  watch.lap(times_.act);
  stepPhysics(watch);
  parts_.agents.restoreMotors();
  walk_.update(parts_.active.scene(), parts_.context.structureVersion);
  walk_.postPhysics();
  if(WorldNode* const world = parts_.active.world())
    parts_.collisions.finish(world->world(), 1. / steps_);
}

void WorldCycle::stepPhysics(Stopwatch& watch)
{
  WorldNode* const world = parts_.active.world();
  if(!world)
    return;
  Game* const game = parts_.game();
  steps_ = game ? game->physicsSteps(world->subSteps, parts_.clock.step()) : world->subSteps;
  const double seconds = static_cast<double>(static_cast<float>(parts_.clock.step())) / steps_;
  for(int i = 0; i < steps_; ++i)
  {
    if(i > 0)
      parts_.collisions.finish(world->world(), 1. / steps_);
    if(SpaceNode* const space = parts_.active.space())
      parts_.collisions.collide(world->world(), space->space(), parts_.context.structureVersion);
    watch.lap(times_.collide);
    world->world().step(seconds);
    watch.lap(times_.solve);
    if(world->world().wasInterrupted())
      throw CycleInterrupted();
  }
}

void WorldCycle::rule()
{
  Game* const game = parts_.game();
  if(!game)
    return;
  game->update(parts_.clock.step());
  if(game->isOver())
    parts_.endRequested = true;
}

void WorldCycle::senseBeside(const std::function<void()>& meanwhile, bool senseDue)
{
  if(meanwhile && companion_)
    companion_->start(meanwhile);
  if(senseDue)
    parts_.agents.sense();
  else
    parts_.agents.rest();
  if(meanwhile && companion_)
    companion_->join();
  else if(meanwhile)
    meanwhile();
}

void WorldCycle::archive(StateArchive& a)
{
  auto interval = static_cast<std::int64_t>(senseInterval_);
  a(interval);
  if(a.isLoading() && a.require(interval >= 1))
    senseInterval_ = static_cast<long>(interval);
}

void WorldCycle::showLoaded()
{
  refreshScene(); // World poses are as they were, to the last bit, so they are not computed anew.
  publisher_.lookAgain();
  publisher_.publish();
}

} // namespace sparkwright
