#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Encodes bytes by RFC 4648, padded with `=`, in one line. `out` keeps its capacity.
void encodeBase64(std::span<const std::uint8_t> bytes, std::string& out);

/// @return nothing if the text is not base64
std::optional<std::vector<std::uint8_t>> decodeBase64(std::string_view text);

} // namespace sparkwright
