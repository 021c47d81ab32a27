#pragma once

#include "core/syntax/SceneWriter.h"
#include "core/text/Diagnostic.h"
#include "core/urdf/RobotParts.h"
#include "core/urdf/SceneMaterials.h"
#include "core/urdf/UrdfMeshes.h"
#include "core/urdf/UrdfToRsg.h"

#include <functional>

namespace sparkwright::urdf
{

/// Writes position and rotation of a Transform, unless they are 0.
void writePose(SceneWriter& out, const Pose& pose);

/// Writes the shapes of a robot into a scene: colliders for collisions, and mesh nodes for visuals.
class ShapeWriter
{
public:
  using Say = std::function<void(Diagnostic::Severity, int line, LocalText message, LocalText hint)>;

  /// All arguments must outlive this.
  ShapeWriter(const Options& options, MeshFolder& meshes, SceneMaterials& materials, SceneWriter& out, Say say)
      : options_(options), meshes_(meshes), materials_(materials), out_(out), say_(std::move(say))
  {
  }

  /// @param pose  of the shape, in the frame of the transform that is written
  void writeVisual(const Shape& shape, const Pose& pose);
  void writeCollider(const Link& link, const Shape& shape, const Pose& pose);
  /// Begins the next transform: numbers start again.
  void nextPart() { visuals_ = colliders_ = 0; }

  /// z of the lowest point of a shape at a pose; infinite for a mesh that cannot be used.
  double lowest(const Shape& shape, const Pose& pose);
  /// The box around a shape, in the frame of its link; empty for a mesh that cannot be used.
  Eigen::AlignedBox3d bounds(const Shape& shape);

private:
  void writeOneCollider(const Link& link, const std::string& kind, const std::vector<std::string>& calls,
                        const Pose& pose);
  void writeMeshCollider(const Link& link, const Shape& shape, const Pose& pose);
  /// The mesh of a shape, if it can be used; else says why not.
  const MeshFolder::Found* usableMesh(const Geometry& geometry);

  const Options& options_;
  MeshFolder& meshes_;
  SceneMaterials& materials_;
  SceneWriter& out_;
  Say say_;
  int visuals_ = 0, colliders_ = 0;
};

} // namespace sparkwright::urdf
