#include "core/robot/effectors/ForceEffector.h"

#include "core/archive/StateArchive.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Number.h"

#include <utility>

namespace sparkwright
{

void ForceEffector::onLink()
{
  body_ = foundOrWarn(*this, parent() ? parent()->childOf<RigidBody>() : nullptr, objectText("place.beside"));
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
  RigidBody* const rigid = body_.get();
  if(!std::exchange(asked_, false) || !rigid || !force_.allFinite())
    return;
  if(!force_.isZero(0))
    rigid->body().enable();
  rigid->body().addForce(toEngine(force_));
}

void ForceEffector::archive(StateArchive& a)
{
  a(force_, asked_);
}

} // namespace sparkwright
