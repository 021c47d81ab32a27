#include "core/body/PhysicsObject.h"

#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"
#include "core/scene/Transform.h"

namespace sparkwright
{

void PhysicsObject::useWorld()
{
  const Scene* const scene = ancestor<Scene>();
  if(const WorldNode* const world = scene ? scene->childOf<WorldNode>() : nullptr)
  {
    world_ = world->shared();
    return;
  }
  complainAbout(*this, objectText("place.noWorld"), objectText("place.makeWorld"));
  world_ = std::make_shared<physics::World>();
}

SpaceNode* PhysicsObject::nearestSpace() const
{
  if(SpaceNode* const above = ancestor<SpaceNode>())
    return above;
  const Scene* const scene = ancestor<Scene>();
  return scene ? scene->childOf<SpaceNode>() : nullptr;
}

void PhysicsObject::warn(LocalText text, LocalText hint) const
{
  warnAbout(*this, std::move(text), std::move(hint));
}

Mat4f poseOf(const physics::Vec3& position, const physics::Mat3& rotation)
{
  Mat4f pose = Mat4f::Identity();
  pose.topLeftCorner<3, 3>() = rotation.cast<float>();
  pose.topRightCorner<3, 1>() = position.cast<float>();
  return pose;
}

} // namespace sparkwright
