#include "core/world/cycle/SceneWalk.h"

#include "core/scene/Transform.h"

namespace sparkwright
{

void SceneWalk::update(Object& scene, unsigned long version)
{
  if(built_ && version == version_)
    return;
  built_ = true;
  version_ = version;
  prePhysics_.clear();
  postPhysics_.clear();
  transforms_.clear();
  collect(scene);
}

void SceneWalk::collect(Object& node)
{
  auto* const base = dynamic_cast<BaseNode*>(&node);
  if(auto* const transform = dynamic_cast<Transform*>(base))
    transforms_.push_back(transform);
  for(const auto& child : node.children())
    collect(*child);
  if(!base)
    return;
  if(base->hasPrePhysics())
    prePhysics_.push_back(base);
  if(base->hasPostPhysics())
    postPhysics_.push_back(base);
}

void SceneWalk::prePhysics()
{
  // A node may add nodes here (a robot is created); they join the lists at the next update(). It may also take some out
  // of the tree.
  for(BaseNode* const node : prePhysics_)
    if(node->context())
      node->prePhysics();
}

void SceneWalk::postPhysics()
{
  for(BaseNode* const node : postPhysics_)
    node->postPhysics();
}

void SceneWalk::updateHierarchy()
{
  for(Transform* const transform : transforms_)
    transform->updateHierarchy();
}

} // namespace sparkwright
