#include "MeshSupport.h"

#include "core/body/BodyClasses.h"
#include "core/mesh/MeshClasses.h"
#include "core/object/ObjectClasses.h"
#include "core/scene/SceneClasses.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace sparkwright
{

MeshFixture::MeshFixture()
{
  registerObjectClasses(registry);
  registerMeshClasses(registry);
  registerSceneClasses(registry);
  registerBodyClasses(registry);
  log.setSink([this](const Diagnostic& d) {
    if(d.severity >= Diagnostic::Severity::Note)
      messages << QString::fromStdString(d.text());
  });
  files.addDirectory(directory.path().toStdString());
  context.registry = &registry;
  context.files = &files;
  context.log = &log;
  context.provide<Meshes>(&meshes);
  root = registry.create("Scene");
  root->setContext(&context);
  materials = &add<MaterialServer>("MaterialServer", "material");
  geometry = &add<GeometryServer>("GeometryServer", "geometry");
}

MeshFixture::~MeshFixture()
{
  root->setContext(nullptr);
  root->removeAllChildren();
}

void MeshFixture::file(const std::string& name, const std::string& content)
{
  const std::filesystem::path path = std::filesystem::path(directory.path().toStdString()) / name;
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << content;
}

QString MeshFixture::call(Object& object, const std::string& method, const std::vector<std::string>& arguments)
{
  bool known = false;
  const CallResult result = callMethod(object, method, Arguments(arguments), known);
  if(!known)
    throw std::logic_error("no method " + method);
  return result.accepted ? QString() : QString::fromStdString(result.why.empty() ? "refused" : result.why.english());
}

std::string squareObj(const std::string& library)
{
  return (library.empty() ? "" : "mtllib " + library + "\n") +
         "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nvn 0 0 1\n"
         "usemtl paint\nf 1/1/1 2/2/1 3/3/1 4/4/1\n";
}

bool isSound(const Mesh& mesh)
{
  for(const std::uint32_t i : mesh.indices)
    if(i >= mesh.positions.size())
      return false;
  std::size_t at = 0;
  for(const Mesh::Group& group : mesh.groups)
  {
    if(group.first != at || group.count == 0 || group.count % 3)
      return false;
    at += group.count;
  }
  for(const std::uint32_t i : mesh.indices)
    if(!mesh.positions[i].allFinite() || std::abs(mesh.normals[i].norm() - 1) > 1e-3f)
      return false;
  return at == mesh.indices.size() && mesh.normals.size() == mesh.positions.size() &&
         mesh.uv.size() == mesh.positions.size();
}

} // namespace sparkwright
