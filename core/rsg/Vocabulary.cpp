#include "core/rsg/Vocabulary.h"

#include <algorithm>
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

/// Every method known to the reference's class Transform.
constexpr std::array<std::string_view, 10> immediateMethods = {
    "setName",        "getName",     "getFullPath", "isLeaf",           "unlinkLeaf",
    "unlinkChildren", "importScene", "setLocalPos", "setLocalRotation", "setLocalTransform",
};

} // namespace

std::string_view longName(std::string_view name)
{
  for(const auto& [brief, full] : shortNames)
    if(name == brief)
      return full;
  return name;
}

bool isImmediate(std::string_view method)
{
  return std::find(immediateMethods.begin(), immediateMethods.end(), method) != immediateMethods.end();
}

} // namespace sparkwright::rsg
