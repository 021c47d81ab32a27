#pragma once

#include "physics/StepKind.h"
#include "core/scene/BaseNode.h"
#include "physics/World.h"

#include <memory>
#include <optional>

namespace sparkwright
{

/// Default of simulated seconds per cycle, in the precision used by the engine.
constexpr float physicsStep = 0.02f;

/// The physics world of a scene: directly below the Scene, before any other physics node.
class WorldNode : public BaseNode
{
public:
  physics::World& world() const { return *world_; }
  const std::shared_ptr<physics::World>& shared() const { return world_; }

  /// Whether motors heat up, and whether they discharge their battery. Not set: an AngularMotor does neither, and a
  /// JointMotor both.
  std::optional<bool> jointHeating, batteryDischarge;

  float step = physicsStep; ///< Length of a cycle, s.
  int subSteps = 1;         ///< Physics steps in each cycle, 1 … mostSubSteps, each with contacts of its own.
  static constexpr int mostSubSteps = 100;
  /// Bodies of the largest island that is solved exactly, unless the program says otherwise; 0: all.
  int largestExactIsland = 0;
  /// Likewise, rows of the contacts of one heap. Above what robots of a match come to that lie upon one another (22 humanoids:
  /// 640), and below what takes seconds for a step.
  int maxExactContactRows = 750;
  StepKind stepKind = usualStepKind(); ///< Unless the program says otherwise.

  bool hasPostPhysics() const override { return true; }
  /// Logs the engine's messages: the 1st, 10th, 100th, … of each kind.
  void postPhysics() override;

  /// The world beside its bodies, joints and shapes.
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  int unsolved_ = 0; ///< Times that the solver has given up.
  std::uint64_t leftToEngine_ = 0; ///< Islands that the own step did not know.
  std::int64_t heaps_ = 0;         ///< Steps with heaps that were solved iteratively.
  std::int64_t contactsLeftOut_ = 0;
  int remarks_ = 0;  ///< Other messages of the engine.
  std::shared_ptr<physics::World> world_ = std::make_shared<physics::World>();
};

/// The physics world of a node's scene; nullptr if there is none.
std::shared_ptr<const WorldNode> worldOf(const Object& node);

} // namespace sparkwright
