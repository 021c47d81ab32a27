#include "core/scene/Transform.h"

#include "core/archive/StateArchive.h"

#include <cstring>

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

/// Few transforms have a pose of their own, and most world poses follow from those above.
void Transform::archive(StateArchive& a)
{
  const auto same = [](const Mat4f& one, const Mat4f& other)
  { return std::memcmp(one.data(), other.data(), sizeof(float) * 16) == 0; };
  const auto rigid = [&a](Mat4f& pose)
  {
    Eigen::Matrix<float, 3, 4> upper = pose.topRows<3>();
    a(upper);
    if(a.isLoading())
    {
      pose.setIdentity();
      pose.topRows<3>() = upper;
    }
  };
  Mat4f upright = local_;
  upright.row(3) = Mat4f::Identity().row(3);
  bool isIdentity = same(local_, Mat4f::Identity()), isRigid = same(local_, upright);
  bool follows = same(world_, above_ ? multiply(above_->world_, local_) : local_);
  auto form = static_cast<std::uint8_t>(isIdentity + 2 * isRigid + 4 * follows);
  a(form);
  a.require(form < 8);
  isIdentity = form & 1;
  isRigid = form & 2;
  follows = form & 4;
  if(isIdentity && a.isLoading())
    local_ = Mat4f::Identity();
  if(!isIdentity && isRigid)
    rigid(local_);
  if(!isIdentity && !isRigid)
    a(local_);
  if(!follows)
    a(world_);
  else if(a.isLoading())
    updateHierarchy();
  a.require(local_.allFinite() && world_.allFinite());
}

} // namespace sparkwright
