#pragma once

#include "core/body/Collider.h"
#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

struct Mesh;

/// A collider whose shape is made of a mesh.
class MeshCollider : public Collider
{
public:
  /// Loads a mesh. @return empty, or an error message; the collider then has no geometry
  LocalText load(const std::string& mesh, std::vector<float> parameters);
  /// Scales the mesh along its axes; negative factors mirror it. None may be 0. @return empty, or an error message
  LocalText setScale(const Vec3f& scale);

  const std::string& mesh() const { return mesh_; }
  const std::vector<float>& parameters() const { return parameters_; }
  const Vec3f& scale() const { return scale_; }

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override;
  bool getsShapeLater() const override { return true; }
  LocalText rebuild();
  /// @param mesh  scaled, with one vertex for each place, and without normals and pictures
  /// @param problem  set if the result is null
  virtual std::unique_ptr<physics::Shape> shapeOf(const Mesh& mesh, LocalText& problem) = 0;

private:
  std::unique_ptr<physics::Shape> shapeOfMesh(LocalText& problem);

  std::string mesh_;
  std::vector<float> parameters_;
  Vec3f scale_ = Vec3f::Ones();
};

/// The triangles of a mesh as a collider. Triangles collide from both sides and have no inside, so it is best for
/// static ground, ramps and walls; with a RigidBody listed before it, it moves with that body.
class TriMeshCollider : public MeshCollider
{
public:
  static constexpr std::size_t mostTriangles = 200'000;

private:
  std::unique_ptr<physics::Shape> shapeOf(const Mesh& mesh, LocalText& problem) override;
};

} // namespace sparkwright
