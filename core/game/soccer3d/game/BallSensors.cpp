#include "core/game/soccer3d/game/BallSensors.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"

#include <algorithm>

namespace sparkwright
{

void BallSensors::refresh()
{
  if(seen_ == game_.context().structureVersion)
    return;
  seen_ = game_.context().structureVersion;
  Object* const scene = game_.context().service<Object>();
  const auto recorder = [scene](const std::string& path)
  { return dynamic_cast<const RecorderHandler*>(scene ? scene->find(path) : nullptr); };
  const SoccerSettings& settings = game_.settings();
  ball_ = recorder(settings.ballRecorder);
  goals_ = {recorder(settings.leftGoalRecorder), recorder(settings.rightGoalRecorder)};
}

void BallSensors::collectTouches(std::vector<AgentState*>& touching)
{
  refresh();
  touching.clear();
  if(!ball_)
    return;
  for(const Collider* const collider : ball_->touched())
  {
    AgentState* const player = game_.playerOf(agentRoot(*collider));
    if(player && std::find(touching.begin(), touching.end(), player) == touching.end())
      touching.push_back(player);
  }
}

bool BallSensors::ballInGoal(Side goal)
{
  refresh();
  const Ball* const ball = game_.field().ball();
  if(!ball)
    return false;
  if(const RecorderHandler* const sensor = goals_[static_cast<std::size_t>(indexOf(goal))])
    return std::ranges::any_of(sensor->touched(),
                               [ball](const Collider* collider) { return collider->ancestor<Ball>() == ball; });

  // The volume starts a ball's radius behind the line, so that all of the ball is in when it touches it.
  const SoccerSettings& s = game_.settings();
  const float r = s.ballRadius, front = s.fieldLength / 2 + r;
  const float depth = s.goalDepth - 2 * r, halfWidth = s.goalWidth / 2 - r;
  Bounds volume{{front, -halfWidth, 0}, {front + depth, halfWidth, s.goalHeight}};
  if(goal == Side::Left)
  {
    volume.min.x() = -front - depth;
    volume.max.x() = -front;
  }
  return volume.meetsSphere(ball->position(), r);
}

} // namespace sparkwright
