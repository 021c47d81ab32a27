#include "app/ide/design/RobotSceneWatch.h"

namespace sparkwright
{

bool RobotSceneWatch::needsPhysics(const SessionState& state) const
{
  return state.source == SessionState::Source::Own && state.frame && !state.frame->game.present &&
         state.scene != lookedAt_;
}

RobotSceneWatch::Opened RobotSceneWatch::look(const SessionState& state)
{
  if(!needsPhysics(state) || !state.frame->physics.structure)
    return Opened::None;
  const bool first = lookedAt_.empty();
  lookedAt_ = state.scene;
  return first ? Opened::First : Opened::Other;
}

} // namespace sparkwright
