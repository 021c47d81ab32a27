#pragma once

#include "core/body/TriMeshCollider.h"

namespace sparkwright
{

/// The convex hull of a mesh as a collider, or several convex pieces. A solid, so it rests as a box does; best for the
/// parts of robots.
class HullCollider : public MeshCollider
{
public:
  static constexpr int mostParts = 32;

  /// Follows the mesh with at most so many convex pieces, from 1, its hull, to mostParts. @return empty, or an error
  /// message
  LocalText setParts(int count);

private:
  std::unique_ptr<physics::Shape> shapeOf(const Mesh& mesh, LocalText& problem) override;

  int parts_ = 1;
};

} // namespace sparkwright
