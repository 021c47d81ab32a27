#include "core/scene/Transform.h"

namespace sparkwright
{

void Transform::onLink()
{
  above_ = nearestTransform();
  updateHierarchy();
}

void Transform::onReparent()
{
  above_ = nearestTransform();
}

void Transform::updateHierarchy()
{
  world_ = above_ ? multiply(above_->world_, local_) : local_;
}

void Transform::setLocal(const Mat4f& local)
{
  local_ = local;
  updateHierarchy();
}

void Transform::setLocalPosition(const Vec3f& position)
{
  setTranslation(local_, position);
  updateHierarchy();
}

void Transform::setLocalRotation(const Vec3f& degrees)
{
  Mat4f m = rotationFromDegrees(degrees);
  setTranslation(m, translation(local_));
  setLocal(m);
}

void Transform::setWorld(const Mat4f& world)
{
  world_ = world;
  // Most bodies hang below identities; the product would only cost time and lose the sign of zeros.
  local_ = above_ && !above_->world_.isIdentity(0) ? multiply(rigidInverse(above_->world_), world) : world;
}

} // namespace sparkwright
