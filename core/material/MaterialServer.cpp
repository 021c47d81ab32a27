#include "core/material/MaterialServer.h"

#include "core/object/Context.h"
#include "core/object/Registry.h"

namespace sparkwright
{

void MaterialNode::changed()
{
  if(context())
    context()->structureChanged();
}

void MaterialServer::onLink()
{
  context()->provide<MaterialServer>(this);
  if(!nodeOf(fallback))
    reset();
}

void MaterialServer::onUnlink()
{
  if(context()->service<MaterialServer>() == this)
    context()->provide<MaterialServer>(nullptr);
}

MaterialNode* MaterialServer::nodeOf(std::string_view name) const
{
  return dynamic_cast<MaterialNode*>(child(name));
}

MaterialNode* MaterialServer::add(const Material& material)
{
  if(!context() || !context()->registry)
    return nullptr;
  const bool pictured =
      !material.texture.empty() || !material.normalTexture.empty() || !material.specularTexture.empty();
  auto node = std::dynamic_pointer_cast<MaterialNode>(
      context()->registry->create(pictured ? "kerosin/Material2DTexture" : "kerosin/MaterialSolid"));
  if(!node)
    return nullptr;
  node->setName(material.name);
  node->material = material;
  addChild(node);
  return node.get();
}

void MaterialServer::define(Material material)
{
  if(MaterialNode* const known = nodeOf(material.name))
    removeChild(*known);
  add(material);
}

void MaterialServer::defineFromMesh(Material material)
{
  if(child(material.name))
    return;
  if(MaterialNode* const made = add(material))
    made->fromMesh = true;
}

const Material* MaterialServer::find(std::string_view name) const
{
  const MaterialNode* const node = nodeOf(name);
  return node ? &node->material : nullptr;
}

bool MaterialServer::isFromMesh(std::string_view name) const
{
  const MaterialNode* const node = nodeOf(name);
  return node && node->fromMesh;
}

std::vector<Material> MaterialServer::all() const
{
  std::vector<Material> materials;
  for(const auto& c : children())
    if(const auto* const node = dynamic_cast<const MaterialNode*>(c.get()))
    {
      materials.push_back(node->material);
      materials.back().name = node->name();
    }
  return materials;
}

void MaterialServer::reset()
{
  removeAllChildren();
  Material material;
  material.name = fallback;
  define(std::move(material));
}

} // namespace sparkwright
