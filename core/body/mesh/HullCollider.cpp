#include "core/body/mesh/HullCollider.h"

#include "core/body/BodyRegistration.h"
#include "core/mesh/ConvexHull.h"
#include "core/mesh/Mesh.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr double plateThickness = 0.001; // m

std::vector<Eigen::Vector3d> pointsOf(const Mesh& mesh)
{
  std::vector<Eigen::Vector3d> points;
  for(const std::uint32_t i : mesh.indices)
    points.push_back(mesh.positions[i].cast<double>());
  return points;
}

physics::HullPiece toEngine(const ConvexPiece& piece)
{
  return {piece.vertices, piece.triangles};
}

/// A hull with fewer corners, if the engine finds that one is not convex: points that nearly lie in a plane.
std::unique_ptr<physics::Shape> makeHull(physics::World& world, const std::vector<ConvexPiece>& pieces)
{
  std::vector<physics::HullPiece> solid;
  std::ranges::transform(pieces, std::back_inserter(solid), toEngine);
  if(std::unique_ptr<physics::Shape> shape = world.createHull(solid))
    return shape;
  for(physics::HullPiece& piece : solid)
    for(const std::size_t corners : {32, 16, 8, 4})
    {
      if(world.createHull({&piece, 1}))
        break;
      if(const auto simpler = convexHull(piece.vertices, corners))
        piece = toEngine(*simpler);
    }
  return world.createHull(solid);
}

} // namespace

LocalText HullCollider::setParts(int count)
{
  parts_ = count;
  return mesh().empty() ? LocalText() : rebuild();
}

std::unique_ptr<physics::Shape> HullCollider::shapeOf(const Mesh& mesh, LocalText& problem)
{
  std::vector<ConvexPiece> pieces = convexPieces(mesh, parts_);
  if(pieces.empty())
  {
    const double size = (mesh.high - mesh.low).norm();
    const double thickness = std::max(plateThickness, 1e-3 * size);
    const std::optional<ConvexPiece> plate = flatHull(pointsOf(mesh), thickness);
    if(!plate)
    {
      problem = objectText("body.noHull");
      return nullptr;
    }
    warn(objectText("body.flatHull", this->mesh(), 1000 * thickness), objectText("body.giveThickness"));
    pieces.push_back(*plate);
  }
  std::unique_ptr<physics::Shape> shape = makeHull(engine(), pieces);
  if(!shape)
    problem = objectText("body.large");
  return shape;
}

void registerHullCollider(Registry& registry)
{
  ClassBuilder<HullCollider> hull(
      registry, "HullCollider", {"ConvexCollider"},
      "The convex hull of a mesh, or several convex pieces: solid, for the parts of robots. "
      "Without a mesh it touches nothing.");
  declareMesh(hull, "Takes the hull of that mesh, with 64 corners at most.");
  hull.method("setParts", {{"count", "int", {}, "1"}},
              "How many convex pieces follow the mesh at most, 1 to 32; 1: its hull.",
              [](HullCollider& c, const Arguments& a)
              {
                LocalText problem;
                const CallResult result =
                    withCount(a, HullCollider::mostParts, [&](int count) { problem = c.setParts(count); });
                return problem.empty() ? result : CallResult::refuse(std::move(problem));
              });
  declareDepth(hull);
}

} // namespace sparkwright
