#include "core/robot/ForceEffector.h"

#include "core/body/RigidBody.h"
#include "core/robot/Placement.h"
#include "core/text/Number.h"

#include <utility>

namespace sparkwright
{

void ForceEffector::onLink()
{
  body_ = placed(*this, parent() ? parent()->childOf<RigidBody>() : nullptr, "beside a RigidBody");
}

void ForceEffector::receive(const Action& action)
{
  if(action.values.size() < 3)
    return;
  for(std::size_t i = 0; i < 3; ++i)
    force_[static_cast<Eigen::Index>(i)] = static_cast<float>(toNumber(action.values[i]));
  asked_ = true;
}

void ForceEffector::prePhysics()
{
  if(!std::exchange(asked_, false) || !body_ || !body_->hasBody() || !force_.allFinite())
    return;
  if(!force_.isZero(0))
    body_->body().enable();
  body_->body().addForce(toEngine(force_));
}

} // namespace sparkwright
