#pragma once

#include "core/game/soccer3d/PlayMode.h"

#include <array>
#include <vector>

namespace sparkwright
{

class AgentState;
class Object;
class RecorderHandler;
class SoccerGame;

/// What the recorders of the scene say about the ball: who touches it and whether it is in a goal.
///
/// A goal without a recorder counts by its geometry. Looks the recorders up again when the scene has changed.
class BallSensors
{
public:
  /// @param scene  where the paths of the settings start
  BallSensors(SoccerGame& game, Object& scene) : game_(game), scene_(scene) {}

  /// Robots that touched the ball in the last step, in order of contact, each once.
  void collectTouches(std::vector<AgentState*>& touching);
  /// Whether the ball touches the volume that counts as this side's goal.
  bool ballInGoal(Side goal);

private:
  void refresh();

  SoccerGame& game_;
  Object& scene_;
  unsigned long seen_ = 0;
  const RecorderHandler* ball_ = nullptr;
  std::array<const RecorderHandler*, 2> goals_{};
};

} // namespace sparkwright
