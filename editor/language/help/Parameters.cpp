#include "editor/language/help/Parameters.h"

#include "core/text/Number.h"

namespace sparkwright
{

std::optional<NumberRange> rangeOf(const Parameter& parameter)
{
  const std::size_t dots = parameter.unit.find("..");
  if(dots == std::string::npos)
    return {};
  const std::string_view least = std::string_view(parameter.unit).substr(0, dots);
  const std::string_view most = std::string_view(parameter.unit).substr(dots + 2);
  if(least.empty() || most.empty() || numberLength(least) != least.size() || numberLength(most) != most.size())
    return {};
  return NumberRange{toNumber(least), toNumber(most)};
}

std::string unitOf(const Parameter& parameter)
{
  return rangeOf(parameter) ? std::string() : parameter.unit;
}

std::string labelOf(const Method& method, std::size_t index)
{
  const Parameter& parameter = method.parameters[index];
  std::string label = parameter.name;
  if(!parameter.unit.empty())
    label += " [" + parameter.unit + ']';
  if(!parameter.preset.empty())
    label += " = " + parameter.preset;
  return static_cast<int>(index) >= method.least ? '[' + label + ']' : label;
}

std::string signatureOf(const Method& method)
{
  std::string text = method.name;
  for(std::size_t i = 0; i < method.parameters.size(); ++i)
    text += (i == 0 ? " " : ", ") + labelOf(method, i);
  return text;
}

std::string valueFor(const Parameter& parameter)
{
  if(!parameter.preset.empty() && parameter.preset.find_first_of(" <>") == std::string::npos &&
     parameter.preset.find("infinity") == std::string::npos)
    return parameter.preset;
  if(parameter.type == "bool")
    return "true";
  if(parameter.type == "float" || parameter.type == "int")
  {
    const std::optional<NumberRange> range = rangeOf(parameter);
    return range && range->least > 0 ? std::to_string(static_cast<int>(range->least)) : "0";
  }
  return {};
}

const ClassInfo* declaringClass(const ClassInfo& info, std::string_view name)
{
  for(const Method& method : info.methods)
    if(method.name == name)
      return &info;
  for(const ClassInfo* const base : info.bases)
    if(const ClassInfo* const found = declaringClass(*base, name))
      return found;
  return nullptr;
}

} // namespace sparkwright
