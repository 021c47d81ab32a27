#pragma once

#include "core/body/Collider.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// The triangles of a mesh. They touch from both sides and have nothing inside, so it is best for ground, ramps and
/// walls that stay where they are; with a RigidBody listed before it, it moves with that body.
class TriMeshCollider : public Collider
{
public:
  static constexpr std::size_t mostTriangles = 200'000;

  /// Takes the triangles of that mesh. @return why it cannot; empty if all is well. Then it has no geometry.
  std::string load(const std::string& mesh, std::vector<float> parameters);
  /// Stretches the mesh along its axes, each > 0. @return why it cannot; empty if all is well
  std::string setScale(const Vec3f& scale);

  const std::string& mesh() const { return mesh_; }

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override;
  bool getsShapeLater() const override { return true; }

private:
  std::string rebuild();
  std::unique_ptr<physics::Shape> shapeOfMesh(std::string& problem);

  std::string mesh_;
  std::vector<float> parameters_;
  Vec3f scale_ = Vec3f::Ones();
};

} // namespace sparkwright
