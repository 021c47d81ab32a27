#pragma once

#include "core/object/Math.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sparkwright
{

/// What a piece of a mesh is made of. The renderer turns it into a colour, instance by instance.
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
  void capsule(float radius, float length, int segments = 20);
  /// Flat rectangle in the xz plane that faces -y (facing = -1) or +y (1), upright along z; texture coordinates 0..1.
  void plate(float width, float height, int facing);

  /// One cross-section of a loft: a rounded rectangle in the xy plane.
  struct Section
  {
    float z;
    float halfX, halfY;
    float x = 0, y = 0; ///< Centre.
    Surface surface = Surface::Shell; ///< Of the band that starts here.
  };
  /// A skin over sections in ascending z. Both ends are closed and rounded with `edge` metres (0: flat).
  /// @param squareness  2 an ellipse, 4 and more a rounded rectangle
  void loft(const std::vector<Section>& sections, float edge, float squareness, int segments = 20);

  /// A strip of quadrilaterals between two polylines of equal length; normals towards `outside` of the first edge.
  void quad(const Vec3f& a, const Vec3f& b, const Vec3f& c, const Vec3f& d, float uLength, float vLength);

  /// Finishes: computes hull directions, empties the builder.
  MeshData take();

private:
  std::uint32_t add(const Vec3f& position, const Vec3f& normal, float u = 0, float v = 0);
  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c);
  /// Grid of (rows + 1) × (columns + 1) vertices that were added row by row from `first`.
  void grid(std::uint32_t first, int rows, int columns);

  /// So many corners at full detail, at least `least`.
  int corners(int full, int least) const;

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
