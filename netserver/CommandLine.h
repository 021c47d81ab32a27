#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// One option of a command line: the single source of parsing and help.
template <class Options>
struct CommandOption
{
  std::string_view name;
  std::string_view value; ///< What it takes, for the help; empty for switches.
  std::string_view help;
  /// Takes the value; returns what would be right, or empty.
  std::function<std::string_view(Options&, const std::string& value)> read;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or what is wrong and what to do
template <class Options>
std::string parseCommandLine(std::span<const CommandOption<Options>> table, std::span<const std::string> arguments,
                             Options& options)
{
  for(std::size_t i = 0; i < arguments.size(); ++i)
  {
    std::string name = arguments[i];
    std::string value;
    const std::size_t equals = name.find('=');
    const bool joined = name.starts_with("--") && equals != std::string::npos;
    if(joined)
    {
      value = name.substr(equals + 1);
      name.resize(equals);
    }
    const auto option = std::find_if(table.begin(), table.end(), [&](const auto& o) { return o.name == name; });
    if(option == table.end())
      return "unknown option '" + name + "'; see --help";
    if(option->value.empty() && joined)
      return name + " takes no value";
    if(!option->value.empty() && !joined)
    {
      if(++i >= arguments.size())
        return name + " needs a value: " + std::string(option->value);
      value = arguments[i];
    }
    if(const std::string_view right = option->read(options, value); !right.empty())
      return name + " '" + value + "': it has to be " + std::string(right);
  }
  return {};
}

/// A line of the help for each option.
template <class Options>
std::string commandLineHelp(std::span<const CommandOption<Options>> table, std::size_t column)
{
  std::string text;
  for(const auto& option : table)
  {
    std::string words = "  " + std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value);
    words.resize(std::max(words.size() + 1, column), ' ');
    text += words + std::string(option.help) + '\n';
  }
  return text;
}

} // namespace sparkwright
