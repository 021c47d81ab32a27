#include "core/body/WorldNode.h"

#include "core/object/Report.h"
#include "core/scene/Transform.h"

namespace sparkwright
{

void WorldNode::onLink()
{
  const auto* const scene = dynamic_cast<const Scene*>(parent());
  if(!scene || scene->childOf<WorldNode>() != this)
    warnAbout(*this, "only the first World directly below the scene is simulated; this one stands still");
}

std::shared_ptr<const WorldNode> worldOf(const Object& node)
{
  const Scene* const scene = node.ancestor<Scene>();
  const WorldNode* const world = scene ? scene->childOf<WorldNode>() : nullptr;
  return world ? std::static_pointer_cast<const WorldNode>(world->shared_from_this()) : nullptr;
}

} // namespace sparkwright
