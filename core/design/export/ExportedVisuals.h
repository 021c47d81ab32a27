#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <map>
#include <string>
#include <vector>

namespace sparkwright
{

class Object;
class RigidBody;
class StaticMesh;
class Transform;

namespace design
{

class ExportedMeshes;

/// Pose of a node in the frame of a Transform above it, by the numbers of the scene. @param above  nullptr: the world
urdf::Pose inFrameOf(const Object& node, const Transform* above);

/// Describes what bodies look like.
class ExportedVisuals
{
public:
  ExportedVisuals(ExportedMeshes& meshes, Diagnostics& diagnostics) : meshes_(meshes), diagnostics_(diagnostics) {}

  /// Adds the meshes that move with a body to its link. @param inLink  pose of the body in the frame of the link
  void add(RigidBody& body, const urdf::Pose& inLink, urdf::Link& link);

  /// Those of all that has been added.
  const std::vector<urdf::Material>& materials() const { return materials_; }

private:
  void addBelow(Object& node, RigidBody& body, const urdf::Pose& inLink, urdf::Link& link);
  void addMesh(StaticMesh& mesh, const urdf::Pose& pose, urdf::Link& link);
  std::string materialOf(const StaticMesh& mesh);

  ExportedMeshes& meshes_;
  Diagnostics& diagnostics_;
  std::vector<urdf::Material> materials_;
};

} // namespace design
} // namespace sparkwright
