#pragma once

#include "core/frame/PhysicsView.h"
#include "core/object/Math.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sparkwright
{

/// The shapes that layers consist of, each of unit size.
enum class LayerShape : std::uint8_t
{
  Segment,  ///< From the origin to z = 1; a line, whatever the style.
  Box,      ///< Centred, edges 1.
  Sphere,   ///< Radius 1.
  Dot,      ///< The same with few corners, for signs.
  Capsule,  ///< Radius 1 along z, its halves moved apart by LayerInstance::stretch.
  Cylinder, ///< Radius 1, from z = 0 to 1.
  Cone,     ///< Radius 1 at z = 0, tip at z = 1.
  Disc,     ///< Radius 1, in the plane z = 0.
  Triangle, ///< (0, 0), (1, 0), (0, 1) in the plane z = 0.
  Count
};

/// One shape in the world; laid out as the vertex shaders read it.
struct LayerInstance
{
  std::array<float, 12> model;    ///< Upper three rows of its pose with scale, row-major.
  std::array<float, 4> colour;    ///< As painters name it, with alpha.
  std::array<float, 4> stretch{}; ///< World vector by which the upper half of a capsule is moved; fourth: width of
                                  ///< lines in pixels, negative: dashed.
};

/// The geometry behind a LayerShape.
struct LayerGeometry
{
  struct Vertex
  {
    Vec3f position;
    float half; ///< Of a capsule: 1 upper, -1 lower.
    Vec3f normal;
  };
  struct Edge
  {
    std::array<float, 4> from, to; ///< Fourth: half, as above.
  };
  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices; ///< Three per triangle, counter-clockwise from outside.
  std::vector<Edge> edges;
};

LayerGeometry layerGeometry(LayerShape shape);
/// The triangles of a collider, and each of their edges once, at most `mostEdges`.
LayerGeometry layerGeometry(const PhysicsStructure::Mesh& mesh, std::size_t mostEdges = 200'000);

} // namespace sparkwright
