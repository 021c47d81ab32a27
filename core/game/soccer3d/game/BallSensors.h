#pragma once

#include "core/game/soccer3d/match/PlayMode.h"

#include <array>
#include <vector>

namespace sparkwright
{

class AgentState;
class RecorderHandler;
class SoccerGame;

/// Reads the recorders of the scene: who touches the ball, and whether it is in a goal.
///
/// For a goal without a recorder, its geometry is used. Looks the recorders up again when the scene has changed; their
/// paths start at the scene, the Object service of the Context.
class BallSensors
{
public:
  explicit BallSensors(SoccerGame& game) : game_(game) {}

  /// Robots that touched the ball in the last step, in order of contact, each once.
  void collectTouches(std::vector<AgentState*>& touching);
  /// Whether the ball touches the volume of this side's goal.
  bool ballInGoal(Side goal);

private:
  void refresh();

  SoccerGame& game_;
  unsigned long seen_ = 0;
  const RecorderHandler* ball_ = nullptr;
  std::array<const RecorderHandler*, 2> goals_{};
};

} // namespace sparkwright
