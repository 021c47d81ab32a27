#include "core/mesh/MeshImporter.h"

#include "core/mesh/Meshes.h"
#include "core/object/Context.h"

#include <algorithm>
#include <cctype>

namespace sparkwright
{

void MeshImporter::onLink()
{
  if(Meshes* const meshes = context()->service<Meshes>())
    meshes->join(*this);
}

void MeshImporter::onUnlink()
{
  if(Meshes* const meshes = context()->service<Meshes>())
    meshes->leave(*this);
}

std::string endingOf(std::string_view name)
{
  const std::size_t dot = name.find_last_of("./\\");
  if(dot == std::string_view::npos || name[dot] != '.')
    return {};
  std::string ending(name.substr(dot + 1));
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return ending;
}

std::string folderOf(std::string_view name)
{
  const std::size_t slash = name.find_last_of("/\\");
  return slash == std::string_view::npos ? std::string() : std::string(name.substr(0, slash + 1));
}

std::string fileOf(std::string_view name)
{
  const std::size_t slash = name.find_last_of("/\\");
  return std::string(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

} // namespace sparkwright
