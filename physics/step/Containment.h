#pragma once

// Private to physics.

#include "physics/OdeHandles.h"

#include <ode/ode.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// Restores bodies to which a step has given an invalid pose or velocity, with all bodies connected to them.
///
/// An assembly is a set of bodies connected by joints, such as a robot; contacts do not count. If one body were put
/// back alone, its joints would be torn, and would throw it again in the next step. So the whole assembly goes back, at
/// rest, to the last poses in which it was in order: no joint far beyond its stops, and nothing too fast for the
/// engine. This is examined in every fifth step and after changes from outside; of a body without joints, every pose is
/// in order. If the assembly has been placed elsewhere since then, these poses have moved along. An assembly without an
/// invalid body is never changed.
class Containment
{
public:
  using BodyState = Body::Impl;

  /// To be called after each step.
  void check(const World::Impl& world, double seconds);

  /// Number of steps so far.
  std::uint64_t steps() const { return step_; }
  /// To be called when the states of the bodies have been replaced.
  void resume(std::uint64_t steps)
  {
    step_ = steps;
    structureSeen_.reset();
  }

private:
  struct Assembly
  {
    std::size_t firstBody, bodyCount;
    std::size_t firstJoint, jointCount;
  };
  using Bodies = std::span<BodyState* const>;

  void find(const World::Impl& world);
  void collect(BodyState& first);
  /// Whether the assembly is examined in this step.
  bool isDue(const Assembly& assembly, Bodies bodies) const;
  void putBack(Bodies bodies);

  std::optional<std::uint64_t> structureSeen_; ///< World::Impl::structureChanges when the assemblies were found.
  std::uint64_t step_ = 0;
  std::vector<Assembly> assemblies_;
  std::vector<BodyState*> bodies_;   ///< Of all assemblies, one after the other.
  std::vector<const Joint*> joints_; ///< Likewise.
};

} // namespace sparkwright::physics
