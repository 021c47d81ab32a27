#include "core/rsg/Names.h"

namespace sparkwright::rsg
{

std::vector<std::string> nodeClassNames(const Registry& registry)
{
  std::vector<std::string> names;
  for(const ClassInfo* const info : registry.classes())
    if(isNodeClass(*info))
      names.push_back(info->name);
  return names;
}

std::vector<std::string> methodNames(const ClassInfo& info)
{
  std::vector<std::string> names;
  for(const Method& method : info.methods)
    names.push_back(method.name);
  for(const ClassInfo* const base : info.bases)
    for(std::string& name : methodNames(*base))
      names.push_back(std::move(name));
  return names;
}

bool isNodeClass(const ClassInfo& info)
{
  return info.make && info.isA("BaseNode");
}

} // namespace sparkwright::rsg
