#include "core/design/MeshImport.h"

#include "core/body/TriMeshCollider.h"
#include "core/design/DesignTexts.h"
#include "core/mesh/AssimpImporter.h"
#include "core/mesh/AssimpReader.h"
#include "core/mesh/Meshes.h"
#include "core/mesh/ObjImporter.h"
#include "core/disk/ReadFile.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iomanip>
#include <locale>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <system_error>

namespace sparkwright::design
{

namespace fs = std::filesystem;

namespace
{

using MeshCollider = MeshPlacing::Collider;

std::optional<std::string> bytesOf(const fs::path& file)
{
  ReadFile read = readFile(file, Meshes::largestFile);
  return read ? std::optional(std::move(read.text)) : std::nullopt;
}

/// Names as they are written on other machines.
std::string plainName(std::string name)
{
  std::ranges::replace(name, '\\', '/');
  while(name.starts_with("./"))
    name.erase(0, 2);
  return name;
}

/// Whether a name leads to something in the folder of the mesh or below it.
bool staysBelow(const std::string& name)
{
  const fs::path path(name);
  return path.is_relative() && !(name.size() > 1 && name[1] == ':') &&
         std::ranges::none_of(path, [](const fs::path& part) { return part == ".."; });
}

/// Finds what a mesh refers to: where it says, or under the bare name beside the mesh or in usual folders there.
class Companions
{
public:
  explicit Companions(MeshFile& mesh) : mesh_(mesh), folder_(mesh.path.parent_path()) {}

  /// @return where it is; empty: nowhere
  fs::path add(const std::string& said)
  {
    const std::string name = plainName(said);
    if(name.empty() || !seen_.insert(name).second)
      return found_[name];
    const std::string bare = fs::path(name).filename().string();
    std::error_code failed;
    for(const fs::path& candidate :
        {folder_ / name, folder_ / bare, folder_ / "textures" / bare, folder_ / "materials" / bare,
         folder_.parent_path() / "textures" / bare, folder_.parent_path() / "materials" / bare})
      if(fs::is_regular_file(candidate, failed))
      {
        // Readers look beside the mesh for the name as it is, and then for the bare one.
        mesh_.companions.push_back({candidate.lexically_normal(), staysBelow(name) ? name : bare});
        return found_[name] = candidate;
      }
    mesh_.missing.push_back(name);
    return {};
  }

private:
  MeshFile& mesh_;
  fs::path folder_;
  std::set<std::string> seen_;
  std::map<std::string, fs::path> found_;
};

bool sameBytes(const fs::path& a, const fs::path& b)
{
  std::error_code failed;
  if(fs::file_size(a, failed) != fs::file_size(b, failed) || failed)
    return false;
  return bytesOf(a) == bytesOf(b);
}

/// As names of files in scenes go without quotes.
std::string simplified(const std::string& name)
{
  std::string result;
  for(const unsigned char c : name)
    result += std::isalnum(c) || c == '.' || c == '_' || c == '-' ? static_cast<char>(c) : '_';
  if(result.empty() || result.front() == '.' || result.front() == '-')
    result.insert(result.begin(), '_');
  return result;
}

/// A number with four decimals at most, and none that say nothing.
std::string shortNumber(double value)
{
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::setprecision(6) << (std::abs(value) < 5e-7 ? 0.0 : value);
  return text.str();
}

std::string numbers(const Vec3f& v)
{
  return shortNumber(v.x()) + ' ' + shortNumber(v.y()) + ' ' + shortNumber(v.z());
}

std::string inScene(const std::string& name)
{
  const bool plain =
      std::ranges::all_of(name,
                          [](unsigned char c)
                          {
                            return std::isalnum(c) || c >= 0x80 ||
                                   std::string_view("._-/+").find(static_cast<char>(c)) != std::string_view::npos;
                          });
  return plain ? name : '"' + name + '"';
}

} // namespace

bool isMesh(const fs::path& file)
{
  return std::ranges::find(assimpEndings, endingOf(file.string())) != assimpEndings.end();
}

MeshFile readMeshFile(const fs::path& file)
{
  MeshFile mesh;
  std::error_code failed;
  mesh.path = fs::absolute(file, failed).lexically_normal();
  if(!fs::is_regular_file(mesh.path, failed))
  {
    mesh.problem = designText("meshImport.noFile", mesh.path.string());
    return mesh;
  }
  if(const auto size = fs::file_size(mesh.path, failed); size > Meshes::largestFile)
  {
    mesh.problem =
        designText("meshImport.largeFile", static_cast<long>(size >> 20), static_cast<long>(Meshes::largestFile >> 20));
    return mesh;
  }
  Companions companions(mesh);
  std::set<std::string> missingLibraries;
  const std::string own = mesh.path.filename().string();
  const MeshImporter::Request request{own,
                                      {},
                                      [&](const std::string& name) -> std::optional<std::string>
                                      {
                                        if(name == own)
                                          return bytesOf(mesh.path);
                                        // Importers try several places; each library counts once, by its bare name.
                                        const std::size_t before = mesh.missing.size();
                                        const fs::path found =
                                            companions.add(name.starts_with("materials/") ? name.substr(10) : name);
                                        mesh.missing.resize(before);
                                        if(found.empty())
                                          missingLibraries.insert(fs::path(plainName(name)).filename().string());
                                        return found.empty() ? std::nullopt : bytesOf(found);
                                      }};
  const MeshImporter::Content content =
      endingOf(own) == "obj" ? ObjImporter().import(request) : AssimpImporter().import(request);
  mesh.missing.assign(missingLibraries.begin(), missingLibraries.end());
  if(!content.mesh)
  {
    mesh.problem = designText("meshImport.unusable", own, content.problem);
    return mesh;
  }
  mesh.low = content.mesh->low;
  mesh.high = content.mesh->high;
  mesh.vertices = content.mesh->positions.size();
  mesh.triangles = content.mesh->indices.size() / 3;
  const std::vector<std::string> used = content.mesh->materials();
  for(const Material& material : content.materials)
    if(!material.texture.empty() && !material.image && std::ranges::find(used, material.name) != used.end())
      companions.add(material.texture);
  if(!((mesh.high - mesh.low).norm() > 0))
    mesh.problem = designText("meshImport.noSize", own);
  return mesh;
}

std::size_t mostColliderTriangles()
{
  return TriMeshCollider::mostTriangles;
}

Vec3f sizeInWorld(const MeshFile& mesh, const MeshPlacing& placing)
{
  const Vec3f size = mesh.size() * static_cast<float>(placing.scale);
  return placing.yUp ? Vec3f(size.x(), size.z(), size.y()) : size;
}

LocalText problemOf(const MeshFile& mesh, const MeshPlacing& placing)
{
  if(!mesh.problem.empty())
    return mesh.problem;
  if(placing.name.empty() ||
     !std::ranges::all_of(placing.name, [](unsigned char c)
                          { return std::isalnum(c) || c >= 0x80 || c == '_' || c == '-' || c == '.'; }))
    return designText("meshImport.name");
  if(!std::isfinite(placing.scale) || !(placing.scale > 0))
    return designText("meshImport.scale");
  constexpr double farthest = 1e5;
  if(static_cast<double>(sizeInWorld(mesh, placing).maxCoeff()) > farthest)
    return designText("meshImport.huge", static_cast<long>(farthest / 1000));
  if(placing.collider == MeshCollider::Triangles && mesh.triangles > mostColliderTriangles())
    return designText("meshImport.collider", mesh.triangles, mostColliderTriangles());
  return {};
}

MeshCopies planCopies(const MeshFile& mesh, const fs::path& root)
{
  MeshCopies result;
  std::error_code failed;
  const fs::path real = fs::weakly_canonical(mesh.path, failed), base = fs::weakly_canonical(root, failed);
  if(const fs::path way = real.lexically_relative(base); !way.empty() && *way.begin() != "..")
  {
    result.name = way.generic_string();
    return result;
  }
  const std::string file = simplified(mesh.path.filename().string()), stem = simplified(mesh.path.stem().string());
  const auto copiesTo = [&](const fs::path& folder)
  {
    std::vector<MeshCopies::Copy> copies{{mesh.path, folder / file}};
    for(const MeshFile::Companion& companion : mesh.companions)
      copies.push_back({companion.from, folder / companion.name});
    return copies;
  };
  constexpr int mostTries = 10'000;
  for(int number = 1; number < mostTries; ++number)
  {
    const std::string folder = "meshes/" + stem + (number > 1 ? '-' + std::to_string(number) : std::string());
    std::vector<MeshCopies::Copy> copies = copiesTo(base / folder);
    const auto isThere = [&](const MeshCopies::Copy& copy) { return fs::exists(fs::symlink_status(copy.to, failed)); };
    if(std::ranges::any_of(copies, [&](const auto& copy) { return isThere(copy) && !sameBytes(copy.from, copy.to); }))
      continue;
    std::erase_if(copies, isThere);
    result.name = folder + '/' + file;
    result.copies = std::move(copies);
    break;
  }
  return result;
}

LocalText makeCopies(const MeshCopies& copies)
{
  std::vector<fs::path> made;
  std::error_code failed;
  for(const MeshCopies::Copy& copy : copies.copies)
  {
    fs::create_directories(copy.to.parent_path(), failed);
    if(!failed)
      fs::copy_file(copy.from, copy.to, fs::copy_options::none, failed);
    if(failed)
    {
      const std::string why = failed.message();
      for(const fs::path& file : made)
        fs::remove(file, failed);
      return designText("meshImport.notCopied", copy.from.filename().string(), copy.to.parent_path().string(), why);
    }
    made.push_back(copy.to);
  }
  return {};
}

std::string meshForm(const MeshFile& file, const std::string& mesh, const MeshPlacing& placing)
{
  const auto scale = static_cast<float>(placing.scale);
  const Vec3f low = file.low * scale, high = file.high * scale, middle = (low + high) / 2;
  // Rotation about x by 90 degrees: y becomes z, z becomes -y.
  const Vec3f centre = placing.yUp ? Vec3f(middle.x(), -middle.z(), low.y()) : Vec3f(middle.x(), middle.y(), low.z());
  const std::string load = "(load " + inScene(mesh) + ')',
                    scaled =
                        placing.scale == 1.0 ? std::string() : " (setScale " + numbers(Vec3f::Constant(scale)) + ')';
  const std::string contact = "(nd ContactJointHandler (setName contact) (setContactBounceMode false))";
  std::string text = "(nd Transform\n  (setName " + inScene(placing.name) + ")\n  (setLocalPos " +
                     numbers(placing.place - centre) + ')';
  if(placing.yUp)
    text += "\n  (setLocalRotation 90 0 0)";
  text += "\n  (nd StaticMesh (setName mesh) " + load + scaled + ')';
  switch(placing.collider)
  {
  case MeshCollider::None:
    break;
  case MeshCollider::Box:
  {
    // A sheet has no thickness, but a box needs some.
    const Vec3f edges = (high - low).cwiseMax(1e-3f);
    text += "\n  (nd Transform\n    (setName box)\n    (setLocalPos " + numbers(middle) +
            ")\n    (nd BoxCollider\n      (setName collider)\n      (setBoxLengths " + numbers(edges) + ")\n      " +
            contact + "))";
    break;
  }
  case MeshCollider::Triangles:
    text += "\n  (nd TriMeshCollider\n    (setName collider)\n    " + load +
            (scaled.empty() ? "" : "\n    " + scaled.substr(1)) + "\n    " + contact + ')';
    break;
  }
  return text + ')';
}

} // namespace sparkwright::design
