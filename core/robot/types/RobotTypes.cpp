#include "core/robot/types/RobotTypes.h"

#include "core/robot/language/PerceptWriter.h"
#include "core/robot/types/RobotTypeTexts.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// In Ruby's single quotes.
std::string rubyText(std::string_view text)
{
  std::string out = "'";
  for(const char c : text)
  {
    if(c == '\'' || c == '\\')
      out += '\\';
    out += c;
  }
  return out += '\'';
}

bool isNumber(const RobotType::Parameter& parameter)
{
  const char first = parameter.value.empty() ? 'x' : parameter.value.front();
  return (first >= '0' && first <= '9') || first == '-';
}

} // namespace

const RobotType::Parameter* RobotType::parameter(std::string_view wanted) const
{
  const auto found = std::ranges::find(parameters, wanted, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::string scriptOf(const RobotTypeFile& types)
{
  const std::string& constant = types.scriptConstant;
  if(constant.empty())
    return {};
  std::string ruby = constant + " = [] unless Object.const_defined?(:" + constant + ")\n";
  for(const RobotType& type : types.types)
  {
    ruby += constant + '[' + std::to_string(type.id) + "] = {\n";
    for(const RobotType::Parameter& parameter : type.parameters)
      ruby += "  " + rubyText(parameter.name) + " => " +
              (isNumber(parameter) ? parameter.value : rubyText(parameter.value)) + ",\n";
    ruby += "}\n";
  }
  return ruby;
}

std::optional<std::vector<std::string>> argumentsFor(const RobotType& type, const std::vector<std::string>& names,
                                                     bool throughScript, const std::string& file, Diagnostics& problems)
{
  const std::size_t before = problems.size();
  const auto error = [&](int line, int column, LocalText message, LocalText hint)
  {
    problems.push_back(
        Diagnostic::of(Diagnostic::Severity::Error, file, line, column, std::move(message), std::move(hint)));
  };
  std::vector<std::string> values;
  for(const std::string& name : names)
    if(const RobotType::Parameter* const parameter = type.parameter(name))
      values.push_back(parameter->value);
    else if(name == "type")
      values.push_back(std::to_string(type.id));
    else
      error(type.line, type.column, robotTypeText("type.needs", inQuotes(type.file), name, inQuotes(type.name)),
            robotTypeText("type.describe"));
  for(const RobotType::Parameter& parameter : type.parameters)
    if(!throughScript && std::ranges::find(names, parameter.name) == names.end())
    {
      LocalText hint = suggestion(parameter.name, names);
      error(parameter.line, parameter.column, robotTypeText("type.noPlace", inQuotes(type.file), parameter.name),
            hint.empty() ? robotTypeText("type.names") : std::move(hint));
    }
  return problems.size() == before ? std::optional(std::move(values)) : std::nullopt;
}

const RobotTypes::Entry* RobotTypes::named(std::string_view name) const
{
  for(const Entry& entry : entries_)
    if(entry.type.name == name)
      return &entry;
  return nullptr;
}

const RobotTypes::Entry* RobotTypes::withId(int id) const
{
  for(const Entry& entry : entries_)
    if(entry.type.id == id)
      return &entry;
  return nullptr;
}

const RobotTypes::Entry* RobotTypes::builtBy(std::string_view file, const std::vector<std::string>& arguments) const
{
  for(const Entry& entry : entries_)
    if(entry.type.file == file && entry.arguments == arguments)
      return &entry;
  return nullptr;
}

LocalText RobotTypes::add(Entry entry)
{
  if(named(entry.type.name))
    return robotTypeText("type.nameTaken", inQuotes(entry.type.name));
  if(const Entry* const other = withId(entry.type.id))
    return robotTypeText("type.idTaken", inQuotes(other->type.name), entry.type.id);
  entries_.push_back(std::move(entry));
  return {};
}

void RobotTypes::write(PerceptWriter& out) const
{
  out.open("robottypes");
  for(const Entry& entry : entries_)
  {
    out.open("type");
    out.pair("name", entry.type.name);
    out.pair("id", entry.type.id);
    out.open("parameters");
    for(const RobotType::Parameter& parameter : entry.type.parameters)
      out.pair(parameter.name, parameter.value); // Its text: numbers of percepts have two digits behind the point.
    out.close();
    out.close();
  }
  out.close();
}

} // namespace sparkwright
