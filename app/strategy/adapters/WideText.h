#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sparkwright::strategy
{

// Texts in `wchar_t` of this platform, in memory that may hold `char` instead.

/// Whether zero-terminated text in the memory is of wchar_t. A text of one or two ASCII characters counts as `char`.
bool isWide(std::span<const char> memory);
/// The text in UTF-8.
std::string fromWide(std::span<const char> memory);
/// Writes UTF-8 with its zero, as much as fits; what is no UTF-8 becomes U+FFFD.
void toWide(std::string_view text, std::span<char> memory);

} // namespace sparkwright::strategy
