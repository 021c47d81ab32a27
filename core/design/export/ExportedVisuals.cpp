#include "core/design/export/ExportedVisuals.h"

#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/design/export/ExportedMeshes.h"
#include "core/design/export/TidyNumbers.h"
#include "core/material/MaterialServer.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <utility>

namespace sparkwright::design
{

namespace
{

using urdf::Geometry;
using urdf::Pose;
using Vec3d = Eigen::Vector3d;

Pose poseOf(const Mat4f& matrix)
{
  Pose pose = Pose::Identity();
  pose.linear() = tidyRotation(matrix.topLeftCorner<3, 3>().cast<double>());
  for(int i = 0; i < 3; ++i)
    pose.translation()[i] = asWritten(static_cast<double>(matrix(i, 3)));
  return pose;
}

/// A shape that URDF has, in place of a mesh that the simulator makes.
bool isPrimitive(const StaticMesh& mesh, Geometry& geometry)
{
  const Vec3d scale = mesh.scale().cast<double>().unaryExpr([](double value) { return asWritten(value); });
  const std::vector<float>& given = mesh.parameters();
  const auto parameter = [&given](std::size_t i)
  { return i < given.size() ? asWritten(static_cast<double>(given[i])) : 1.0; };
  const std::string& name = mesh.mesh();
  const bool round = scale.x() == scale.y(), ball = round && scale.x() == scale.z();
  if(scale.minCoeff() <= 0)
    return false;
  if(name == "StdUnitBox")
  {
    geometry.kind = Geometry::Kind::Box;
    geometry.size = scale;
  }
  else if(name == "StdUnitSphere" && ball)
  {
    geometry.kind = Geometry::Kind::Sphere;
    geometry.size = scale;
  }
  else if((name == "StdUnitCylinder" && round) || (name == "StdCapsule" && ball))
  {
    geometry.kind = name == "StdCapsule" ? Geometry::Kind::Capsule : Geometry::Kind::Cylinder;
    geometry.size = {parameter(0) * scale.x(), parameter(1) * scale.z(), 1};
  }
  else
    return false;
  return true;
}

} // namespace

Pose inFrameOf(const Object& node, const Transform* above)
{
  Pose pose = Pose::Identity();
  for(const Object* at = &node; at && at != above; at = at->parent())
    if(const auto* const transform = dynamic_cast<const Transform*>(at))
      pose = poseOf(transform->local()) * pose;
  return pose;
}

std::string ExportedVisuals::materialOf(const StaticMesh& mesh)
{
  const MaterialServer* const server = mesh.context()->service<MaterialServer>();
  const bool single = dynamic_cast<const SingleMatNode*>(&mesh) || mesh.materials().size() == 1;
  const sparkwright::Material* const found =
      server && single && !mesh.materials().empty() ? server->find(mesh.materials().front()) : nullptr;
  if(!found)
    return {};
  const std::string name = SceneWriter::nameFrom(mesh.materials().front());
  if(std::ranges::find(materials_, name, &urdf::Material::name) != materials_.end())
    return name;
  urdf::Material material;
  material.name = name;
  std::ranges::transform(found->diffuse, material.colour.begin(),
                         [](float part) { return asWritten(static_cast<double>(part)); });
  materials_.push_back(std::move(material));
  if(!found->texture.empty())
  {
    const Object::Origin& origin = mesh.origin();
    diagnostics_.push_back(Diagnostic::of(Diagnostic::Severity::Warning, origin.file ? *origin.file : std::string(),
                                          origin.line, origin.column,
                                          designText("robotExport.texture", inQuotes(name)),
                                          designText("robotExport.meshTexture")));
  }
  return name;
}

void ExportedVisuals::addMesh(StaticMesh& mesh, const Pose& pose, urdf::Link& link)
{
  if(!mesh.hasMaterial() || !mesh.visible() || mesh.mesh().empty())
    return;
  urdf::Shape shape;
  shape.origin = tidyPose(pose);
  shape.material = materialOf(mesh);
  if(!isPrimitive(mesh, shape.geometry))
  {
    shape.geometry.kind = Geometry::Kind::Mesh;
    shape.geometry.size = mesh.scale().cast<double>().unaryExpr([](double value) { return asWritten(value); });
    shape.geometry.file = meshes_.fileOf(mesh.mesh(), mesh.parameters(), mesh.scale());
    if(shape.geometry.file.empty())
    {
      const Object::Origin& origin = mesh.origin();
      diagnostics_.push_back(Diagnostic::of(Diagnostic::Severity::Warning, origin.file ? *origin.file : std::string(),
                                            origin.line, origin.column,
                                            designText("robotExport.mesh", inQuotes(mesh.mesh())),
                                            designText("robotExport.meshFile")));
      return;
    }
  }
  link.visuals.push_back(std::move(shape));
}

void ExportedVisuals::addBelow(Object& node, RigidBody& body, const Pose& inLink, urdf::Link& link)
{
  for(const auto& child : node.children())
  {
    if(const RigidBody* const other = child->childOf<RigidBody>(); other && other != &body)
      continue; // It moves with that one.
    if(auto* const mesh = dynamic_cast<StaticMesh*>(child.get()))
    {
      const Vec3d shift = body.massShift().cast<double>();
      addMesh(*mesh, inLink * (Eigen::Translation3d(-shift) * inFrameOf(*mesh, body.owner())), link);
    }
    addBelow(*child, body, inLink, link);
  }
}

void ExportedVisuals::add(RigidBody& body, const Pose& inLink, urdf::Link& link)
{
  if(body.owner())
    addBelow(*body.owner(), body, inLink, link);
}

} // namespace sparkwright::design
