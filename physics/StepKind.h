#pragma once

#include "physics/World.h"

#include <optional>
#include <string_view>

namespace sparkwright
{

/// How the steps of physics are computed, as people choose it: `exact`, `engine` or `iterative`.
using StepKind = physics::World::Solver;

constexpr std::string_view stepKindNames[] = {"exact", "engine", "iterative"}; ///< In the order of StepKind.

constexpr std::string_view stepKindName(StepKind kind) { return stepKindNames[static_cast<std::size_t>(kind)]; }

constexpr std::optional<StepKind> stepKindOf(std::string_view name)
{
  for(std::size_t i = 0; i < std::size(stepKindNames); ++i)
    if(name == stepKindNames[i])
      return static_cast<StepKind>(i);
  return std::nullopt;
}

/// What is used where nobody has chosen.
inline StepKind usualStepKind() { return physics::World::usualSolver(); }

} // namespace sparkwright
