#pragma once

#include "core/robot/types/RobotTypeTexts.h"
#include "core/text/Diagnostic.h"
#include "core/text/Suggest.h"
#include "core/text/Toml.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

// Private to core/robot/*.cpp: reads a TOML file, and reports errors with their place.

class TomlFile
{
public:
  TomlFile(std::string file, Diagnostics& problems) : file_(std::move(file)), problems_(problems) {}

  std::optional<toml::table> parse(const std::string& text)
  {
    try
    {
      return parseToml(text, file_);
    }
    catch(const toml::parse_error& broken)
    {
      add(broken.source().begin, std::string(broken.description()), robotTypeText("toml.file"));
      return std::nullopt;
    }
  }

  void error(const toml::node& node, LocalText message, LocalText hint = {})
  {
    add(node.source().begin, std::move(message), std::move(hint));
  }
  void error(const toml::key& key, LocalText message, LocalText hint = {})
  {
    add(key.source().begin, std::move(message), std::move(hint));
  }

  /// Reports an unknown key.
  void unknown(const toml::key& key, const LocalText& where, const std::vector<std::string>& known)
  {
    LocalText hint = suggestion(std::string(key.str()), known);
    if(hint.empty())
    {
      std::string list;
      for(const std::string& name : known)
        list += (&name == &known.front() ? "" : ", ") + name;
      hint = robotTypeText("toml.known", std::move(list));
    }
    error(key, robotTypeText("toml.unknown", where, key.str()), std::move(hint));
  }

  std::string text(const toml::node& node, const std::string& name)
  {
    if(const auto* const value = node.as_string(); value && !value->get().empty())
      return value->get();
    error(node, robotTypeText("toml.text", name));
    return {};
  }

  /// Reads a finite number within [lowest, highest]; otherwise reports an error and returns NaN.
  double number(const toml::node& node, const std::string& name, double lowest, double highest);
  std::vector<std::string> texts(const toml::node& node, const std::string& name);

  const std::string& file() const { return file_; }

private:
  void add(const toml::source_position& place, LocalText message, LocalText hint)
  {
    problems_.push_back(Diagnostic::of(Diagnostic::Severity::Error, file_, static_cast<int>(place.line),
                                       static_cast<int>(place.column), std::move(message), std::move(hint)));
  }

  std::string file_;
  Diagnostics& problems_;
};

} // namespace sparkwright
