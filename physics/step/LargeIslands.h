#pragma once

// Private to physics.

#include "physics/World.h"

#include <ode/ode.h>

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sparkwright::physics
{

/// Excludes islands above a size from a full-matrix step, whose cost grows with the cube of the size, so that they are
/// solved iteratively.
class LargeIslands
{
public:
  /// Finds all awake islands of more than `most` bodies.
  /// @return whether there are any
  bool find(const World::Impl& world, std::size_t most);

  /// Hides them from the next step, …
  void hide();
  /// … and everything else from the one after it.
  void show(const World::Impl& world);
  /// Undoes hide() and show().
  void restore();

private:
  void collect(dBodyID first);

  std::uint32_t search_ = 0;
  std::unordered_map<dBodyID, std::uint32_t> seen_; ///< In which search.
  std::vector<dBodyID> island_;
  std::vector<dBodyID> large_;
  std::vector<dBodyID> others_;
};

} // namespace sparkwright::physics
