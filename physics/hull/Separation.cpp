#include "physics/hull/Separation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::physics
{

namespace
{

/// A simplex of the difference of two solids, kept to the corners that are nearest to the origin.
class Simplex
{
public:
  bool has(const Vec3& point) const
  {
    return std::any_of(points_.begin(), points_.begin() + count_, [&](const Vec3& p) { return p == point; });
  }
  void add(const Vec3& point) { points_[static_cast<std::size_t>(count_++)] = point; }

  /// The point nearest to the origin. Drops corners that do not matter. Zero: the origin is inside.
  Vec3 nearest()
  {
    switch(count_)
    {
    case 1:
      return points_[0];
    case 2:
      return ofLine(points_[0], points_[1]);
    case 3:
      return ofTriangle(points_[0], points_[1], points_[2]);
    default:
      return ofTetrahedron();
    }
  }

private:
  Vec3 keep(std::initializer_list<Vec3> points, const Vec3& nearest)
  {
    count_ = 0;
    for(const Vec3& p : points)
      add(p);
    return nearest;
  }

  Vec3 ofLine(Vec3 a, Vec3 b)
  {
    const Vec3 ab = b - a;
    const double t = -a.dot(ab), length = ab.squaredNorm();
    if(t <= 0)
      return keep({a}, a);
    if(t >= length)
      return keep({b}, b);
    return keep({a, b}, a + t / length * ab);
  }

  Vec3 ofTriangle(Vec3 a, Vec3 b, Vec3 c)
  {
    const Vec3 ab = b - a, ac = c - a;
    const double d1 = -ab.dot(a), d2 = -ac.dot(a);
    if(d1 <= 0 && d2 <= 0)
      return keep({a}, a);
    const double d3 = -ab.dot(b), d4 = -ac.dot(b);
    if(d3 >= 0 && d4 <= d3)
      return keep({b}, b);
    const double vc = d1 * d4 - d3 * d2;
    if(vc <= 0 && d1 >= 0 && d3 <= 0)
      return keep({a, b}, a + d1 / (d1 - d3) * ab);
    const double d5 = -ab.dot(c), d6 = -ac.dot(c);
    if(d6 >= 0 && d5 <= d6)
      return keep({c}, c);
    const double vb = d5 * d2 - d1 * d6;
    if(vb <= 0 && d2 >= 0 && d6 <= 0)
      return keep({a, c}, a + d2 / (d2 - d6) * ac);
    const double va = d3 * d6 - d5 * d4;
    if(va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0)
      return keep({b, c}, b + (d4 - d3) / (d4 - d3 + d5 - d6) * (c - b));
    const Vec3 normal = ab.cross(ac);
    return keep({a, b, c}, normal.dot(a) / normal.squaredNorm() * normal);
  }

  Vec3 ofTetrahedron()
  {
    const std::array<Vec3, 4> p = points_;
    constexpr std::size_t faces[4][4] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 3, 1}, {1, 2, 3, 0}};
    Simplex best;
    Vec3 nearest = Vec3::Zero();
    double least = std::numeric_limits<double>::infinity();
    for(const auto& [a, b, c, other] : faces)
    {
      const Vec3 normal = (p[b] - p[a]).cross(p[c] - p[a]);
      if(normal.dot(p[a]) * normal.dot(p[a] - p[other]) > 0) // The origin is on the side of the other corner.
        continue;
      Simplex face;
      const Vec3 point = face.ofTriangle(p[a], p[b], p[c]);
      if(const double distance = point.squaredNorm(); distance < least)
      {
        least = distance;
        nearest = point;
        best = face;
      }
    }
    if(best.count_ > 0)
      *this = best;
    return nearest;
  }

  std::array<Vec3, 4> points_{Vec3::Zero(), Vec3::Zero(), Vec3::Zero(), Vec3::Zero()};
  int count_ = 0;
};

struct FaceAxis
{
  std::size_t face = 0;
  double separation = -std::numeric_limits<double>::infinity();
};

/// The face of `owner` above which `other` sticks out most. Stops at the first that separates them.
FaceAxis bestFace(const Polytope& owner, const Polytope& other, const Placement& otherInOwner, std::size_t count)
{
  FaceAxis best;
  for(std::size_t i = 0; i < count; ++i)
  {
    const Polytope::Face& face = owner.faces()[i];
    const double least = other.least(otherInOwner.rotation.transpose() * face.normal);
    const double separation = least + face.normal.dot(otherInOwner.position) - face.offset;
    if(separation > best.separation)
      best = {i, separation};
    if(best.separation > 0)
      break;
  }
  return best;
}

/// Edges of `owner` that come within `margin` of the other's box.
template <class Visit>
void visitEdgesNear(const Polytope& owner, const Polytope& other, const Placement& ownerInOther, double margin,
                    Visit visit)
{
  const Vec3 low = other.low().array() - margin, high = other.high().array() + margin;
  for(std::size_t i = 0; i < owner.edges().size(); ++i)
  {
    const Polytope::Edge& edge = owner.edges()[i];
    const Vec3 a = ownerInOther * owner.vertex(edge.from), b = ownerInOther * owner.vertex(edge.to);
    if((a.cwiseMin(b).array() <= high.array()).all() && (a.cwiseMax(b).array() >= low.array()).all())
      visit(i);
  }
}

/// An edge in the frame of the first solid, with the normals beside it.
struct PlacedEdge
{
  std::size_t index = 0;
  Vec3 from, along, left, right;
  Vec3 outside; ///< Between the normals; of a flat triangle too, whose two normals are opposite.
};

PlacedEdge placed(const Polytope& solid, std::size_t index, const Placement& place)
{
  const Polytope::Edge& edge = solid.edges()[index];
  const Vec3 along = solid.vertex(edge.to) - solid.vertex(edge.from);
  const Vec3& left = solid.faces()[edge.left].normal;
  const Vec3& right = solid.faces()[edge.right].normal;
  return {index,
          place * solid.vertex(edge.from),
          place.rotation * along,
          place.rotation * left,
          place.rotation * right,
          place.rotation * along.cross(left - right)};
}

/// Whether the difference of the two solids has a face made of these edges: their arcs cross on the sphere of normals.
bool makesFace(const PlacedEdge& a, const PlacedEdge& b)
{
  const double leftOfB = -b.left.dot(a.along), rightOfB = -b.right.dot(a.along);
  const double leftOfA = a.left.dot(b.along), rightOfA = a.right.dot(b.along);
  if(leftOfB * rightOfB >= 0 || leftOfA * rightOfA >= 0)
    return false;
  // On the same half of the sphere; the second solid's normals are turned round.
  const Vec3 normal = a.along.cross(b.along);
  return a.outside.dot(normal) * b.outside.dot(normal) < 0;
}

} // namespace

bool areApart(const Polytope& first, const Polytope& second, const Placement& place)
{
  constexpr int mostTurns = 32;
  Simplex simplex;
  Vec3 nearest = first.centre() - place * second.centre();
  const double size = first.size() + second.size();
  if(!(nearest.squaredNorm() > 1e-24 * size * size))
    return false;
  for(int turn = 0; turn < mostTurns; ++turn)
  {
    const Vec3 point = first.farthest(-nearest) - place * second.farthest(place.rotation.transpose() * nearest);
    if(point.dot(nearest) > 0) // All of the difference lies beyond this plane.
      return true;
    if(simplex.has(point))
      return false;
    simplex.add(point);
    nearest = simplex.nearest();
    if(!(nearest.squaredNorm() > 1e-24 * size * size))
      return false;
  }
  return false;
}

std::optional<Separation> separationOf(const Polytope& first, const Polytope& second, const Placement& place,
                                       std::size_t secondFaces)
{
  const Placement back = Placement().seenFrom(place);
  const FaceAxis ofFirst = bestFace(first, second, place, first.faces().size());
  if(ofFirst.separation > 0)
    return std::nullopt;
  const FaceAxis ofSecond = bestFace(second, first, back, secondFaces);
  if(ofSecond.separation > 0)
    return std::nullopt;
  Separation best;
  // Near ties go to the same kind of axis, so that contacts of things at rest stay the same.
  const double size = std::min(first.size(), second.size());
  const double tie = 1e-6 * size;
  if(ofSecond.separation > 0.98 * ofFirst.separation + tie)
  {
    const Vec3 normal = second.faces()[ofSecond.face].normal;
    best = {Separation::By::SecondFace, 0, ofSecond.face, -(place.rotation * normal), -ofSecond.separation};
  }
  else
    best = {Separation::By::FirstFace, ofFirst.face, 0, first.faces()[ofFirst.face].normal, -ofFirst.separation};

  constexpr std::size_t mostEdges = 1024;
  thread_local std::array<PlacedEdge, mostEdges> near;
  std::size_t count = 0;
  // Points of edges that decide are not farther apart than the solids are deep in each other by their faces.
  visitEdgesNear(second, first, place, best.depth,
                 [&](std::size_t i)
                 {
                   if(count < mostEdges)
                     near[count++] = placed(second, i, place);
                 });
  const double byFaces = -best.depth;
  double byEdges = -std::numeric_limits<double>::infinity();
  Separation edges;
  visitEdgesNear(first, second, back, best.depth,
                 [&](std::size_t i)
                 {
                   const PlacedEdge a = placed(first, i, {});
                   for(std::size_t k = 0; k < count; ++k)
                   {
                     const PlacedEdge& b = near[k];
                     if(!makesFace(a, b))
                       continue;
                     Vec3 normal = a.along.cross(b.along);
                     const double length = normal.norm();
                     if(!(length > 1e-6 * a.along.norm() * b.along.norm()))
                       continue;
                     normal /= normal.dot(a.outside) < 0 ? -length : length;
                     if(const double separation = normal.dot(b.from - a.from); separation > byEdges)
                     {
                       byEdges = separation;
                       edges = {Separation::By::Edges, i, b.index, normal, -separation};
                     }
                   }
                 });
  if(byEdges > 0)
    return std::nullopt;
  return byEdges > 0.9 * byFaces + tie ? edges : best;
}

} // namespace sparkwright::physics
