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

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

bool isMesh(const Node& node)
{
  return node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
}

} // namespace

void dress(SceneStructure& structure, Meshes& meshes)
{
  for(Node& node : structure.nodes)
    if(isMesh(node))
      node.model = meshes.mesh(node.mesh, node.meshParameters);
  for(Material& material : structure.materials)
    if(!material.image)
      material.image = meshes.texture(material.texture);
}

struct SceneAssets::Impl
{
  Registry registry;
  FileService files;
  Context context;
  Meshes meshes{context};
  std::shared_ptr<Object> root;
};

SceneAssets::SceneAssets(const std::vector<std::filesystem::path>& dataDirectories, Log& log)
    : impl_(std::make_unique<Impl>())
{
  registerObjectClasses(impl_->registry);
  registerMeshClasses(impl_->registry);
  for(const auto& directory : dataDirectories)
    impl_->files.addDirectory(directory);
  impl_->context.registry = &impl_->registry;
  impl_->context.files = &impl_->files;
  impl_->context.log = &log;
  impl_->context.provide<Meshes>(&impl_->meshes);
  impl_->root = impl_->registry.create("Node");
  impl_->root->setContext(&impl_->context);
  impl_->root->addChild(impl_->registry.create("MaterialServer"));
  impl_->root->addChild(impl_->registry.create("GeometryServer"));
}

SceneAssets::~SceneAssets()
{
  impl_->root->setContext(nullptr);
  impl_->root->removeAllChildren();
}

void SceneAssets::dress(SceneStructure& structure)
{
  for(Node& node : structure.nodes)
    if(isMesh(node))
    {
      const Meshes::Outline& outline = impl_->meshes.outline(node.mesh, node.meshParameters);
      if(node.materials.empty())
        node.materials = outline.materials;
    }
  // What the sender tells of materials stays; the rest is what our meshes say.
  for(Material& material : impl_->context.service<MaterialServer>()->all())
  {
    const auto isSame = [&](const Material& m) { return m.name == material.name; };
    if(std::none_of(structure.materials.begin(), structure.materials.end(), isSame))
      structure.materials.push_back(std::move(material));
  }
  sparkwright::dress(structure, impl_->meshes);
}

} // namespace sparkwright
