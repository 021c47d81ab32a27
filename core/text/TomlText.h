#pragma once

#include "core/text/Toml.h"

#include <optional>
#include <string>

namespace sparkwright
{

/// A value of a TOML file as `--set` has it; nothing for tables, lists and dates.
std::optional<std::string> tomlText(const toml::node& value);
/// A text in quotes, as it is written in a file.
std::string tomlQuoted(const std::string& text);
/// A value as it is written in a file: without quotes if it reads as a number, true or false.
std::string tomlValue(const std::string& text);
/// A key as it is written in a file.
std::string tomlKey(const std::string& key);

} // namespace sparkwright
