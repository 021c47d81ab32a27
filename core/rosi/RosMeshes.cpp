#include "core/rosi/RosMeshes.h"

namespace sparkwright::ros
{

std::string RosMeshes::define(const std::string& name, MeshPtr mesh)
{
  std::string free = name;
  for(int& number = numbers_[name];; free = name + '_' + std::to_string(++number))
  {
    const auto [known, isNew] = meshes_.emplace(free, mesh);
    if(isNew || known->second->fingerprint == mesh->fingerprint)
      return free;
  }
}

MeshImporter::Content RosMeshes::import(const Request& request) const
{
  Content content;
  if(const auto found = meshes_.find(request.name); found != meshes_.end())
    content.mesh = found->second;
  return content;
}

} // namespace sparkwright::ros
