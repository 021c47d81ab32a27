#include "app/jobs/runner/RobotVariant.h"

#include "app/jobs/plan/JobTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/Toml.h"
#include "core/text/WriteFile.h"

#include <sstream>

namespace sparkwright
{

namespace
{

/// Sets a member of a table to a value as it is written in a file.
void assign(toml::table& table, const std::string& name, const std::string& value)
{
  if(value == "true" || value == "false")
    return static_cast<void>(table.insert_or_assign(name, value == "true"));
  std::istringstream in(value);
  in.imbue(std::locale::classic());
  if(double number = 0; in >> number && in.eof())
    table.insert_or_assign(name, number);
  else
    table.insert_or_assign(name, value);
}

std::string nameOfEntry(const toml::node& entry)
{
  const toml::table* const table = entry.as_table();
  return table ? table->at_path("name").value_or(std::string()) : std::string();
}

toml::array* listOf(toml::table& file, std::string_view key)
{
  toml::node* const node = file.get(key);
  return node ? node->as_array() : nullptr;
}

bool setInType(toml::table& type, const std::string& parameter, const std::string& value)
{
  if(!type.get("parameters"))
    type.insert("parameters", toml::table());
  toml::table* const parameters = type.get("parameters")->as_table();
  if(parameters)
    assign(*parameters, parameter, value);
  return parameters != nullptr;
}

/// @return whether there are such a type and such a parameter
bool setValue(toml::table& file, const std::string& type, const std::string& parameter, const std::string& value)
{
  bool known = false;
  if(toml::array* const parameters = listOf(file, "parameter"))
    for(toml::node& each : *parameters)
      known = known || nameOfEntry(each) == parameter;
  toml::array* const types = listOf(file, "type");
  if(!known || !types)
    return false;
  bool found = false;
  for(toml::node& each : *types)
    if(type == "*" || nameOfEntry(each) == type)
      found = (each.is_table() && setInType(*each.as_table(), parameter, value)) || found;
  return found;
}

} // namespace

LocalText writeRobotVariant(const std::filesystem::path& source, const JobVariables& values,
                            const std::filesystem::path& target)
{
  constexpr std::uint64_t maxBytes = 16 << 20;
  const ReadFile read = readFile(source, maxBytes);
  if(!read)
    return jobsText("robots.missing", source.string());
  try
  {
    toml::table file = parseToml(read.text, source.string());
    for(const auto& [name, value] : values)
      if(const std::size_t dot = name.find('.'); !setValue(file, name.substr(0, dot), name.substr(dot + 1), value))
        return jobsText("robots.unknown", source.string(), name);
    std::error_code failed;
    std::filesystem::create_directories(target.parent_path(), failed);
    std::ostringstream text;
    text << file << '\n';
    return writeAtomically(target, text.str());
  }
  catch(const toml::parse_error& broken)
  {
    return jobsText("robots.broken", source.string(), std::string(broken.description()));
  }
}

} // namespace sparkwright
