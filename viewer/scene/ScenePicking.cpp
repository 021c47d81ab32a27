#include "viewer/scene/SceneDrawing.h"

#include <Eigen/Geometry>
#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <limits>

// What of a scene a ray meets, and how much room things take.

namespace sparkwright
{

namespace
{

constexpr float nowhere = std::numeric_limits<float>::max();

/// Distance along the ray at which it meets the triangle from either side. Its edges belong to it, and a little beyond
/// them, so that rounding leaves no gap between triangles: rays often lie in a plane of symmetry, as edges do.
std::optional<float> meets(const Ray& ray, const Vec3f& a, const Vec3f& b, const Vec3f& c)
{
  const Vec3f ab = b - a, ac = c - a, p = ray.direction.cross(ac);
  const float determinant = ab.dot(p);
  if(std::abs(determinant) < 1e-12f)
    return {};
  const Vec3f t = ray.origin - a, q = t.cross(ab);
  const float u = t.dot(p) / determinant, v = ray.direction.dot(q) / determinant;
  const float distance = ac.dot(q) / determinant;
  constexpr float beyond = 1e-5f; // Share of the sides.
  if(u < -beyond || v < -beyond || u + v > 1 + beyond || distance <= 0)
    return {};
  return distance;
}

Mat4f matrixOf(const SceneDrawing::Instance& instance)
{
  Mat4f m = Mat4f::Identity();
  for(int row = 0; row < 3; ++row)
    for(int column = 0; column < 4; ++column)
      m(row, column) = instance.model[static_cast<std::size_t>(row * 4 + column)];
  return m;
}

} // namespace

/// Nearest distance at which the ray meets an instance of the shape; `nowhere` if it does not.
float SceneDrawing::distanceTo(const Ray& ray, int instance, const MeshLibrary::Shape& shape) const
{
  const Mat4f model = matrixOf(instances_[static_cast<std::size_t>(instance)]);
  const float scale = model.topLeftCorner<3, 3>().colwise().norm().maxCoeff();
  const Vec3f away = translation(model) - ray.origin;
  if(away.cross(ray.direction).norm() > shape.radius * scale ||
     std::abs(model.topLeftCorner<3, 3>().determinant()) < 1e-15f)
    return nowhere;
  const Mat4f inverse = model.inverse();
  // Not normalised, so that distances along it are those of the world.
  const Ray local{transform(inverse, ray.origin), rotate(inverse, ray.direction)};
  const MeshData& mesh = shape.level[0];
  float nearest = nowhere;
  for(std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3)
    if(const auto distance =
           meets(local, mesh.vertices[mesh.indices[k]].position, mesh.vertices[mesh.indices[k + 1]].position,
                 mesh.vertices[mesh.indices[k + 2]].position))
      nearest = std::min(nearest, *distance);
  return nearest;
}

float SceneDrawing::distanceToField(const Ray& ray) const
{
  constexpr float farthest = 400;
  if(!field_)
    return nowhere;
  const Vec3f normal = field_->pose.col(2).head<3>(), origin = translation(field_->pose);
  const float slope = ray.direction.dot(normal);
  const float distance = std::abs(slope) > 1e-6f ? (origin - ray.origin).dot(normal) / slope : -1;
  return distance > 0 && distance < farthest ? distance : nowhere;
}

std::vector<SceneDrawing::Hit> SceneDrawing::pickAll(const Ray& ray) const
{
  std::vector<Hit> hits;
  const auto add = [&](int node, float distance)
  {
    if(distance == nowhere)
      return;
    const auto known = std::ranges::find(hits, node, &Hit::node); // A mesh of several pieces is met once.
    if(known == hits.end())
      hits.push_back({node, distance, Vec3f(ray.origin + distance * ray.direction)});
    else if(distance < known->distance)
      *known = {node, distance, Vec3f(ray.origin + distance * ray.direction)};
  };
  for(const Batch& batch : batches_)
    if(!batch.style.backdrop && nodeOf(batch.first) >= 0)
      for(int i = batch.first; i < batch.first + batch.count; ++i)
        add(nodeOf(i), distanceTo(ray, i, library_.shapes()[static_cast<std::size_t>(batch.shape)]));
  if(field_)
    add(field_->node, distanceToField(ray));
  std::ranges::stable_sort(hits, {}, &Hit::distance);
  return hits;
}

std::optional<SceneDrawing::Hit> SceneDrawing::pick(const Ray& ray) const
{
  const auto hits = pickAll(ray);
  return hits.empty() ? std::nullopt : std::optional(hits.front());
}

std::optional<SceneDrawing::Sphere> SceneDrawing::bounds(int node) const
{
  if(!structure_ || node >= static_cast<int>(structure_->nodes.size()))
    return {};
  const int first = node < 0 ? 0 : node;
  const int end =
      node < 0 ? static_cast<int>(structure_->nodes.size()) : structure_->nodes[static_cast<std::size_t>(node)].end;
  Vec3f low = Vec3f::Constant(std::numeric_limits<float>::max()), high = -low;
  for(const Batch& batch : batches_)
  {
    const float radius = library_.shapes()[static_cast<std::size_t>(batch.shape)].radius;
    if(batch.style.backdrop && node < 0)
      continue;
    for(int i = batch.first; i < batch.first + batch.count; ++i)
      if(nodeOf(i) >= first && nodeOf(i) < end)
      {
        const Mat4f model = matrixOf(instances_[static_cast<std::size_t>(i)]);
        // Half extents of the sphere's image along the world's axes.
        const Vec3f extent = radius * model.topLeftCorner<3, 3>().rowwise().norm();
        low = low.cwiseMin(translation(model) - extent);
        high = high.cwiseMax(translation(model) + extent);
      }
  }
  if(low.x() <= high.x())
    return Sphere{(low + high) / 2, (high - low).norm() / 2};
  if(node < 0)
    return {};
  if(field_ && field_->node >= first && field_->node < end)
    return Sphere{translation(field_->pose), field_->length / 2};
  using Node = SceneStructure::Node;
  const Node& n = structure_->nodes[static_cast<std::size_t>(node)];
  const int slot = n.kind == Node::Kind::Transform ? n.slot : transformAbove(*structure_, node);
  return Sphere{translation(worldOf(slot)), 0.2f};
}

} // namespace sparkwright
