#pragma once

#include "core/frame/Frame.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sparkwright
{

/// What every node of a frame's structure is, as pictures of segments tell it: ImageSettings::Segment, and which of
/// them.
void findSegments(const Frame& frame, std::vector<std::array<std::uint8_t, 2>>& segments);

} // namespace sparkwright
