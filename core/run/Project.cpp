#include "core/run/Project.h"

#include "core/run/RunTexts.h"
#include "core/text/WriteFile.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <sstream>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestFile = 1u << 20; // bytes

Diagnostic error(const fs::path& file, const toml::source_position& place, LocalText message, LocalText hint = {})
{
  return Diagnostic::of(Diagnostic::Severity::Error, file.string(), static_cast<int>(place.line),
                        static_cast<int>(place.column), std::move(message), std::move(hint));
}

/// A value as `--set` has it; nothing for tables, lists and dates.
std::optional<std::string> textOf(const toml::node& value)
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

std::string inQuotes(const std::string& text)
{
  std::ostringstream out;
  out << toml::toml_formatter(toml::value<std::string>(text), toml::format_flags::none);
  return std::move(out).str();
}

/// As it is written in the file: without quotes if it reads as a number, true or false.
std::string valueText(const std::string& text)
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
  return inQuotes(text);
}

std::string keyText(const std::string& key)
{
  const bool plain =
      !key.empty() && std::ranges::all_of(key, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
  return plain ? key : inQuotes(key);
}

} // namespace

bool isProject(const fs::path& file)
{
  return file.extension() == Project::extension;
}

std::optional<Project> readProject(const fs::path& file, Diagnostic& problem)
{
  std::error_code failed;
  const auto size = fs::file_size(file, failed);
  std::ifstream in(file, std::ios::binary);
  if(failed || !in)
  {
    problem = error(file, {}, runText("project.unreadable"), runText("project.permissions"));
    return std::nullopt;
  }
  if(size > largestFile)
  {
    problem = error(file, {}, runText("project.large"), runText("project.otherFile"));
    return std::nullopt;
  }
  try
  {
    const toml::table table = toml::parse(in, file.string());
    Project project;
    for(const auto& [key, value] : table)
    {
      const auto place = value.source().begin;
      const std::string name(key.str());
      if(name == "scene" && value.is_string())
        project.scene = **value.as_string();
      else if(name == "seed" && value.is_integer() && **value.as_integer() >= 0)
        project.seed = static_cast<std::uint64_t>(**value.as_integer());
      else if(name == "variables" && value.is_table())
      {
        for(const auto& [variable, set] : *value.as_table())
          if(const auto text = textOf(set))
            project.variables.emplace_back(variable.str(), *text);
          else
          {
            problem = error(file, set.source().begin, runText("project.noValue", variable.str()),
                            runText("project.giveValue"));
            return std::nullopt;
          }
      }
      else
      {
        problem = error(file, place, runText("project.noSetting", name), runText("project.known"));
        return std::nullopt;
      }
    }
    if(project.scene.empty())
    {
      problem =
          error(file, {1, 1}, runText("project.noScene"), runText("project.addScene", "scene = \"setups/soccer.rb\""));
      return std::nullopt;
    }
    return project;
  }
  catch(const toml::parse_error& broken)
  {
    problem = error(file, broken.source().begin, std::string(broken.description()), runText("project.toml"));
    return std::nullopt;
  }
}

std::string writeProject(const fs::path& file, const Project& project)
{
  fs::path scene = project.scene;
  std::error_code failed;
  if(scene.is_absolute())
    if(const fs::path near = scene.lexically_relative(fs::absolute(file, failed).parent_path());
       !near.empty() && *near.begin() != "..")
      scene = near;
  std::string text =
      "# A Sparkwright project: a scene, and what is different in it.\n\nscene = " + inQuotes(scene.string()) + '\n';
  if(project.seed != 0)
    text += "seed = " + std::to_string(project.seed) + '\n';
  if(!project.variables.empty())
    text += "\n[variables]\n";
  for(const auto& [name, value] : project.variables)
    text.append(keyText(name)).append(" = ").append(valueText(value)).append("\n");
  return writeAtomically(file, text);
}

std::string sceneOf(const Project& project, const fs::path& file)
{
  const fs::path scene = project.scene;
  std::error_code failed;
  if(const fs::path beside = file.parent_path() / scene; scene.is_relative() && fs::is_regular_file(beside, failed))
    return fs::absolute(beside, failed).lexically_normal().string();
  return project.scene;
}

} // namespace sparkwright
