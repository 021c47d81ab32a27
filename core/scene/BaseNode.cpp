#include "core/scene/BaseNode.h"

#include "core/scene/Transform.h"

namespace sparkwright
{

const Mat4f& BaseNode::worldPose() const
{
  static const Mat4f origin = Mat4f::Identity();
  const auto* const above = dynamic_cast<const BaseNode*>(parent());
  return above ? above->worldPose() : origin;
}

Transform* BaseNode::nearestTransform() const
{
  return ancestor<Transform>();
}

} // namespace sparkwright
