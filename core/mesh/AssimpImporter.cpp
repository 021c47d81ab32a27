#include "core/mesh/AssimpImporter.h"

#include "core/material/MaterialLibrary.h"
#include "core/mesh/Apart.h"
#include "core/mesh/AssimpReader.h"
#include "core/mesh/MeshTexts.h"
#include "core/mesh/Meshes.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostNeighbours = 64;

/// Names of the files that a mesh refers to and that its reader needs: buffers of a glTF, libraries of an .obj.
std::vector<std::string> neighboursOf(const std::string& ending, std::string_view text)
{
  std::vector<std::string> names;
  if(ending == "obj")
    forEachLine(text, [&](std::string_view line, int) {
      if(line.starts_with("mtllib ") && names.size() < mostNeighbours)
        names.emplace_back(line.substr(7));
    });
  if(ending != "gltf")
    return names;
  constexpr std::string_view key = "\"uri\"";
  for(std::size_t at = text.find(key); at != std::string_view::npos && names.size() < mostNeighbours;
      at = text.find(key, at + 1))
  {
    const std::size_t from = text.find('"', at + key.size());
    const std::size_t to = from == std::string_view::npos ? from : text.find('"', from + 1);
    if(to == std::string_view::npos)
      break;
    const std::string_view name = text.substr(from + 1, to - from - 1);
    if(!name.starts_with("data:") && name.size() < 1024)
      names.emplace_back(name);
  }
  return names;
}

/// Whether a .ply claims to have more of something than the file has bytes; its reader would try to find them all.
bool promisesTooMuch(const std::string& text)
{
  bool more = false;
  forEachLine(text.substr(0, std::min(text.find("end_header"), std::size_t{1} << 16)), [&](std::string_view line, int) {
    if(takeWord(line) == "element" && !takeWord(line).empty())
      more |= !(toNumber(line) <= static_cast<double>(text.size()));
  });
  return more;
}

/// What a process that reads meshes has said, which knows English only.
LocalText told(std::string problem)
{
  for(LocalText known : {meshText("mesh.unreadable"), meshText("mesh.tooMuch", MeshDraft::mostVertices)})
    if(known.english() == problem)
      return known;
  return problem;
}

} // namespace

bool AssimpImporter::reads(std::string_view name) const
{
  return std::ranges::find(assimpEndings, endingOf(name)) != assimpEndings.end();
}

MeshImporter::Content AssimpImporter::import(const Request& request) const
{
  Content content;
  const std::string ending = endingOf(request.name);
  content.ownMaterials = ending != "obj";
  std::map<std::string, std::string> files;
  std::optional<std::string> text = request.read(request.name);
  if(!text)
    content.problem = meshText("mesh.noFile");
  else if(text->empty())
    content.problem = meshText("mesh.empty");
  else if(isLfsPointer(*text))
    content.problem = meshText("mesh.lfsPointer");
  else if(ending == "dae" && text->find("<mesh") == std::string::npos)
    content.problem = meshText("mesh.noMeshes");
  else if(ending == "ply" && promisesTooMuch(*text))
    content.problem = meshText("mesh.promises");
  if(!content.problem.empty())
    return content;
  for(const std::string& name : neighboursOf(ending, *text))
    if(auto neighbour = readFirst(request, {folderOf(request.name) + name, "materials/" + name}))
      files.emplace(folderOf(request.name) + name, std::move(*neighbour));
  const auto seconds = static_cast<unsigned>(1 + (text->size() >> 20));
  files[request.name] = std::move(*text);
  const auto packed =
      doApart([&] { return readWithAssimp(request.name, files).packed(); }, seconds, content.problem);
  MeshTransfer made;
  if(!packed)
    return content;
  content.problem = made.unpack(*packed) ? told(std::move(made.problem)) : meshText("mesh.crashed");
  if(content.problem.empty())
    content.mesh = std::move(made.draft).finish(content.problem);
  if(content.mesh)
    content.materials = std::move(made.materials);
  return content;
}

} // namespace sparkwright
