#include "core/urdf/UrdfMeshes.h"

#include "core/mesh/AssimpImporter.h"
#include "core/mesh/ConvexHull.h"
#include "core/mesh/ObjImporter.h"
#include "core/setup/DataPath.h"
#include "core/syntax/SceneWriter.h"
#include "core/disk/ReadFile.h"
#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

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

std::string objText(const ConvexPiece& piece)
{
  std::string text = "# A convex part of a mesh, to collide with.\n";
  for(const Eigen::Vector3d& v : piece.vertices)
    text += "v " + SceneWriter::numbers(v) + '\n';
  for(const auto& [a, b, c] : piece.triangles)
    text += "f " + std::to_string(a + 1) + ' ' + std::to_string(b + 1) + ' ' + std::to_string(c + 1) + '\n';
  return text;
}

/// Whether a name can stand in a scene as it is.
bool isPlain(const fs::path& relative)
{
  return plainName(relative) == relative.generic_string();
}

} // namespace

MeshFolder::MeshFolder(fs::path urdf, const fs::path& scene, std::shared_ptr<xacro::Packages> packages)
    : folder_(withoutLinks(urdf).parent_path()), packages_(std::move(packages))
{
  const fs::path target = withoutLinks(scene);
  root_ = dataRootOf(target).root;
  meshes_ = target.parent_path() / (SceneWriter::nameFrom(target.stem().string()) + "_meshes");
}

MeshFolder::Place MeshFolder::locate(std::string_view written, LocalText& problem) const
{
  for(const std::string_view scheme : {"package://", "model://"})
    if(written.starts_with(scheme))
    {
      xacro::Packages::File file = packages_->fileIn(written);
      problem = std::move(file.problem);
      return {std::move(file.path), fs::path(written.substr(scheme.size())).relative_path().parent_path()};
    }
  const fs::path plain(written.starts_with("file://") ? written.substr(7) : written);
  const fs::path file = plain.is_absolute() ? plain : folder_ / plain;
  if(!isFile(file))
    return {};
  // Below the file's own folder as there; else two folders are enough to tell meshes for eyes from those for collisions.
  const fs::path folder = withoutLinks(file).parent_path(), inside = below(folder_, folder);
  return {file, inside.empty() ? folder.parent_path().filename() / folder.filename() : inside};
}

MeshFolder::Reading MeshFolder::located(const std::string& written) const
{
  Reading reading;
  const Place place = locate(written, reading.found.problem);
  if(!place.file.empty())
    reading.found.file = withoutLinks(place.file);
  reading.folder = place.folder;
  return reading;
}

void MeshFolder::read(Reading& reading)
{
  Found& found = reading.found;
  if(found.file.empty())
    return;
  MeshImporter::Request request;
  request.name = found.file.string();
  request.read = [&reading](const std::string& name)
  {
    std::optional<std::string> content = fs::path(name).is_absolute() ? contentOf(name) : std::nullopt;
    if(content)
      reading.files.emplace_back(name);
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
  found.mesh = content.mesh;
  found.ownMaterials = !content.materials.empty();
  for(const sparkwright::Material& material : content.materials)
    for(const std::string& texture : {material.texture, material.normalTexture, material.specularTexture})
      if(const fs::path file = found.file.parent_path() / texture; !texture.empty() && isFile(file))
        reading.files.push_back(file);
}

const MeshFolder::Found& MeshFolder::find(const std::string& written)
{
  if(const auto known = known_.find(written); known != known_.end())
    return known->second;
  Reading reading = located(written);
  read(reading);
  return keep(written, std::move(reading));
}

const MeshFolder::Found& MeshFolder::keep(const std::string& written, Reading reading)
{
  if(reading.found.mesh)
    addCopies(reading.found, reading.folder, reading.files);
  return known_[written] = std::move(reading.found);
}

bool MeshFolder::readAll(const std::vector<std::string>& written, const std::stop_token& stop,
                         const std::function<void(int, int)>& progress)
{
  std::vector<std::string> missing;
  for(const std::string& name : written)
    if(!known_.contains(name) && std::ranges::find(missing, name) == missing.end())
      missing.push_back(name);
  std::vector<Reading> readings;
  for(const std::string& name : missing)
    readings.push_back(located(name));
  std::atomic<std::size_t> next = 0;
  std::mutex telling;
  int done = 0;
  const auto work = [&]
  {
    for(std::size_t i = next++; i < missing.size() && !stop.stop_requested(); i = next++)
    {
      read(readings[i]);
      const std::scoped_lock lock(telling);
      if(progress)
        progress(++done, static_cast<int>(missing.size()));
    }
  };
  {
    const std::size_t count = std::min<std::size_t>(missing.size(), std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    std::vector<std::jthread> threads;
    for(std::size_t i = 1; i < count; ++i)
      threads.emplace_back(work);
    work();
  }
  if(stop.stop_requested())
    return false;
  for(std::size_t i = 0; i < missing.size(); ++i) // In the order of the file, so that names do not depend on threads.
    keep(missing[i], std::move(readings[i]));
  return true;
}

void MeshFolder::addCopies(Found& found, const fs::path& folder, const std::vector<fs::path>& files)
{
  if(const fs::path inside = below(root_, found.file); !inside.empty() && isPlain(inside))
  {
    found.name = inside.generic_string();
    return;
  }
  fs::path to = meshes_ / plainName(folder);
  const fs::path name = SceneWriter::nameFrom(found.file.filename().string());
  const auto taken = [&]
  {
    return std::ranges::any_of(copies_, [&](const Copy& copy) { return copy.to == to / name && copy.from != found.file; });
  };
  for(int i = 2; taken(); ++i) // Another folder whose name is the same for a scene.
    to = meshes_ / (plainName(folder) + '_' + std::to_string(i));
  const fs::path from = found.file.parent_path();
  for(const fs::path& file : files)
  {
    const fs::path relative = below(from, file.lexically_normal());
    if(relative.empty())
      continue;
    const fs::path target = to / (file == found.file ? name : relative);
    if(std::ranges::find(copies_, target, &Copy::to) == copies_.end())
      copies_.push_back({file, target, {}});
  }
  found.name = (to / name).lexically_relative(root_).generic_string();
}

const std::vector<std::string>& MeshFolder::pieces(const std::string& written, int most)
{
  const auto [known, added] = pieces_.try_emplace(written);
  const Found& found = find(written);
  if(!added || !found.mesh)
    return known->second;
  const fs::path inScene = fs::path(found.name).lexically_relative(meshes_.lexically_relative(root_));
  const bool inside = !inScene.empty() && *inScene.begin() != "..";
  const fs::path folder = meshes_ / (inside ? inScene.parent_path() : fs::path());
  const std::string stem = SceneWriter::nameFrom(fs::path(found.name).stem().string());
  int number = 0;
  for(const ConvexPiece& piece : convexPieces(*found.mesh, most))
  {
    const fs::path to = folder / (stem + "_part" + std::to_string(++number) + ".obj");
    copies_.push_back({{}, to, objText(piece)});
    known->second.push_back(to.lexically_relative(root_).generic_string());
  }
  return known->second;
}

} // namespace sparkwright::urdf
