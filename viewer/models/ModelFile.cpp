#include "viewer/models/ModelFile.h"

#include "core/mesh/Meshes.h"
#include "viewer/models/MeshLibrary.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sparkwright
{

namespace
{

/// Names and colours of Surface, approximately as they are drawn.
constexpr std::pair<const char*, std::array<float, 3>> surfaces[] = {
    {"own", {0.7f, 0.7f, 0.7f}},   {"shell", {0.9f, 0.9f, 0.9f}}, {"team", {0.2f, 0.35f, 0.8f}},
    {"dark", {0.1f, 0.1f, 0.1f}},  {"grey", {0.45f, 0.45f, 0.45f}}, {"eye", {0.3f, 0.7f, 1}},
    {"number", {0.9f, 0.9f, 0.9f}}, {"ball", {0.95f, 0.95f, 0.95f}}, {"net", {0.8f, 0.8f, 0.8f}},
    {"checked", {1, 0, 1}}};
static_assert(std::size(surfaces) == static_cast<std::size_t>(Surface::Count));

} // namespace

MeshImporter::Content modelFile(const std::string& mesh, const Vec3f& scale)
{
  MeshImporter::Content content;
  if(builtInMesh(mesh) != BuiltInMesh::Model)
    return content;
  SceneStructure::Node node;
  node.mesh = mesh;
  node.scale = scale;
  MeshLibrary library;
  const MeshLibrary::Entry entry = library.find(node);
  if(entry.kind != MeshLibrary::Kind::Mesh || entry.shape < 0)
    return content;
  const MeshData& data = library.shapes()[static_cast<std::size_t>(entry.shape)].level[0];
  MeshDraft draft;
  for(const MeshData::Vertex& vertex : data.vertices)
  {
    draft.positions.push_back(vertex.position);
    draft.normals.push_back(vertex.normal);
  }
  for(std::size_t i = 0; i + 2 < data.indices.size(); i += 3)
  {
    const auto surface = static_cast<std::size_t>(data.vertices[data.indices[i]].surface);
    const auto& [name, colour] = surfaces[std::min(surface, std::size(surfaces) - 1)];
    const auto corner = data.indices.begin() + static_cast<std::ptrdiff_t>(i);
    auto& triangles = draft.triangles[name];
    triangles.insert(triangles.end(), corner, corner + 3);
    if(std::ranges::find(content.materials, name, &Material::name) != content.materials.end())
      continue;
    Material material;
    material.name = name;
    material.diffuse = {colour[0], colour[1], colour[2], 1};
    content.materials.push_back(std::move(material));
  }
  content.mesh = std::move(draft).finish(content.problem);
  content.ownMaterials = true;
  return content;
}

} // namespace sparkwright
