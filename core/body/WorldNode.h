#pragma once

#include "core/scene/BaseNode.h"
#include "physics/World.h"

#include <memory>
#include <optional>

namespace sparkwright
{

/// Simulated seconds per cycle, as the engine gets them, unless somebody sets another step.
constexpr float physicsStep = 0.02f;

/// The physics world of a scene: directly below the Scene, before any other physics node.
class WorldNode : public BaseNode
{
public:
  physics::World& world() const { return *world_; }
  const std::shared_ptr<physics::World>& shared() const { return world_; }

  /// Whether motors warm up, and whether they discharge their battery. Unless somebody says so, an AngularMotor does
  /// neither, and a JointMotor does both.
  std::optional<bool> jointHeating, batteryDischarge;

  float step = physicsStep; ///< s, of the cycles of this world

protected:
  void onLink() override;

private:
  std::shared_ptr<physics::World> world_ = std::make_shared<physics::World>();
};

/// The physics world of the scene that a node is in; nullptr if there is none.
std::shared_ptr<const WorldNode> worldOf(const Object& node);

} // namespace sparkwright
