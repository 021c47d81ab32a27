#include "core/frame/SceneAssets.h"

#include "core/files/FileService.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/GeometryServer.h"
#include "core/mesh/MeshClasses.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/ObjectClasses.h"
#include "core/object/Registry.h"

#include <string>
#include <unordered_set>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

bool isMesh(const Node& node)
{
  return node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
}

/// What the sender tells of materials stays; the rest is what our meshes say.
void addMaterials(SceneStructure& structure, const MaterialServer& server)
{
  std::unordered_set<std::string> told;
  for(const Material& material : structure.materials)
    told.insert(material.name);
  for(Material& material : server.all())
    if(!told.contains(material.name))
      structure.materials.push_back(std::move(material));
}

void addImages(SceneStructure& structure, Meshes& meshes)
{
  for(Material& material : structure.materials)
    if(!material.image)
      material.image = meshes.texture(material.texture);
}

} // namespace

void dress(SceneStructure& structure, Meshes& meshes)
{
  for(Node& node : structure.nodes)
    if(isMesh(node))
      node.model = meshes.mesh(node.mesh, node.meshParameters);
  addImages(structure, meshes);
}

struct SceneAssets::Impl
{
  Impl(const std::vector<std::filesystem::path>& dataDirectories, Log& log);
  ~Impl();

  Registry registry;
  FileService files;
  Context context;
  Meshes meshes{context};
  std::shared_ptr<Object> root;
};

SceneAssets::Impl::Impl(const std::vector<std::filesystem::path>& dataDirectories, Log& log)
{
  registerObjectClasses(registry);
  registerMeshClasses(registry);
  for(const auto& directory : dataDirectories)
    files.addDirectory(directory);
  context.registry = &registry;
  context.files = &files;
  context.log = &log;
  context.provide<Meshes>(&meshes);
  root = registry.create("Node");
  root->setContext(&context);
  root->addChild(registry.create("MaterialServer"));
  root->addChild(registry.create("GeometryServer"));
}

SceneAssets::Impl::~Impl()
{
  root->setContext(nullptr);
  root->removeAllChildren();
}

SceneAssets::SceneAssets(const std::vector<std::filesystem::path>& dataDirectories, Log& log, std::size_t most)
    : dataDirectories_(dataDirectories), log_(log), most_(most), impl_(std::make_unique<Impl>(dataDirectories, log))
{
}

SceneAssets::~SceneAssets() = default;

bool SceneAssets::mayRead(const Node& node)
{
  std::string key = node.mesh;
  for(const float parameter : node.meshParameters)
    key.append(" ").append(std::to_string(parameter));
  if(read_.size() < most_)
    read_.insert(std::move(key));
  else
    return read_.contains(key);
  return true;
}

void SceneAssets::stop()
{
  stopped_ = true;
}

void SceneAssets::dress(SceneStructure& structure)
{
  if(most_ > 0)
    return dressFew(structure);
  for(Node& node : structure.nodes)
    if(isMesh(node))
    {
      const Meshes::Outline& outline = impl_->meshes.outline(node.mesh, node.meshParameters);
      if(node.materials.empty())
        node.materials = outline.materials;
    }
  addMaterials(structure, *impl_->context.service<MaterialServer>());
  sparkwright::dress(structure, impl_->meshes);
}

/// The same with a limit. Shapes without a file are left to the viewer, which makes them itself: each size would be a mesh.
void SceneAssets::dressFew(SceneStructure& structure)
{
  if(read_.size() >= most_) // By scenes before: those of an ordinary one never come to an end here.
  {
    impl_ = std::make_unique<Impl>(dataDirectories_, log_);
    read_.clear();
  }
  for(Node& node : structure.nodes)
    if(!stopped_ && isMesh(node) && !node.mesh.starts_with("Std") && mayRead(node))
    {
      const Meshes::Outline& outline = impl_->meshes.outline(node.mesh, node.meshParameters);
      if(node.materials.empty())
        node.materials = outline.materials;
      node.model = impl_->meshes.mesh(node.mesh, node.meshParameters);
    }
  addMaterials(structure, *impl_->context.service<MaterialServer>());
  addImages(structure, impl_->meshes);
}

} // namespace sparkwright
