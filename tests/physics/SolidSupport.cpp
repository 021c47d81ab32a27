#include "SolidSupport.h"

#include <array>

namespace sparkwright::physics
{

HullPiece boxPiece(const Vec3& lengths, const Vec3& middle)
{
  HullPiece piece;
  for(int i = 0; i < 8; ++i)
    piece.vertices.push_back(middle + Vec3((i & 1 ? 0.5 : -0.5) * lengths.x(), (i & 2 ? 0.5 : -0.5) * lengths.y(),
                                           (i & 4 ? 0.5 : -0.5) * lengths.z()));
  piece.triangles = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}, {0, 1, 5}, {0, 5, 4},
                     {2, 6, 7}, {2, 7, 3}, {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
  return piece;
}

HullPiece octahedronPiece(double radius)
{
  HullPiece piece;
  for(int axis = 0; axis < 3; ++axis)
    for(const double sign : {1., -1.})
      piece.vertices.emplace_back(sign * radius * Vec3::Unit(axis));
  piece.triangles = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
  return piece;
}

std::unique_ptr<Shape> boxMesh(World& world, const Vec3& lengths, int cells)
{
  std::vector<double> vertices;
  std::vector<std::uint32_t> indices;
  const auto corner = [&](int axis, double side, int i, int k)
  {
    Vec3 p;
    p[axis] = side / 2;
    p[(axis + 1) % 3] = static_cast<double>(i) / cells - 0.5;
    p[(axis + 2) % 3] = static_cast<double>(k) / cells - 0.5;
    p = p.cwiseProduct(lengths);
    vertices.insert(vertices.end(), p.begin(), p.end());
    return static_cast<std::uint32_t>(vertices.size() / 3 - 1);
  };
  for(int axis = 0; axis < 3; ++axis)
    for(const double side : {1., -1.})
      for(int i = 0; i < cells; ++i)
        for(int k = 0; k < cells; ++k)
        {
          const auto a = corner(axis, side, i, k), b = corner(axis, side, i + 1, k);
          const auto c = corner(axis, side, i + 1, k + 1), d = corner(axis, side, i, k + 1);
          if(side > 0)
            indices.insert(indices.end(), {a, b, c, a, c, d});
          else
            indices.insert(indices.end(), {a, c, b, a, d, c});
        }
  return world.createTriangleMesh(vertices, indices);
}

std::unique_ptr<Shape> gridMesh(World& world, int cells, double width)
{
  std::vector<double> vertices;
  std::vector<std::uint32_t> indices;
  const int count = 2 * cells + 1;
  for(int i = 0; i < count; ++i)
    for(int k = 0; k < count; ++k)
      vertices.insert(vertices.end(), {width * (i - cells), width * (k - cells), 0});
  for(int i = 0; i + 1 < count; ++i)
    for(int k = 0; k + 1 < count; ++k)
    {
      const auto a = static_cast<std::uint32_t>(i * count + k), b = a + static_cast<std::uint32_t>(count);
      indices.insert(indices.end(), {a, b, b + 1, a, b + 1, a + 1});
    }
  return world.createTriangleMesh(vertices, indices);
}

} // namespace sparkwright::physics
