#pragma once

#include "core/body/Collider.h"
#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// The triangles of a mesh as a collider. Triangles collide from both sides and have no inside, so it is best for
/// static ground, ramps and walls; with a RigidBody listed before it, it moves with that body.
class TriMeshCollider : public Collider
{
public:
  static constexpr std::size_t mostTriangles = 200'000;

  /// Loads the triangles of a mesh. @return empty, or an error message; the collider then has no geometry
  LocalText load(const std::string& mesh, std::vector<float> parameters);
  /// Scales the mesh along its axes, each factor > 0. @return empty, or an error message
  LocalText setScale(const Vec3f& scale);

  const std::string& mesh() const { return mesh_; }

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override;
  bool getsShapeLater() const override { return true; }

private:
  LocalText rebuild();
  std::unique_ptr<physics::Shape> shapeOfMesh(LocalText& problem);

  std::string mesh_;
  std::vector<float> parameters_;
  Vec3f scale_ = Vec3f::Ones();
};

} // namespace sparkwright
