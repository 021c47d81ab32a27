#pragma once

#include "core/record/mcap/Disk.h"

#include <cstdint>

namespace sparkwright::mcap
{

/// Where the next chunk of a damaged file may begin, from an offset on; the end of the file if there is none.
std::uint64_t nextChunk(ByteSource& source, std::uint64_t from);

} // namespace sparkwright::mcap
