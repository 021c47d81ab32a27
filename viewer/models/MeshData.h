#pragma once

#include "core/object/Math.h"

#include <array>
#include <cstdint>
#include <numbers>
#include <vector>

namespace sparkwright
{

inline constexpr float halfTurn = std::numbers::pi_v<float>; ///< rad

/// Kind of material of a part of a mesh. The renderer converts it to a colour per instance.
enum class Surface : std::uint8_t
{
  Own,    ///< The material of the node.
  Shell,  ///< White plastic.
  Team,   ///< Colour of the team.
  Dark,   ///< Black plastic, rubber.
  Grey,   ///< Joints, bare metal.
  Eye,    ///< Glowing.
  Number, ///< Shell with the player's number printed on it; needs texture coordinates.
  Ball,   ///< White with dark pentagons.
  Net,    ///< A mesh of strings; the rest is see-through. Texture coordinates in metres.
  Checked, ///< Magenta and black: something is missing here.
  Count
};

/// Triangles of one shape, in its own coordinates.
struct MeshData
{
  struct Vertex
  {
    Vec3f position;
    Vec3f normal;
    Vec3f hull;              ///< Direction in which an outline lies; the same for all vertices at one place.
    std::array<float, 2> uv; ///< Only where the surface needs it.
    float surface;           ///< A Surface.
  };

  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices; ///< Three per triangle, counter-clockwise from outside.
  bool transparent = false;           ///< Has see-through parts of its own.

  /// Bounding sphere around the origin.
  float radius() const;
};

/// Puts shapes together. Every call adds to the mesh; positions pass through the current transform.
class MeshBuilder
{
public:
  /// @param detail  1 for meshes that are looked at closely; less makes round things of fewer corners
  explicit MeshBuilder(float detail = 1) : detail_(detail) {}

  /// Affine, column-major; normals follow its inverse transpose.
  void setTransform(const Mat4f& transform);
  void setSurface(Surface surface) { surface_ = surface; }

  /// Centred box with flat sides.
  void box(const Vec3f& size);
  /// Sphere or ellipsoid around the origin.
  void ellipsoid(const Vec3f& radii, int segments = 20, int rings = 12);
  /// Upright cylinder along z, centred, with flat ends.
  void cylinder(float radius, float length, int segments = 24);
  /// Along z; `length` is that of the cylindrical part.
  void capsule(float radius, float length, int segments = 20, int rings = 6);
  /// A strip of quadrilaterals between two polylines of equal length; normals towards `outside` of the first edge.
  void quad(const Vec3f& a, const Vec3f& b, const Vec3f& c, const Vec3f& d, float uLength, float vLength);

  /// A vertex of one's own. @return its index for triangle() and grid()
  std::uint32_t add(const Vec3f& position, const Vec3f& normal, float u = 0, float v = 0);
  /// Counter-clockwise seen from outside. Triangles without an area are left out.
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
  /// Grid of (rows + 1) × (columns + 1) vertices that were added row by row from `first`; seen from outside, columns
  /// run to the right and rows upwards.
  void grid(std::uint32_t first, int rows, int columns);
  /// Closes a hole: `count` vertices around it from `first` on, counter-clockwise seen from outside.
  void fan(std::uint32_t first, int count);

  std::size_t size() const { return mesh_.vertices.size(); } ///< Vertices so far.
  float detail() const { return detail_; }
  /// So many corners at full detail, at least `least`.
  int corners(int full, int least) const;

  /// Finishes: computes hull directions, empties the builder.
  MeshData take();

private:
  float detail_;
  MeshData mesh_;
  Mat4f transform_ = Mat4f::Identity();
  Mat3f normalTransform_ = Mat3f::Identity();
  bool mirrored_ = false;
  Surface surface_ = Surface::Own;
};

/// Translation, then rotation (degrees, Rx·Ry·Rz), then scale: for building meshes.
Mat4f placed(const Vec3f& at, const Vec3f& degrees = Vec3f::Zero(), const Vec3f& scale = Vec3f::Ones());

} // namespace sparkwright
