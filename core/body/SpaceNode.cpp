#include "core/body/SpaceNode.h"

#include "core/archive/StateArchive.h"

namespace sparkwright
{

void SpaceNode::setInnerCollision(bool enabled)
{
  innerCollision_ = enabled;
  if(space_)
    space_->setInnerCollision(enabled);
}

void SpaceNode::setGhost(bool ghost)
{
  if(space_)
    space_->setGhost(ghost);
}

void SpaceNode::onLink()
{
  useWorld();
  const SpaceNode* const above = nearestSpace();
  // The scene's first space finds itself here: it is the root.
  space_ = engine().createSpace(above && above != this ? above->space_.get() : nullptr);
  space_->setInnerCollision(innerCollision_);
  space_->userData = this;
}

void SpaceNode::onUnlink() { space_.reset(); }

void SpaceNode::archive(StateArchive& a)
{
  bool ghost = space_ && space_->isGhost();
  a(ghost);
  if(a.isLoading())
    setGhost(ghost);
}

} // namespace sparkwright
