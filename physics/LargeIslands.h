#pragma once

// Private to physics/*.cpp.

#include "physics/World.h"

#include <ode/ode.h>

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sparkwright::physics
{

/// Takes islands above a size out of a full-matrix step, whose cost grows with the cube of the size, and gives them to the
/// iterative solver.
class LargeIslands
{
public:
  /// Finds the bodies of all islands that the next step will move and that have more than `most` bodies.
  /// @return whether there are any
  bool find(const World::Impl& world, std::size_t most);

  /// Lets the next step see none of them, …
  void hide();
  /// … and the one after it nothing else.
  void show(const World::Impl& world);
  /// As it was.
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
