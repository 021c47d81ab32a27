#include "core/body/TriMeshCollider.h"

#include "core/body/BodyRegistration.h"
#include "core/mesh/Meshes.h"
#include "core/object/ObjectTexts.h"

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

CallResult said(LocalText problem)
{
  return problem.empty() ? CallResult{} : CallResult::refuse(std::move(problem));
}

} // namespace

LocalText TriMeshCollider::load(const std::string& mesh, std::vector<float> parameters)
{
  mesh_ = mesh;
  parameters_ = std::move(parameters);
  return rebuild();
}

LocalText TriMeshCollider::setScale(const Vec3f& scale)
{
  if(!(scale.array() > 0).all() || !scale.allFinite())
    return objectText("body.scale");
  scale_ = scale;
  return mesh_.empty() ? LocalText() : rebuild();
}

std::unique_ptr<physics::Shape> TriMeshCollider::makeShape(physics::World&)
{
  if(!mesh_.empty())
    if(LocalText problem = rebuild(); !problem.empty())
      warn(std::move(problem));
  return nullptr;
}

LocalText TriMeshCollider::rebuild()
{
  if(!context())
    return {};
  LocalText problem;
  std::unique_ptr<physics::Shape> shape = shapeOfMesh(problem);
  replaceShape(std::move(shape));
  if(!problem.empty())
    problem = objectText("body.noTriangles", mesh_, std::move(problem));
  return problem;
}

std::unique_ptr<physics::Shape> TriMeshCollider::shapeOfMesh(LocalText& problem)
{
  Meshes* const meshes = context()->service<Meshes>();
  LocalText why;
  const MeshPtr mesh = meshes ? meshes->mesh(mesh_, parameters_, &why) : nullptr;
  problem = {};
  if(!mesh)
  {
    problem = objectText("body.meshProblem", why.empty() ? objectText("body.noMeshes") : why);
    return nullptr;
  }
  const std::size_t count = mesh->indices.size() / 3;
  if(count > mostTriangles)
  {
    problem = objectText("body.tooManyTriangles", count, mostTriangles);
    return nullptr;
  }
  const Triangles triangles(*mesh, scale_);
  if(triangles.indices.empty())
  {
    problem = objectText("body.flat");
    return nullptr;
  }
  std::unique_ptr<physics::Shape> shape = engine().createTriangleMesh(triangles.vertices, triangles.indices);
  if(!shape)
    problem = objectText("body.large");
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
