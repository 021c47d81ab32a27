#pragma once

// Private to physics.

#include "physics/World.h"

#include <ode/ode.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sparkwright::physics
{

/// Excludes islands above a size from a full-matrix step, whose cost grows with the cube of the size, so that they are
/// solved iteratively. Costs nothing while the limits cannot be reached.
class LargeIslands
{
public:
  /// Finds all awake islands above World::largestExactIsland() or World::maxExactContactRows().
  /// @return whether there are any
  bool find(const World::Impl& world);
  /// Of all that find() has found, rows.
  int mostContactRows() const { return mostContactRows_; }

  /// Hides them from the next step, …
  void hide();
  /// … and everything else from the one after it.
  void show(const World::Impl& world);
  /// Undoes hide() and show().
  void restore();

private:
  /// Bodies that are connected: a tree, whose root stands for all.
  struct Member
  {
    std::uint32_t parent = 0;
    // Of roots:
    std::uint32_t bodies = 1;
    int contactRows = 0;
    bool awake = false;
  };
  std::uint32_t rootOf(std::uint32_t member);
  /// @return the root of the bodies that the joint connects, if there is any
  Member* connect(dJointID joint);

  std::vector<Member> members_; ///< As World::Impl::bodies.
  int mostContactRows_ = 0;
  std::vector<dBodyID> large_;
  std::vector<dBodyID> others_;
};

} // namespace sparkwright::physics
