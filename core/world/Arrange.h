#pragma once

#include "core/object/Math.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

class World;

/// Things that are to stand elsewhere in a World that does not run.
struct ArrangeWish
{
  std::vector<std::uint64_t> ids{};   ///< Of nodes.
  Mat4f motion = Mat4f::Identity(); ///< In the world: new pose = motion · pose, for each of them.
  bool stand = false;               ///< On what is below it, and where there is room; as the command `place`.
};

/// What has come of it.
struct Arrangement
{
  struct Thing
  {
    Mat4f motion = Mat4f::Identity();  ///< That was carried out.
    std::vector<std::uint64_t> moved{};  ///< Transforms whose bodies have moved; empty: there is no body, and nothing was done.
    std::vector<std::uint64_t> stayed{}; ///< Transforms of all bodies that do not belong to it.
    bool refused = false;              ///< The log says why.
  };
  std::vector<Thing> things; ///< As in the wish.
};

/// Puts what joints hold together with the nodes elsewhere, at rest. To be called between cycles.
Arrangement arrange(World& world, const ArrangeWish& wish);

} // namespace sparkwright
