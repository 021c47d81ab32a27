#pragma once

#include "core/object/Math.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

class ActiveScene;

/// Where things are to stand, all moved by one motion.
struct Placement
{
  std::vector<std::uint64_t> ids{}; ///< Of nodes.
  Mat4f motion = Mat4f::Identity(); ///< In the world: new pose = motion · pose, for each of them.
  bool onGround = false;            ///< On what is below, and where there is room, as by PlaceNode.
};

/// Where they come to stand.
struct Arrangement
{
  struct Thing
  {
    Mat4f motion = Mat4f::Identity(); ///< That brings it to where it can stand; in the world.
    std::vector<std::uint64_t>
        moved{}; ///< Transforms whose bodies move; empty: there is no body, and it may go anywhere.
    std::vector<std::uint64_t> stayed{}; ///< Transforms of all bodies that do not belong to it.
    bool refused = false;                ///< There is no such node, no room, or the place is beyond the world's end.
  };
  std::vector<Thing> things; ///< As in the placement.
};

/// Where things would come to stand in a scene, one after the other, if somebody placed them. A question: nothing in
/// the scene changes, and a run goes on as if nobody had asked. To be called between cycles.
Arrangement arrange(const ActiveScene& scene, const Placement& placement);

} // namespace sparkwright
