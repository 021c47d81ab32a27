#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Appends a strategy's answer to a frame: `(wheels 5 (left right) …)`. @param frame  that it answers
void writeWheels(std::uint32_t frame, const sst_wheels& wheels, std::string& out);

/// Takes numbers of any size, as strategies may compute them: see clipWheels().
/// @return empty, or an error message with the place; then the results are undefined
std::string readWheels(std::string_view message, std::uint32_t& frame, sst_wheels& out);

/// Makes commands valid: NaN becomes 0, others lie in ±most; those for robots that are not commanded or do not exist
/// are 0.
/// @param robots  of the side, 0 to SST_MAX_ROBOTS
void clipWheels(sst_wheels& wheels, int robots, double most);

} // namespace sparkwright::simurosot
