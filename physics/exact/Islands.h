#pragma once

// Private to physics.

#include "physics/OdeHandles.h"
#include "physics/exact/model/Rows.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// Bodies that joints and contacts connect, with what connects them, in the order in which the engine takes them.
struct Island
{
  std::span<Body* const> bodies{};
  std::span<const dJointID> joints{}; ///< Those that are enabled.
};

/// Finds the islands of a world that are awake: bodies at rest are woken up by awake ones that they are connected with.
class IslandSearch
{
public:
  std::span<const Island> find(World::Impl& world);

private:
  void sortBodies(const World::Impl& world);
  void collect(Body& first);
  void visitJoints(dBodyID body);

  std::uint64_t search_ = 0;
  std::uint64_t structure_ = ~std::uint64_t{0}; ///< World::Impl::structureChanges for which the bodies are sorted.
  std::vector<Body*> sorted_;                   ///< The latest first, as in the engine's list.
  std::vector<Body*> bodies_, stack_;
  std::vector<dJointID> joints_;
  struct Range
  {
    std::size_t firstBody, firstJoint;
  };
  std::vector<Range> ranges_;
  std::vector<Island> islands_;
};

/// Sorts the joints of an island as the engine does: those without limits, then those with some, then those with nothing
/// but limits. The order inside these parts follows from the order in which they were found, in the engine's own way.
class JointOrder
{
public:
  /// Numbers the rows, too. @return how many at the start have no limits at all. Joints without rows are left out.
  std::size_t sort(std::span<const StepJoint> joints, std::vector<StepJoint>& sorted);

private:
  void addMixedAtFront(std::uint32_t joint);
  void addMixedAtEnd(std::uint32_t joint);

  // Three parts side by side, that grow to both sides.
  std::vector<std::uint32_t> joints_;
  std::size_t unbounded_ = 0, mixed_ = 0, limited_ = 0, end_ = 0; ///< Where they begin.
};

} // namespace sparkwright::physics
