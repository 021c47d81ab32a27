#include "core/world/live/JointMap.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"

#include <set>

namespace sparkwright
{

JointMap::JointMap(Object& scene)
{
  scene.visit<JointNode>(
      [this](const JointNode& joint)
      {
        if(joint.firstBody() || joint.secondBody())
          joints_.push_back({&joint, joint.firstBody(), joint.secondBody()});
      });
}

bool JointMap::crosses(std::span<const std::shared_ptr<Object>> roots) const
{
  std::set<const Object*> inside;
  for(const auto& root : roots)
    root->visit<Object>([&](const Object& object) { inside.insert(&object); });
  for(const Joint& joint : joints_)
  {
    const bool own = inside.contains(joint.node);
    for(const RigidBody* const body : {joint.first, joint.second})
      if(body && inside.contains(body) != own)
        return true;
  }
  return false;
}

} // namespace sparkwright
