#include "core/design/export/ExportedMeshes.h"

#include "core/files/FileService.h"
#include "core/mesh/AssimpImporter.h"
#include "core/mesh/Meshes.h"
#include "core/mesh/ObjImporter.h"
#include "core/object/Context.h"
#include "core/syntax/SceneWriter.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <utility>

namespace sparkwright::design
{

namespace
{

/// Every part of a path as a plain name, none leads upwards.
std::string plainPath(const std::string& path)
{
  std::string plain;
  for(const std::filesystem::path& part : std::filesystem::path(path).relative_path())
    if(!part.empty() && part != "." && part != "..")
      plain += (plain.empty() ? "" : "/") + SceneWriter::nameFrom(part.string());
  return plain;
}

void append(std::string& text, float value)
{
  char number[40];
  text.append(" ").append(number, std::to_chars(number, number + sizeof number, value).ptr);
}

void append(std::string& text, const char* word, const Vec3f& values)
{
  text += word;
  for(const float value : values)
    append(text, value);
  text += '\n';
}

/// The triangles of a mesh as a file. @param library  file of its materials; empty: none
std::string objText(const Mesh& mesh, const std::string& library)
{
  std::string text = library.empty() ? std::string() : "mtllib " + library + '\n';
  for(const Vec3f& position : mesh.positions)
    append(text, "v", position);
  for(const Vec3f& normal : mesh.normals)
    append(text, "vn", normal);
  for(const Mesh::Group& group : mesh.groups)
  {
    if(!library.empty())
      text += "usemtl " + group.material + '\n';
    for(std::size_t i = group.first; i < group.first + group.count; ++i)
    {
      const std::string index = std::to_string(mesh.indices[i] + 1);
      text += ((i - group.first) % 3 == 0 ? "f " : " ") + index + "//" + index;
      text += (i - group.first) % 3 == 2 ? "\n" : "";
    }
  }
  return text;
}

std::string mtlText(const std::vector<sparkwright::Material>& materials)
{
  std::string text;
  for(const sparkwright::Material& material : materials)
  {
    text += "newmtl " + material.name + '\n';
    append(text, "Kd", {material.diffuse[0], material.diffuse[1], material.diffuse[2]});
  }
  return text;
}

} // namespace

ExportedMeshes::ExportedMeshes(Context& context, std::string folder, MakeMesh make)
    : context_(context), folder_(std::move(folder)), make_(std::move(make))
{
}

void ExportedMeshes::add(std::string name, std::string content)
{
  if(!has(name))
    files_.push_back({std::move(name), std::move(content)});
}

/// Copies the file of a mesh with what it reads, so that it finds that by the same names. @return empty if it has none
std::string ExportedMeshes::copyOf(const std::string& mesh)
{
  const FileService& files = *context_.files;
  if(!files.locate(mesh))
    return {};
  std::map<std::string, std::string> read;
  MeshImporter::Request request;
  request.name = mesh;
  request.read = [&](const std::string& name)
  {
    std::optional<std::string> content = files.lookAt(name, Meshes::largestFile);
    if(content)
      read.emplace(name, *content);
    return content;
  };
  const ObjImporter obj;
  const AssimpImporter others;
  const MeshImporter& importer = obj.reads(mesh) ? static_cast<const MeshImporter&>(obj) : others;
  if(!importer.reads(mesh))
    return {};
  const MeshImporter::Content content = importer.import(request);
  if(!content.mesh)
    return {};
  const std::string from = folderOf(mesh);
  for(const sparkwright::Material& material : content.materials)
    for(const std::string& texture : {material.texture, material.normalTexture, material.specularTexture})
      if(!texture.empty())
        request.read(from + texture);
  const std::string to = folder_ + '/' + plainPath(from) + (from.empty() ? "" : "/");
  const std::string own = to + SceneWriter::nameFrom(sparkwright::fileOf(mesh));
  for(auto& [name, text] : read)
    if(name == mesh)
      add(own, std::move(text));
    else if(name.starts_with(from) && name.find("..") == std::string::npos)
      add(to + name.substr(from.size()), std::move(text));
  return own;
}

bool ExportedMeshes::has(const std::string& name) const
{
  return std::ranges::find(files_, name, &File::name) != files_.end();
}

/// Adds a mesh as .obj, with its materials. @return the file
std::string ExportedMeshes::write(const std::string& name, const MeshImporter::Content& content)
{
  std::string plain = plainPath(name);
  if(endingOf(plain) == "obj")
    plain.erase(plain.size() - 4);
  std::string stem = folder_ + '/' + plain;
  for(int i = 2; has(stem + ".obj"); ++i)
    stem = folder_ + '/' + plain + '_' + std::to_string(i);
  std::string library;
  if(!content.materials.empty())
  {
    library = sparkwright::fileOf(stem) + ".mtl";
    add(stem + ".mtl", mtlText(content.materials));
  }
  add(stem + ".obj", objText(*content.mesh, library));
  return stem + ".obj";
}

const std::string& ExportedMeshes::fileOf(const std::string& mesh, std::span<const float> parameters,
                                          const Vec3f& scale)
{
  std::string given, sized;
  for(const float parameter : parameters)
    append(given, parameter);
  if(builtInMesh(mesh) == BuiltInMesh::Model)
    append(sized, "", scale);
  const auto [known, added] = known_.try_emplace(mesh + given + sized);
  std::string& file = known->second;
  if(!added)
    return file;
  if(file = copyOf(mesh); !file.empty())
    return file;
  Meshes* const meshes = context_.service<Meshes>();
  MeshImporter::Content content;
  content.mesh = meshes ? meshes->mesh(mesh, parameters) : nullptr;
  if(!content.mesh && make_)
    content = make_(mesh, scale);
  if(content.mesh)
    file = write(mesh + given, content);
  return file;
}

std::string ExportedMeshes::fileOf(const std::string& shape, std::span<const double> vertices,
                                   std::span<const std::uint32_t> indices)
{
  MeshDraft draft;
  for(std::size_t i = 0; i + 2 < vertices.size(); i += 3)
    draft.positions.emplace_back(Eigen::Vector3d(vertices[i], vertices[i + 1], vertices[i + 2]).cast<float>());
  draft.triangles["default"].assign(indices.begin(), indices.end());
  MeshImporter::Content content;
  content.mesh = std::move(draft).finish(content.problem);
  return content.mesh ? write(shape, content) : std::string();
}

} // namespace sparkwright::design
