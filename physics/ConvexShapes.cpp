#include "physics/OdeHandles.h"

#include <algorithm>
#include <numbers>

namespace sparkwright::physics
{

namespace
{

double cross(const Vec2& a, const Vec2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Counter-clockwise, convex, and around the origin.
bool isSound(std::span<const Vec2> outline)
{
  constexpr std::size_t most = 1000;
  if(outline.size() < 3 || outline.size() > most)
    return false;
  for(std::size_t i = 0; i < outline.size(); ++i)
  {
    const Vec2& a = outline[i];
    const Vec2& b = outline[(i + 1) % outline.size()];
    const Vec2& c = outline[(i + 2) % outline.size()];
    const bool finite = std::abs(a.x()) <= worldLimit && std::abs(a.y()) <= worldLimit;
    if(!finite || !(cross(b - a, c - b) > 0) || !(cross(a, b) > 0))
      return false;
  }
  return true;
}

/// Corners below, then above, and the triangles of all sides, to the outside.
void extrude(std::span<const Vec2> outline, double height, std::vector<double>& vertices, std::vector<dTriIndex>& indices)
{
  for(const double z : {-height / 2, height / 2})
    for(const Vec2& corner : outline)
      vertices.insert(vertices.end(), {corner.x(), corner.y(), z});
  const auto n = static_cast<dTriIndex>(outline.size());
  for(dTriIndex i = 0; i < n; ++i)
  {
    const dTriIndex next = (i + 1) % n;
    indices.insert(indices.end(), {i, next, n + next, i, n + next, n + i});
    if(i > 0 && next != 0)
      indices.insert(indices.end(), {0, next, i, n, n + i, n + next});
  }
}

} // namespace

dGeomID Shape::Impl::createConvex() const
{
  const auto sides = static_cast<unsigned int>(planes.size() / 4), corners = static_cast<unsigned int>(vertices.size() / 3);
  return dCreateConvex(nullptr, planes.data(), sides, vertices.data(), corners, polygons.data());
}

void Shape::Impl::showCylinder(double radius, double length)
{
  constexpr int corners = 24;
  std::vector<Vec2> outline;
  for(int i = 0; i < corners; ++i)
  {
    const double angle = 2 * std::numbers::pi * i / corners;
    outline.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
  }
  std::vector<double> shown;
  std::vector<dTriIndex> sides;
  extrude(outline, length, shown, sides);
  vertices = std::move(shown); // At another address, which tells viewers of the change.
  indices = std::move(sides);
}

std::unique_ptr<Shape> World::createCylinder(double radius, double length)
{
  if(!isSize(radius) || !isSize(length))
    return nullptr;
  std::unique_ptr<Shape> shape = createShape(Shape::Kind::Cylinder, dCreateCylinder(nullptr, radius, length));
  shape->impl_->showCylinder(radius, length);
  shape->impl_->prepareForHulls();
  return shape;
}

std::unique_ptr<Shape> World::createPrism(std::span<const Vec2> outline, double height)
{
  if(!isSound(outline) || !isSize(height))
    return nullptr;
  Shape::Impl sides;
  extrude(outline, height, sides.vertices, sides.indices);
  const auto n = static_cast<unsigned int>(outline.size());
  for(unsigned int i = 0; i < n; ++i)
  {
    const unsigned int next = (i + 1) % n;
    const Vec2 along = outline[next] - outline[i];
    const Vec2 normal = Vec2(along.y(), -along.x()).normalized();
    sides.planes.insert(sides.planes.end(), {normal.x(), normal.y(), 0, normal.dot(outline[i])});
    sides.polygons.insert(sides.polygons.end(), {4, i, next, n + next, n + i});
  }
  for(const bool above : {false, true})
  {
    sides.planes.insert(sides.planes.end(), {0, 0, above ? 1. : -1., height / 2});
    sides.polygons.push_back(n);
    for(unsigned int i = 0; i < n; ++i)
      sides.polygons.push_back(above ? n + i : n - 1 - i);
  }
  // Moving a vector keeps the place of its elements, of which the engine keeps pointers.
  std::unique_ptr<Shape> shape = createShape(Shape::Kind::Prism, sides.createConvex());
  shape->impl_->vertices = std::move(sides.vertices);
  shape->impl_->indices = std::move(sides.indices);
  shape->impl_->planes = std::move(sides.planes);
  shape->impl_->polygons = std::move(sides.polygons);
  shape->impl_->prepareForHulls();
  return shape;
}

} // namespace sparkwright::physics
