#include "core/game/soccer3d/game/SoccerNodes.h"

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"

namespace sparkwright
{

void SoccerNode::onLink()
{
  transform_ = nearestTransform();
}

const Mat4f& SoccerNode::worldPose() const
{
  static const Mat4f origin = Mat4f::Identity();
  return transform_ ? transform_->worldPose() : origin;
}

SoccerGame* SoccerNode::game() const
{
  return context() ? context()->service<SoccerGame>() : nullptr;
}

void ObjectState::onLink()
{
  SoccerNode::onLink();
  // Parts of robots are found by their player.
  if(SoccerGame* const soccer = game(); soccer && !agentRoot(*this))
    soccer->field().add(*this);
}

void ObjectState::onUnlink()
{
  if(SoccerGame* const soccer = game())
    soccer->field().remove(*this);
}

void Line::onLink()
{
  SoccerNode::onLink();
  if(SoccerGame* const soccer = game())
    soccer->field().add(*this);
}

void Line::onUnlink()
{
  if(SoccerGame* const soccer = game())
    soccer->field().remove(*this);
}

} // namespace sparkwright
