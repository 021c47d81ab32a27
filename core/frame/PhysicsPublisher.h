#pragma once

#include "core/frame/Frame.h"

#include <unordered_map>
#include <vector>

namespace sparkwright
{

class Battery;
class Collider;
class CollisionSystem;
class JointMotor;
class JointNode;
class Object;
class PartFinder;
class Perceptor;
class RigidBody;

/// Adds details of physics to Frames, when switched on: the structure when it has changed, the state every time. Does
/// not allocate in steady state.
class PhysicsPublisher
{
public:
  bool isOn() const { return on_; }
  void setOn(bool on);

  /// Fills in Frame::physics, or empties it while off. The frame's structure must be up to date with the scene.
  void fill(Frame& frame, Object& scene, const CollisionSystem& collisions);
  /// Looks for changed values in the next frame. Without it, changes that leave the tree as it is are found within
  /// `slices` frames.
  void lookAgain() { lookAgain_ = true; }
  static constexpr std::size_t slices = 25;

private:
  void rebuild(const SceneStructure& structure, Object& scene);
  void collect(Object& node);
  void keepMeshes();
  bool hasChanged();
  bool hasChanged(std::size_t collider) const;
  bool hasJointChanged(std::size_t joint) const;
  void describeMotors(const PartFinder& finder, PhysicsStructure& made) const;
  void fillMotors(PhysicsView& view) const;
  void fillContacts(PhysicsView& view, const CollisionSystem& collisions) const;

  bool on_ = false, lookAgain_ = false;
  std::size_t slice_ = 0; ///< Checked last.
  std::shared_ptr<const SceneStructure> scene_;
  std::shared_ptr<const PhysicsStructure> structure_;

  // In the order of the structure's lists; valid as long as the scene is that of scene_.
  std::vector<const RigidBody*> bodies_;
  std::vector<const Collider*> colliders_;
  std::vector<const JointNode*> joints_;
  std::vector<const Perceptor*> sensors_, meters_;
  std::size_t channels_ = 0; ///< Of all meters.
  std::vector<const JointMotor*> motors_;
  std::vector<const Battery*> batteries_;
  std::unordered_map<std::uint64_t, int> colliderOf_; ///< By the id of the object.

  /// Meshes are large, so unchanged ones are not copied again.
  struct Kept
  {
    const double* vertices = nullptr;
    std::shared_ptr<const PhysicsStructure::Mesh> mesh;
  };
  std::unordered_map<std::uint64_t, Kept> meshes_;
};

} // namespace sparkwright
