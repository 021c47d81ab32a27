#pragma once

#include <cstddef>
#include <cstdint>

namespace sparkwright
{

/// What the thinking of one agent inside the simulator may cost; a service of the Context.
struct ThinkingLimits
{
  std::int64_t steps = 1'000'000; ///< Of a script, each time it thinks; see Budget. 0: any number.
  std::size_t memory = 32u << 20; ///< Bytes that a script and its data may take.
  double seconds = 10;            ///< Wall time after which a behaviour that does not come back is given up; 0: never.
};

} // namespace sparkwright
