#include "core/text/TomlText.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

namespace sparkwright
{

std::optional<std::string> tomlText(const toml::node& value)
{
  if(const auto* const text = value.as_string())
    return **text;
  if(const auto* const flag = value.as_boolean())
    return **flag ? "true" : "false";
  char text[32];
  std::to_chars_result end{text, std::errc::invalid_argument};
  if(const auto* const integer = value.as_integer())
    end = std::to_chars(std::begin(text), std::end(text), **integer);
  else if(const auto* const number = value.as_floating_point())
    end = std::to_chars(std::begin(text), std::end(text), **number);
  return end.ec == std::errc() ? std::optional(std::string(text, end.ptr)) : std::nullopt;
}

std::string tomlQuoted(const std::string& text)
{
  std::ostringstream out;
  out << toml::toml_formatter(toml::value<std::string>(text), toml::format_flags::none);
  return std::move(out).str();
}

std::string tomlValue(const std::string& text)
{
  try
  {
    const toml::table parsed = toml::parse("value = " + text + '\n');
    if(const toml::node* const value = parsed.get("value"); value && parsed.size() == 1 &&
                                                            text.find_first_of("#\n") == std::string::npos &&
                                                            (value->is_boolean() || value->is_number()))
      return text;
  }
  catch(const toml::parse_error&)
  {
  }
  return tomlQuoted(text);
}

std::string tomlKey(const std::string& key)
{
  const bool plain =
      !key.empty() && std::ranges::all_of(key, [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '-'; });
  return plain ? key : tomlQuoted(key);
}

} // namespace sparkwright
