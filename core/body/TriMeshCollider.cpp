#include "core/body/TriMeshCollider.h"

#include "core/body/BodyRegistration.h"
#include "core/mesh/Meshes.h"

#include <Eigen/Geometry>

#include <cmath>

namespace sparkwright
{

namespace
{

/// Vertices and triangles as the engine takes them, without those that have no area.
struct Triangles
{
  std::vector<double> vertices;
  std::vector<std::uint32_t> indices;

  Triangles(const Mesh& mesh, const Vec3f& scale)
  {
    for(const Vec3f& p : mesh.positions)
      for(int i = 0; i < 3; ++i)
        vertices.push_back(static_cast<double>(p[i] * scale[i]));
    const auto at = [this](std::uint32_t i) { return Eigen::Map<const Eigen::Vector3d>(&vertices[3 * i]); };
    for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
    {
      const std::uint32_t a = mesh.indices[i], b = mesh.indices[i + 1], c = mesh.indices[i + 2];
      if((at(b) - at(a)).cross(at(c) - at(a)).norm() > 1e-12)
        indices.insert(indices.end(), {a, b, c});
    }
  }
};

CallResult said(const std::string& problem)
{
  return problem.empty() ? CallResult{} : CallResult::refuse(problem);
}

} // namespace

std::string TriMeshCollider::load(const std::string& mesh, std::vector<float> parameters)
{
  mesh_ = mesh;
  parameters_ = std::move(parameters);
  return rebuild();
}

std::string TriMeshCollider::setScale(const Vec3f& scale)
{
  if(!(scale.array() > 0).all() || !scale.allFinite())
    return "a scale is made of numbers above 0";
  scale_ = scale;
  return mesh_.empty() ? std::string() : rebuild();
}

std::unique_ptr<physics::Shape> TriMeshCollider::makeShape(physics::World&)
{
  if(!mesh_.empty())
    if(const std::string problem = rebuild(); !problem.empty())
      warn(problem);
  return nullptr;
}

std::string TriMeshCollider::rebuild()
{
  if(!context())
    return {};
  std::string problem;
  std::unique_ptr<physics::Shape> shape = shapeOfMesh(problem);
  replaceShape(std::move(shape));
  if(!problem.empty())
    problem.insert(0, "it touches nothing: mesh " + mesh_ + ' ');
  return problem;
}

std::unique_ptr<physics::Shape> TriMeshCollider::shapeOfMesh(std::string& problem)
{
  Meshes* const meshes = context()->service<Meshes>();
  std::string why;
  const MeshPtr mesh = meshes ? meshes->mesh(mesh_, parameters_, &why) : nullptr;
  problem.clear();
  if(!mesh)
  {
    problem = "cannot be used: " + (why.empty() ? "nobody reads meshes here" : why);
    return nullptr;
  }
  const std::size_t count = mesh->indices.size() / 3;
  if(count > mostTriangles)
  {
    problem = "has " + std::to_string(count) + " triangles, more than the " + std::to_string(mostTriangles) +
              " that physics can take";
    return nullptr;
  }
  const Triangles triangles(*mesh, scale_);
  if(triangles.indices.empty())
  {
    problem = "has no triangle with an area";
    return nullptr;
  }
  std::unique_ptr<physics::Shape> shape = engine().createTriangleMesh(triangles.vertices, triangles.indices);
  if(!shape)
    problem = "is larger than the world";
  return shape;
}

void registerTriMeshCollider(Registry& registry)
{
  ClassBuilder<TriMeshCollider>(registry, "oxygen/TriMeshCollider", {"ConcaveCollider"},
                                "The triangles of a mesh: ground, ramps, walls. Without a mesh it touches nothing.")
      .method("load", {{"mesh", "path"}, {"parameters...", "float"}}, "Takes the triangles of that mesh.",
              [](TriMeshCollider& c, const Arguments& a) {
                std::vector<float> parameters;
                for(std::size_t i = 1; i < a.count(); ++i)
                  parameters.push_back(a.real(i));
                return said(c.load(a.text(0), std::move(parameters)));
              })
      .arity(1, anyMore)
      .method("setScale", xyz("", "1"), "Stretches the mesh along its axes.",
              [](TriMeshCollider& c, const Arguments& a) { return said(c.setScale(a.vector(0))); });
}

} // namespace sparkwright
