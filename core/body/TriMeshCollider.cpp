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

/// The triangles of a mesh at another scale, with one vertex for each place; turned round if the scale mirrors them.
Mesh scaled(const Mesh& mesh, const Vec3f& scale)
{
  Mesh made;
  std::map<std::array<float, 3>, std::uint32_t> known;
  std::vector<std::uint32_t> numbers;
  for(const Vec3f& given : mesh.positions)
  {
    const Vec3f p = given.cwiseProduct(scale);
    const auto [place, isNew] = known.emplace(std::array{p.x() + 0.f, p.y() + 0.f, p.z() + 0.f},
                                              static_cast<std::uint32_t>(made.positions.size()));
    if(isNew)
      made.positions.push_back(p);
    numbers.push_back(place->second);
  }
  for(const std::uint32_t i : mesh.indices)
    made.indices.push_back(numbers[i]);
  if(scale.prod() < 0)
    for(std::size_t i = 0; i + 2 < made.indices.size(); i += 3)
      std::swap(made.indices[i + 1], made.indices[i + 2]);
  made.low = mesh.low.cwiseProduct(scale).cwiseMin(mesh.high.cwiseProduct(scale));
  made.high = mesh.low.cwiseProduct(scale).cwiseMax(mesh.high.cwiseProduct(scale));
  return made;
}

} // namespace

LocalText MeshCollider::load(const std::string& mesh, std::vector<float> parameters)
{
  mesh_ = mesh;
  parameters_ = std::move(parameters);
  return rebuild();
}

LocalText MeshCollider::setScale(const Vec3f& scale)
{
  if(!scale.allFinite() || (scale.array() == 0).any())
    return objectText("body.scale");
  scale_ = scale;
  return mesh_.empty() ? LocalText() : rebuild();
}

std::unique_ptr<physics::Shape> MeshCollider::makeShape(physics::World&)
{
  if(!mesh_.empty())
    if(LocalText problem = rebuild(); !problem.empty())
      warn(std::move(problem));
  return nullptr;
}

LocalText MeshCollider::rebuild()
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

std::unique_ptr<physics::Shape> MeshCollider::shapeOfMesh(LocalText& problem)
{
  Meshes* const meshes = context()->service<Meshes>();
  LocalText why;
  const MeshPtr mesh = meshes ? meshes->mesh(mesh_, parameters_, &why) : nullptr;
  problem = {};
  if(mesh)
    return shapeOf(scaled(*mesh, scale_), problem);
  problem = objectText("body.meshProblem", why.empty() ? objectText("body.noMeshes") : why);
  return nullptr;
}

std::unique_ptr<physics::Shape> TriMeshCollider::shapeOf(const Mesh& mesh, LocalText& problem)
{
  const std::size_t count = mesh.indices.size() / 3;
  if(count > mostTriangles)
  {
    problem = objectText("body.tooManyTriangles", count, mostTriangles);
    return nullptr;
  }
  std::vector<double> vertices;
  for(const Vec3f& p : mesh.positions)
    vertices.insert(vertices.end(), p.begin(), p.end());
  const auto at = [&](std::uint32_t i) { return Eigen::Map<const Eigen::Vector3d>(&vertices[3 * i]); };
  std::vector<std::uint32_t> indices;
  for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
  {
    const std::uint32_t a = mesh.indices[i], b = mesh.indices[i + 1], c = mesh.indices[i + 2];
    if((at(b) - at(a)).cross(at(c) - at(a)).norm() > 1e-12)
      indices.insert(indices.end(), {a, b, c});
  }
  if(indices.empty())
  {
    problem = objectText("body.flat");
    return nullptr;
  }
  std::unique_ptr<physics::Shape> shape = engine().createTriangleMesh(vertices, indices);
  if(!shape)
    problem = objectText("body.large");
  return shape;
}

void registerTriMeshCollider(Registry& registry)
{
  ClassBuilder<TriMeshCollider> triangles(
      registry, "oxygen/TriMeshCollider", {"ConcaveCollider"},
      "The triangles of a mesh: ground, ramps, walls. Without a mesh it touches nothing.");
  declareMesh(triangles, "Takes the triangles of that mesh.");
}

} // namespace sparkwright
