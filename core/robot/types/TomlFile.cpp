#include "core/robot/types/TomlFile.h"

#include <cmath>
#include <limits>
#include <sstream>

namespace sparkwright
{

double TomlFile::number(const toml::node& node, const std::string& name, double lowest, double highest)
{
  const std::optional<double> value = node.is_number() ? node.value<double>() : std::nullopt;
  if(value && *value >= lowest && *value <= highest)
    return *value;
  const auto text = [](double number)
  {
    std::ostringstream out;
    out << number;
    return std::move(out).str();
  };
  error(node, value ? robotTypeText("toml.numberNot", name, text(lowest), text(highest), text(*value))
                    : robotTypeText("toml.number", name, text(lowest), text(highest)));
  return std::numeric_limits<double>::quiet_NaN();
}

std::vector<std::string> TomlFile::texts(const toml::node& node, const std::string& name)
{
  std::vector<std::string> all;
  const auto* const list = node.as_array();
  for(std::size_t i = 0; list && i < list->size(); ++i)
    if(const auto* const one = (*list)[i].as_string())
      all.push_back(one->get());
  if(!list || all.size() != list->size())
    error(node, robotTypeText("toml.texts", name), robotTypeText("toml.write", "[\"…\", \"…\"]"));
  return all;
}

} // namespace sparkwright
