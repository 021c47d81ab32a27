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

/// Writes the details of physics into Frames, if somebody wants them: what there is when it has changed, what it does
/// every time. Does not allocate in steady state.
class PhysicsPublisher
{
public:
  bool isOn() const { return on_; }
  void setOn(bool on);

  /// Fills in Frame::physics, or empties it while nobody wants it. The frame's structure must be that of the scene now.
  void fill(Frame& frame, Object& scene, const CollisionSystem& collisions);
  /// What was set without a change of the tree is in the next frame; else it is noticed within `slices` frames.
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
  std::size_t slice_ = 0; ///< That was looked at last.
  std::shared_ptr<const SceneStructure> scene_;
  std::shared_ptr<const PhysicsStructure> structure_;

  // In the order of the structure's lists; they live as long as the scene is that of scene_.
  std::vector<const RigidBody*> bodies_;
  std::vector<const Collider*> colliders_;
  std::vector<const JointNode*> joints_;
  std::vector<const Perceptor*> sensors_;
  std::vector<const JointMotor*> motors_;
  std::vector<const Battery*> batteries_;
  std::unordered_map<std::uint64_t, int> colliderOf_; ///< By the id of the object.

  /// Meshes are large, so what stays is not copied again.
  struct Kept
  {
    const double* vertices = nullptr;
    std::shared_ptr<const PhysicsStructure::Mesh> mesh;
  };
  std::unordered_map<std::uint64_t, Kept> meshes_;
};

} // namespace sparkwright
