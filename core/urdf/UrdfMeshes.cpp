#include "core/urdf/UrdfMeshes.h"

#include "core/mesh/AssimpImporter.h"
#include "core/mesh/ObjImporter.h"
#include "core/setup/DataPath.h"
#include "core/syntax/SceneWriter.h"
#include "core/disk/ReadFile.h"
#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <set>

namespace sparkwright::urdf
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestMesh = 64u << 20; // As a World reads it.

std::optional<std::string> contentOf(const fs::path& file)
{
  ReadFile read = readFile(file, largestMesh);
  return read ? std::optional(std::move(read.text)) : std::nullopt;
}

bool isFile(const fs::path& path)
{
  std::error_code error;
  return fs::is_regular_file(path, error);
}

/// The path below a folder; empty if it is not there.
fs::path below(const fs::path& folder, const fs::path& file)
{
  const fs::path relative = file.lexically_relative(folder);
  return relative.empty() || *relative.begin() == ".." ? fs::path() : relative;
}

fs::path withoutLinks(const fs::path& path)
{
  std::error_code error;
  const fs::path canonical = fs::weakly_canonical(path, error);
  return error ? fs::absolute(path, error) : canonical;
}

/// Every part as a plain name, for a scene and its folder.
std::string plainName(const fs::path& relative)
{
  std::string name;
  for(const fs::path& part : relative)
    if(part != "." && part != ".." && part != "/")
      name += (name.empty() ? "" : "/") + SceneWriter::nameFrom(part.string());
  return name;
}

/// Whether a name can stand in a scene as it is.
bool isPlain(const fs::path& relative)
{
  return plainName(relative) == relative.generic_string();
}

} // namespace

MeshFolder::MeshFolder(fs::path urdf, const fs::path& scene, std::vector<fs::path> packages)
    : folder_(withoutLinks(urdf).parent_path()), packages_(std::move(packages))
{
  const fs::path target = withoutLinks(scene);
  root_ = dataRootOf(target).root;
  meshes_ = target.parent_path() / (SceneWriter::nameFrom(target.stem().string()) + "_meshes");
}

fs::path MeshFolder::locate(std::string_view written) const
{
  if(written.starts_with("file://"))
    return fs::path(written.substr(7));
  for(const std::string_view scheme : {"package://", "model://"})
    if(written.starts_with(scheme))
    {
      const fs::path inside = fs::path(written.substr(scheme.size())).relative_path();
      if(inside.empty())
        return {};
      const fs::path package = *inside.begin();
      const fs::path rest = inside.lexically_relative(package);
      std::vector<fs::path> places = packages_;
      for(fs::path above = folder_; above.has_relative_path(); above = above.parent_path())
        places.push_back(above);
      for(const fs::path& place : places)
      {
        if(place.filename() == package && isFile(place / rest))
          return place / rest;
        if(isFile(place / inside))
          return place / inside;
      }
      for(const fs::path& place : packages_) // A folder may be called otherwise than its package.
        if(isFile(place / rest))
          return place / rest;
      return {};
    }
  const fs::path plain(written);
  return plain.is_absolute() ? plain : folder_ / plain;
}

const MeshFolder::Found& MeshFolder::find(const std::string& written)
{
  const auto [known, added] = known_.try_emplace(written);
  Found& found = known->second;
  if(!added)
    return found;
  const fs::path file = locate(written);
  if(file.empty() || !isFile(file))
    return found;
  found.file = withoutLinks(file);
  load(found);
  return found;
}

void MeshFolder::load(Found& found)
{
  std::vector<fs::path> read;
  MeshImporter::Request request;
  request.name = found.file.string();
  request.read = [&read](const std::string& name)
  {
    std::optional<std::string> content = fs::path(name).is_absolute() ? contentOf(name) : std::nullopt;
    if(content)
      read.emplace_back(name);
    return content;
  };
  const ObjImporter obj;
  const AssimpImporter others;
  const MeshImporter& importer = obj.reads(request.name) ? static_cast<const MeshImporter&>(obj) : others;
  MeshImporter::Content content;
  if(importer.reads(request.name))
    content = importer.import(request);
  else
    content.problem = urdfText("urdf.exportMesh");
  if(!content.mesh)
  {
    found.problem = content.problem.empty() ? urdfText("urdf.unreadable") : content.problem;
    return;
  }
  found.low = content.mesh->low.cast<double>();
  found.high = content.mesh->high.cast<double>();
  found.triangles = content.mesh->indices.size() / 3;
  found.ownMaterials = !content.materials.empty();
  for(const sparkwright::Material& material : content.materials)
    for(const std::string& texture : {material.texture, material.normalTexture, material.specularTexture})
      if(const fs::path file = found.file.parent_path() / texture; !texture.empty() && isFile(file))
        read.push_back(file);
  addCopies(found, read);
}

void MeshFolder::addCopies(Found& found, const std::vector<fs::path>& files)
{
  if(const fs::path inside = below(root_, found.file); !inside.empty() && isPlain(inside))
  {
    found.name = inside.generic_string();
    return;
  }
  // Two folders of the file's path are enough to tell meshes for eyes from those for collisions.
  const fs::path folder = found.file.parent_path();
  const fs::path part = folder.parent_path().filename() / folder.filename();
  const fs::path to = meshes_ / plainName(part);
  for(const fs::path& file : files)
  {
    const fs::path relative = below(folder, file.lexically_normal());
    if(relative.empty())
      continue;
    const fs::path target = to / (file == found.file ? fs::path(SceneWriter::nameFrom(relative.string())) : relative);
    if(std::ranges::find(copies_, target, &Copy::to) == copies_.end())
      copies_.push_back({file, target});
  }
  found.name = (to / SceneWriter::nameFrom(found.file.filename().string())).lexically_relative(root_).generic_string();
}

} // namespace sparkwright::urdf
