#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// One option of a command line, for parsing and help.
template <class Options>
struct CommandOption
{
  std::string_view name;
  std::string_view value; ///< Name of its value in the help; empty for switches, `[FORM=preset]` if it may be omitted.
  std::string_view help;
  /// Stores the value. Returns empty, or what a valid value would be: "a number from 1".
  std::function<std::string_view(Options&, const std::string& value)> read;
  std::string_view alias = {}; ///< Another name for it; empty: none.

  /// An option that takes no value and sets a member.
  template <class Owner>
  static CommandOption flag(std::string_view name, bool Owner::*member, std::string_view help, bool value = true,
                            std::string_view alias = {})
  {
    const auto set = [member, value](Options& options, const std::string&)
    {
      options.*member = value;
      return std::string_view();
    };
    return {name, "", help, set, alias};
  }
};

/// Callbacks while a command line is read.
struct CommandListener
{
  /// Takes an argument that is no option, such as a file. Returns empty, or an error. Null: no such arguments allowed.
  std::function<std::string(const std::string&)> word;
  /// Called with the name of each option; may be null.
  std::function<void(std::string_view)> given;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`; arguments after `--`
/// are no options.
/// @return empty, or an error message
template <class Options>
std::string parseCommandLine(std::span<const CommandOption<Options>> table, std::span<const std::string> arguments,
                             Options& options, const CommandListener& listener = {})
{
  bool onlyWords = false;
  for(std::size_t i = 0; i < arguments.size(); ++i)
  {
    const std::string& argument = arguments[i];
    if(listener.word && (onlyWords || argument.size() < 2 || argument[0] != '-'))
    {
      if(std::string problem = listener.word(argument); !problem.empty())
        return problem;
      continue;
    }
    if(listener.word && argument == "--")
    {
      onlyWords = true;
      continue;
    }
    const std::size_t equals = argument.find('=');
    const bool joined = equals != std::string::npos;
    const std::string name = argument.substr(0, equals);
    const auto isNamed = [&](const auto& o) { return name == o.name || (!o.alias.empty() && name == o.alias); };
    const auto option = std::find_if(table.begin(), table.end(), isNamed);
    if(option == table.end())
      return "unknown option `" + name + "` (see --help)";
    if(listener.given)
      listener.given(option->name);
    std::string value;
    if(option->value.empty() && joined)
      return name + " takes no value";
    if(joined)
      value = argument.substr(equals + 1);
    else if(option->value.starts_with('['))
    {
      const std::size_t preset = option->value.find('=') + 1;
      value = option->value.substr(preset, option->value.size() - 1 - preset);
    }
    else if(!option->value.empty())
    {
      if(++i >= arguments.size())
        return name + " needs a value: " + std::string(option->value);
      value = arguments[i];
    }
    if(const std::string_view right = option->read(options, value); !right.empty())
      return name + ": `" + value + "` is not " + std::string(right);
  }
  return {};
}

/// Help text, one line per option. @param column  where the descriptions start
template <class Options>
std::string commandLineHelp(std::span<const CommandOption<Options>> table, std::size_t column)
{
  std::string text;
  for(const auto& option : table)
  {
    std::string words = "  " + std::string(option.name);
    if(option.value.starts_with('['))
      words += "[=" + std::string(option.value.substr(1, option.value.find('=') - 1)) + ']';
    else if(!option.value.empty())
      words += ' ' + std::string(option.value);
    if(!option.alias.empty())
      words += " (" + std::string(option.alias) + ')';
    words.resize(std::max(words.size() + 2, column), ' ');
    text += words + std::string(option.help) + '\n';
  }
  return text;
}

} // namespace sparkwright
