#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Triangles in groups of one material each. Made by MeshDraft; then immutable, shared by pointer.
///
/// Coordinates are those of the file. All indices are valid, all values finite.
struct Mesh
{
  struct Group
  {
    std::string material;               ///< Name in the mesh; `default` if it has none.
    std::uint32_t first = 0, count = 0; ///< In indices; count is a multiple of 3.
  };
  std::vector<Vec3f> positions;
  std::vector<Vec3f> normals;            ///< Unit length, one per position.
  std::vector<std::array<float, 2>> uv;  ///< One per position; (0, 0) is the lower left corner of a picture.
  std::vector<std::uint32_t> indices;    ///< Three per triangle, counter-clockwise seen from outside.
  std::vector<Group> groups;             ///< One per material, in ASCII order of names.
  bool hadNormals = true;                ///< false: some were missing in the file and were computed.
  std::uint64_t fingerprint = 0;         ///< Equal for equal content.

  Vec3f low = Vec3f::Zero(), high = Vec3f::Zero(); ///< Bounding box.

  /// The names of the groups, in order.
  std::vector<std::string> materials() const;
};

using MeshPtr = std::shared_ptr<const Mesh>;

/// Builds a Mesh.
struct MeshDraft
{
  static constexpr std::size_t mostVertices = 1'000'000;
  static constexpr std::size_t mostTriangles = 1'000'000;
  static constexpr float farthest = 1e6f; ///< Greatest absolute coordinate, m.

  std::vector<Vec3f> positions;
  std::vector<Vec3f> normals;           ///< One per position, or empty; zero vectors are computed.
  std::vector<std::array<float, 2>> uv; ///< One per position, or empty.
  std::map<std::string, std::vector<std::uint32_t>> triangles; ///< By material.

  std::size_t triangleCount() const;

  /// Validates, computes missing normals, and returns the mesh.
  /// @param problem  set if the result is null
  MeshPtr finish(LocalText& problem) &&;

private:
  bool isSound(LocalText& problem) const;
  bool completeNormals();
};

} // namespace sparkwright
