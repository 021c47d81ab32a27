#pragma once

#include "core/body/PhysicsObject.h"
#include "physics/Space.h"

#include <memory>

namespace sparkwright
{

/// A group of colliders: those below it are tested against each other (unless disabled), and against all others.
class SpaceNode : public PhysicsObject
{
public:
  /// Only while the node is linked.
  physics::Space& space() const { return *space_; }
  bool hasSpace() const { return space_ != nullptr; }
  /// Whether it belongs to this physics world.
  bool isOf(const physics::World& world) const { return space_ && &engine() == &world; }
  void setInnerCollision(bool enabled);
  /// Spaces that are both ghosts do not collide.
  void setGhost(bool ghost);

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  bool innerCollision_ = true;
  std::unique_ptr<physics::Space> space_;
};

} // namespace sparkwright
