#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Writes bytes as RFC 4648 has it, with `=` at the end, in one line. `out` keeps its capacity.
void encodeBase64(std::span<const std::uint8_t> bytes, std::string& out);

/// @return nothing if it is no base64
std::optional<std::vector<std::uint8_t>> decodeBase64(std::string_view text);

} // namespace sparkwright
