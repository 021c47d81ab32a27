#include "core/game/soccer3d/senses/Sonar.h"

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/senses/Sight.h"
#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Random.h"
#include "core/robot/agent/ParentCheck.h"

#include <algorithm>

namespace sparkwright
{

void SonarPerceptor::onLink()
{
  SoccerPerceptor::onLink();
  transform_ = foundOrWarn(*this, nearestTransform(), objectText("place.transform"));
}

void SonarPerceptor::listen(const Vec3f& position)
{
  const Mat4f& pose = transform_->worldPose();
  const Vec3f relative = inverseRotate(pose, position - translation(pose));
  const Polar polar = Polar::of(relative);
  const float error = noise ? static_cast<float>(context()->random->normal(0, static_cast<double>(sigma))) : 0.f;
  const float distance = polar.distance + error;
  if(distance <= farthest && std::abs(polar.horizontal) <= static_cast<float>(coneDeg / 2))
    echoes_.push_back(std::max(distance, nearest));
}

void SonarPerceptor::sense(PerceptWriter& out)
{
  SoccerGame* const soccer = game();
  if(!transform_ || !soccer)
    return;
  echoes_.clear();
  const AgentState* const self = player();
  for(const AgentState* const other : soccer->players())
    if(other != self)
      listen(other->position());
  for(const ObjectState* const object : soccer->field().objects())
    if(const auto* const post = dynamic_cast<const GoalPost*>(object))
      listen(post->position());
  std::ranges::sort(echoes_);
  echoes_.resize(static_cast<std::size_t>(mostEchoes), farthest);

  out.open(predicateName());
  out.atom(name());
  out.open("");
  for(const float echo : echoes_)
    out.number(echo);
  out.close();
  out.close();
}

} // namespace sparkwright
