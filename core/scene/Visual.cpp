#include "core/scene/Visual.h"

namespace sparkwright
{

void RenderNode::changed()
{
  if(context())
    context()->structureChanged();
}

void RenderNode::setTransparent()
{
  transparent_ = true;
  changed();
}

void StaticMesh::load(std::string mesh, std::vector<float> parameters)
{
  mesh_ = std::move(mesh);
  parameters_ = std::move(parameters);
  materials_.clear();
  changed();
}

void StaticMesh::setScale(const Vec3f& scale)
{
  scale_ = scale;
  changed();
}

void StaticMesh::setMaterials(std::vector<std::string> materials)
{
  materials_ = std::move(materials);
  changed();
}

bool StaticMesh::replaceMaterial(const std::string& from, const std::string& to)
{
  bool used = false;
  for(std::string& material : materials_)
    if(material == from)
    {
      material = to;
      used = true;
    }
  if(used)
    changed();
  return used;
}

void BoxNode::onLink()
{
  if(mesh().empty())
    load("StdUnitBox", {});
}

void SphereNode::onLink()
{
  if(mesh().empty())
    load("StdUnitSphere", {});
}

void CylinderNode::onLink()
{
  if(mesh().empty())
    load("StdUnitCylinder", {1, 1});
}

void CapsuleNode::setParameters(float radius, float length)
{
  std::vector<std::string> kept = materials();
  load("StdCapsule", {radius, length});
  setMaterials(std::move(kept));
}

void CapsuleNode::onLink()
{
  if(mesh().empty())
    load("StdCapsule", {1, 1});
}

} // namespace sparkwright
