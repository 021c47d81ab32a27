#pragma once

#include "core/object/Math.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

class ActiveScene;

/// Asks where things can be placed, all moved by the same motion.
struct Placement
{
  std::vector<std::uint64_t> ids{}; ///< Of nodes.
  Mat4f motion = Mat4f::Identity(); ///< In the world, m: new pose = motion · pose.
  bool onGround = false;            ///< Put them on the ground, where there is room, as PlaceNode does.
};

/// The answer to a Placement.
struct Arrangement
{
  struct Thing
  {
    Mat4f motion = Mat4f::Identity();    ///< In the world, m: brings the thing to where it can stand.
    std::vector<std::uint64_t> moved{};  ///< Transforms whose bodies move; empty: no body, so it fits anywhere.
    std::vector<std::uint64_t> stayed{}; ///< Transforms of all other bodies.
    bool refused = false;                ///< No such node, no room, or farther than Manipulator::farthest.
  };
  std::vector<Thing> things; ///< In the order of the placement's ids.
};

/// Computes where things would stand if they were placed, one after the other. Changes nothing in the scene; a run
/// continues bit for bit. Call it between cycles.
Arrangement arrange(const ActiveScene& scene, const Placement& placement);

} // namespace sparkwright
