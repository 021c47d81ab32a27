#include "core/mesh/Meshes.h"

#include "core/files/FileService.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/MeshTexts.h"
#include "core/mesh/StdMeshImporter.h"
#include "core/object/Context.h"
#include "core/object/Log.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// The name without folder and ending: `models/box.obj` → `box`.
std::string stemOf(const std::string& name)
{
  std::string stem = fileOf(name);
  return stem.substr(0, stem.rfind('.'));
}

} // namespace

BuiltInMesh builtInMesh(std::string_view mesh)
{
  std::string_view name = mesh.substr(mesh.find_last_of("/\\") + 1);
  name = name.substr(0, name.find('.'));
  if(StdMeshImporter().reads(mesh))
    return BuiltInMesh::Shape;
  constexpr std::string_view models[] = {"naobody",        "naohead",         "soccerball", "leftsoccergoal", "rightsoccergoal",
                                         "naosoccerfield", "naosoccerfield-spl", "skybox",     "lab",            "simurosot",
                                         "f2000",          "wheel",           "cornerflag", "soccerbottorso"};
  constexpr std::string_view limbs[] = {"upperarm", "shank", "lowerarm", "thigh", "foot", "footbeforetoes", "toes"};
  constexpr std::size_t ofTypes = 2; // Of these, each type of robot has its own.
  if(std::ranges::find(models, name) != std::end(models))
    return BuiltInMesh::Model;
  const bool typed = !name.empty() && name.back() >= '0' && name.back() <= '4';
  if(typed)
    name.remove_suffix(1);
  if(typed && name == "naobody")
    return BuiltInMesh::Model;
  if(name.size() < 2 || (name.front() != 'l' && name.front() != 'r'))
    return BuiltInMesh::None;
  const auto limb = std::ranges::find(limbs, name.substr(1));
  const bool known = limb != std::end(limbs) && (!typed || limb - std::begin(limbs) < static_cast<std::ptrdiff_t>(ofTypes));
  return known ? BuiltInMesh::Model : BuiltInMesh::None;
}

std::optional<std::string> readFirst(const MeshImporter::Request& request, std::initializer_list<std::string> names)
{
  for(const std::string& name : names)
    if(std::optional<std::string> content = request.read(name))
      return content;
  return std::nullopt;
}

void Meshes::join(MeshImporter& importer)
{
  std::erase(importers_, &importer);
  importers_.push_back(&importer);
  entries_.clear();
}

void Meshes::leave(MeshImporter& importer)
{
  std::erase(importers_, &importer);
  entries_.clear();
}

const MeshImporter* Meshes::importerOf(const std::string& name) const
{
  const auto found =
      std::find_if(importers_.rbegin(), importers_.rend(), [&](const MeshImporter* i) { return i->reads(name); });
  return found == importers_.rend() ? nullptr : *found;
}

MeshImporter::Request Meshes::request(const std::string& name, std::span<const float> parameters) const
{
  return {name, {parameters.begin(), parameters.end()}, [files = context_.files](const std::string& file) {
            return files ? files->read(file, largestFile) : std::nullopt;
          }};
}

bool Meshes::exists(const std::string& file) const
{
  return context_.files && context_.files->locate(file);
}

Meshes::Entry& Meshes::entry(const std::string& name, std::span<const float> parameters)
{
  std::string key = name;
  for(const float p : parameters)
    key.append("\n").append(std::to_string(p));
  return entries_[key];
}

const Meshes::Outline& Meshes::outline(const std::string& name, std::span<const float> parameters)
{
  Entry& e = entry(name, parameters);
  if(e.outlined)
    return e.outline;
  const MeshImporter* const importer = importerOf(name);
  const MeshImporter::Request asked = request(name, parameters);
  std::optional<MeshImporter::Outline> outline = importer ? importer->outline(asked) : std::nullopt;
  if(!outline)
  {
    import(e, asked);
    return e.outline;
  }
  e.outlined = true;
  e.outline.found = outline->found;
  takeOutline(e, name, std::move(outline->groups), std::move(outline->materials), outline->ownMaterials);
  return e.outline;
}

MeshPtr Meshes::mesh(const std::string& name, std::span<const float> parameters, LocalText* problem)
{
  Entry& e = entry(name, parameters);
  if(!e.imported)
    import(e, request(name, parameters));
  if(problem)
    *problem = e.problem;
  return e.mesh;
}

void Meshes::import(Entry& e, const MeshImporter::Request& asked)
{
  e.imported = true;
  const MeshImporter* const importer = importerOf(asked.name);
  MeshImporter::Content content;
  if(importer)
    content = importer->import(asked);
  else
    content.problem = meshText("mesh.noImporter");
  e.mesh = std::move(content.mesh);
  e.problem = content.problem;
  if(e.mesh && content.problem.empty() && !e.mesh->hadNormals && endingOf(asked.name) == "obj")
    content.problem = meshText("mesh.noNormals");
  if(!content.problem.empty())
    report(e, asked.name, content.problem);
  if(!e.outlined)
    takeOutline(e, asked.name, e.mesh ? e.mesh->materials() : std::vector<std::string>(), std::move(content.materials),
                content.ownMaterials);
  e.outlined = true;
  e.outline.found = e.mesh != nullptr;
}

void Meshes::report(Entry& e, const std::string& name, const LocalText& problem)
{
  // A mesh that simply is not here is no mistake: monitors and the viewport bring their own.
  if(!context_.log || (!e.mesh && !exists(name)))
    return;
  context_.log->write(
      e.mesh ? Diagnostic::of(Diagnostic::Severity::Note, name, 0, 0, problem)
             : Diagnostic::of(Diagnostic::Severity::Error, name, 0, 0, meshText("mesh.unusable", problem)));
}

void Meshes::takeOutline(Entry& e, const std::string& name, std::vector<std::string> groups,
                         std::vector<Material> materials, bool own)
{
  MaterialServer* const server = context_.service<MaterialServer>();
  if(server)
    for(Material& material : materials)
    {
      if(!material.texture.empty() && !material.image && !exists("textures/" + material.texture))
      {
        // Where the mesh says, seen from its folder; or right there, if it names a place on another machine.
        const std::string file = fileOf(material.texture);
        if(const std::string beside = folderOf(name) + material.texture; exists(beside))
          material.texture = beside;
        else if(const std::string there = folderOf(name) + file; !exists("textures/" + file) && exists(there))
          material.texture = there;
      }
      const std::string named = material.name;
      const Material* const known = server->find(named);
      // Every modelling program calls its first material the same.
      if(own && known && server->isFromMesh(named))
        if(Material same = *known; same.image = material.image, !(same == material))
        {
          material.name = stemOf(name) + '.' + named;
          std::ranges::replace(groups, named, material.name);
        }
      server->defineFromMesh(std::move(material));
    }
  for(std::string& group : groups)
    if(server && !server->find(group))
      group = MaterialServer::fallback;
  e.outline.materials = std::move(groups);
}

std::shared_ptr<const Texture> Meshes::texture(const std::string& name)
{
  if(name.empty())
    return nullptr;
  auto& known = textures_[name];
  if(known)
    return known;
  auto made = std::make_shared<Texture>();
  made->name = name;
  const std::string file = fileOf(name);
  if(auto content = readFirst(request(name, {}), {name, "textures/" + name, "textures/" + file}))
    made->content = std::move(*content);
  known = std::move(made);
  return known;
}

} // namespace sparkwright
