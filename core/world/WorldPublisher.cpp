#include "core/world/WorldPublisher.h"

#include "core/world/WorldParts.h"

#include <utility>

namespace sparkwright
{

void WorldPublisher::publish()
{
  std::shared_ptr<Frame> next = scene_.make(parts_.active.scene(), parts_.context);
  physics_.fill(*next, parts_.active.scene(), parts_.collisions);
  next->time = parts_.clock.now().time;
  next->cycle = parts_.clock.now().cycle;
  next->edits = parts_.edits.count;
  next->editedSince = parts_.edits.since;
  const Game* const game = parts_.game();
  next->game.present = game != nullptr;
  parts_.agents.describe(next->agents);
  if(game)
  {
    game->describe(next->game);
    game->describeAgents(next->agents);
    game->describePlayers(next->agents);
  }
  parts_.frame = std::move(next);
  stale_ = false;
}

void WorldPublisher::setPhysicsView(bool on)
{
  parts_.collisions.setRecorded(on);
  physics_.setOn(on);
}

} // namespace sparkwright
