#pragma once

#include "core/object/Posed.h"
#include "core/scene/BaseNode.h"

namespace sparkwright
{

/// A node with a pose relative to its parent, m.
class Transform : public BaseNode, public Posed
{
public:
  const Mat4f& local() const { return local_; }
  /// Sets the pose in the parent and this node's own world pose; children follow at the next hierarchy update.
  void setLocal(const Mat4f& local);
  void setLocalPosition(const Vec3f& position);
  void setLocalRotation(const Vec3f& degrees); ///< Rx·Ry·Rz; keeps the position.

  /// Sets the pose in the world; computes the local pose from the parent's world pose.
  void setWorld(const Mat4f& world);

  const Mat4f& worldPose() const override { return world_; }
  /// Computes the world pose: parent's world pose · local pose. Call it for parents first.
  void updateHierarchy();

  Mat4f localPose() const override { return local_; }
  void setLocalPose(const Mat4f& pose) override { setLocal(pose); }

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onReparent() override;

private:
  Mat4f local_ = Mat4f::Identity();
  Mat4f world_ = Mat4f::Identity();
  const Transform* above_ = nullptr; ///< Nearest Transform above; nullptr: the world's origin.
};

/// The root of a scene: the world's origin.
class Scene : public BaseNode
{
};

} // namespace sparkwright
