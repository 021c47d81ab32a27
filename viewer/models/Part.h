#pragma once

#include "viewer/models/MeshData.h"

#include <functional>
#include <vector>

namespace sparkwright
{

/// Not turned.
inline const Vec3f upright = Vec3f::Zero();

/// One cross-section of a skin: a rounded rectangle in the xy plane, as deep in front (+y) as behind, or not.
struct Section
{
  float z;
  float halfX, front, back;
  Surface surface = Surface::Shell; ///< Of the band that starts here, in front;
  Surface behind = surface;         ///< and behind.
  float x = 0, y = 0;               ///< Centre.
};

/// How a skin is stretched over its sections.
struct Skin
{
  float edge = 0.006f;    ///< Radius of the rounded ends, m. 0: flat ends.
  float squareness = 2.6f; ///< 2: ellipses; 4 and more: rounded rectangles.
  int segments = 20;      ///< Around it, at full detail.
  int least = 6;          ///< Around it, from afar.
  /// The player's number, on bands of Surface::Number: its height and middle, m.
  float numberSize = 0.05f, numberZ = 0;
  bool numberBehind = false; ///< On the back, too.
  std::vector<std::size_t> coarse = {}; ///< The sections that are left from afar; none: all.
};

/// Builds a part of a robot in metres: x right, y forward, z up, origin in the middle of its collider; the right one of
/// a pair.
class Part
{
public:
  /// @param base    from here to the coordinates of the mesh
  /// @param detail  as MeshBuilder has it
  Part(const Mat4f& base, float detail) : builder_(detail), base_(base) { builder_.setTransform(base_); }

  /// Whether things of about this size are worth their triangles: 1 from near only, 2 at a middle distance, too.
  bool shows(int importance) const { return builder_.detail() > (importance > 1 ? 0.4f : 0.8f); }

  void at(const Vec3f& position, const Vec3f& degrees = Vec3f::Zero())
  {
    builder_.setTransform(base_ * placed(position, degrees));
  }
  /// For skins along y: section z runs forward, section y (its front) runs down.
  void alongForward(const Vec3f& position = Vec3f::Zero()) { at(position, {-90, 0, 0}); }
  /// For skins along x.
  void alongSide(const Vec3f& position = Vec3f::Zero()) { at(position, {0, 90, 0}); }

  /// Over sections in ascending z, where at() says. Both ends are closed.
  void skin(const std::vector<Section>& sections, const Skin& how = {});
  void ellipsoid(Surface surface, const Vec3f& position, const Vec3f& radii, int segments = 16, int rings = 10);
  /// Flat disc; its axis is z, turned.
  /// @param soft  whether its rim is rounded
  void coin(Surface surface, const Vec3f& position, const Vec3f& degrees, float radius, float thickness,
            int segments = 16, bool soft = true);
  void rod(Surface surface, const Vec3f& position, const Vec3f& degrees, float radius, float length, int segments = 10);

  MeshBuilder& builder() { return builder_; }
  MeshData take() { return builder_.take(); }

private:
  void band(const Section& below, const Section& from, const Section& to, const Section& above, const Skin& how,
            int segments);
  void end(const Section& section, bool upper, const Skin& how, int segments);

  MeshBuilder builder_;
  Mat4f base_;
};

} // namespace sparkwright
