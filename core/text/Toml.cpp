#include "core/text/Toml.h"

#include "core/text/TomlProblem.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <memory>
#include <sstream>
#include <system_error>
#include <utility>

namespace sparkwright
{

namespace
{

/// Returns the offset behind the string in quotes that begins at `at`; the end of the text if it has no end.
std::size_t behindString(std::string_view text, std::size_t at)
{
  const char quote = text[at];
  const std::string_view three = quote == '"' ? "\"\"\"" : "'''";
  const bool multiLine = text.substr(at, 3) == three;
  for(std::size_t i = at + (multiLine ? 3 : 1); i < text.size(); ++i)
    if(text[i] == '\\' && quote == '"')
      ++i;
    else if(multiLine ? text.substr(i, 3) == three : text[i] == quote || text[i] == '\n')
      return i + (multiLine ? 3 : 1);
  return text.size();
}

/// Returns the offset of the first dot that makes a key deeper than maxTomlKeyDepth; npos if there is none.
std::size_t tooDeep(std::string_view text)
{
  int dots = 0;
  for(std::size_t i = 0; i < text.size();)
  {
    const char c = text[i];
    if(c == '"' || c == '\'')
    {
      i = behindString(text, i);
      continue;
    }
    if(c == '#')
    {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    if(c == '.' && ++dots >= maxTomlKeyDepth)
      return i;
    if(std::string_view("=,[]{}\n").find(c) != std::string_view::npos)
      dots = 0;
    ++i;
  }
  return std::string_view::npos;
}

toml::source_position placeOf(std::string_view text, std::size_t offset)
{
  toml::source_position place{1, 1};
  for(const char c : text.substr(0, offset))
  {
    ++place.column;
    if(c == '\n')
      place = {place.line + 1, 1};
  }
  return place;
}

} // namespace

toml::table parseToml(std::string_view text, std::string_view file)
{
  if(const std::size_t offset = tooDeep(text); offset != std::string_view::npos)
    throw toml::parse_error("the key has too many parts; 32 at most", placeOf(text, offset),
                            std::make_shared<const std::string>(file));
  return toml::parse(text, file);
}

std::optional<Diagnostic> tomlProblem(std::string_view text, const std::string& file)
{
  try
  {
    (void)parseToml(text, file);
  }
  catch(const toml::parse_error& broken)
  {
    const toml::source_position place = broken.source().begin;
    return Diagnostic::of(Diagnostic::Severity::Error, file, static_cast<int>(place.line),
                          static_cast<int>(place.column), std::string(broken.description()));
  }
  return {};
}

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
    const toml::table parsed = parseToml("value = " + text + '\n');
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
