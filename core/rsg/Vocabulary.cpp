#include "core/rsg/Vocabulary.h"

#include <array>
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

} // namespace sparkwright::rsg
