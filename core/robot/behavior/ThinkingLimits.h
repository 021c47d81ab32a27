#pragma once

#include <cstddef>
#include <cstdint>

namespace sparkwright
{

/// Limits for one agent inside the simulator; a service of the Context.
struct ThinkingLimits
{
  std::int64_t steps = 1'000'000; ///< Of a script, per call; see Budget. 0: no limit.
  std::size_t memory = 32u << 20; ///< Of a script and its data, bytes.
  double seconds = 10;            ///< Wall time after which a call is abandoned; 0: never.
};

} // namespace sparkwright
