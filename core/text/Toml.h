#pragma once

// The TOML library, without its assertions: some of them fail for malformed files (version 3.3), which are input
// like any other. The code behind them reports the place of the error.
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Most parts of a dotted key, such as `a.b.c`. Together with the library's limit for nested values it bounds how deep a
/// document is: the library works recursively, so a deeper one would overflow the stack.
inline constexpr int maxTomlKeyDepth = 32;

/// Parses a TOML document. All TOML that people or other programs write is read by this function.
/// @param file  its name, for messages
/// @throw toml::parse_error  it is malformed, or too deep
toml::table parseToml(std::string_view text, std::string_view file = {});

/// A value of a TOML file as `--set` has it; nothing for tables, lists and dates.
std::optional<std::string> tomlText(const toml::node& value);
/// A text in quotes, as it is written in a file.
std::string tomlQuoted(const std::string& text);
/// A value as it is written in a file: without quotes if it reads as a number, true or false.
std::string tomlValue(const std::string& text);
/// A key as it is written in a file.
std::string tomlKey(const std::string& key);

} // namespace sparkwright
