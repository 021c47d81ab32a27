#include "core/scene/Visual.h"

#include "core/archive/StateArchive.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <algorithm>

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
  hasMaterial_ = true;
  if(Meshes* const meshes = context() ? context()->service<Meshes>() : nullptr)
    materials_ = meshes->outline(mesh_, parameters_).materials;
  changed();
}

void StaticMesh::setHints(Hints hints)
{
  hints_ = std::move(hints);
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
  hasMaterial_ = true;
  changed();
}

void StaticMesh::setSingleMaterial(const std::string& material)
{
  const MaterialServer* const server = context() ? context()->service<MaterialServer>() : nullptr;
  hasMaterial_ = !server || server->find(material);
  materials_.clear();
  if(hasMaterial_)
    materials_.push_back(material);
  else if(context()->log)
    warnAbout(*this, objectText("place.noMaterial", material), objectText("place.materials"));
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

void AxisNode::setSize(float metres)
{
  size_ = std::max(0.1f, metres);
  if(context())
    context()->structureChanged();
}

void LightNode::changed()
{
  if(context())
    context()->structureChanged();
}

void CameraNode::changed()
{
  if(context())
    context()->structureChanged();
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

void RenderNode::archive(StateArchive& a)
{
  a(visible_);
}

void StaticMesh::archive(StateArchive& a)
{
  RenderNode::archive(a);
  a(hasMaterial_);
  materials_.resize(a.count(materials_.size(), 2));
  for(std::string& material : materials_)
    a.name(material);
}

} // namespace sparkwright
