#include "core/rsg/Vocabulary.h"

#include <array>
#include <cctype>
#include <utility>

namespace sparkwright::rsg
{

namespace
{

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> shortNames = {{
    {"nd", "node"},
    {"sel", "select"},
    {"templ", "template"},
    {"def", "define"},
    {"att", "attach"},
    {"RSG", "RubySceneGraph"},
    {"RDS", "RubyDeltaScene"},
    {"SLT", "setLocalTransform"},
    {"sSc", "setScale"},
    {"sMat", "setMaterial"},
    {"BN", "BaseNode"},
    {"SMN", "SingleMatNode"},
    {"TRF", "Transform"},
}};

} // namespace

std::string_view longName(std::string_view name)
{
  for(const auto& [brief, full] : shortNames)
    if(name == brief)
      return full;
  return name;
}

std::string_view shortName(std::string_view name)
{
  for(const auto& [brief, full] : shortNames)
    if(name == full)
      return brief;
  return {};
}

std::vector<ExpressionPart> expressionParts(std::string_view operand)
{
  const auto inName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  std::vector<ExpressionPart> parts;
  std::size_t begin = 0;
  for(std::size_t i = 0; i < operand.size();)
  {
    if(operand[i] != '$' || i + 1 == operand.size() || !inName(operand[i + 1]))
    {
      ++i;
      continue;
    }
    if(i > begin)
      parts.push_back({operand.substr(begin, i - begin), false});
    std::size_t end = i + 1;
    while(end < operand.size() && inName(operand[end]))
      ++end;
    parts.push_back({operand.substr(i, end - i), true});
    begin = i = end;
  }
  if(begin < operand.size())
    parts.push_back({operand.substr(begin), false});
  return parts;
}

} // namespace sparkwright::rsg
