#pragma once

#include "core/game/soccer3d/match/PlayMode.h"

#include <array>
#include <vector>

namespace sparkwright
{

class AgentState;
class RecorderHandler;
class SoccerGame;

/// What the recorders of the scene say about the ball: who touches it and whether it is in a goal.
///
/// A goal without a recorder counts by its geometry. Looks the recorders up again when the scene has changed: their
/// paths start at the scene, which is the Object among the services of the Context.
class BallSensors
{
public:
  explicit BallSensors(SoccerGame& game) : game_(game) {}

  /// Robots that touched the ball in the last step, in order of contact, each once.
  void collectTouches(std::vector<AgentState*>& touching);
  /// Whether the ball touches the volume that counts as this side's goal.
  bool ballInGoal(Side goal);

private:
  void refresh();

  SoccerGame& game_;
  unsigned long seen_ = 0;
  const RecorderHandler* ball_ = nullptr;
  std::array<const RecorderHandler*, 2> goals_{};
};

} // namespace sparkwright
