#include "physics/hull/Touch.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::physics
{

namespace
{

/// A polygon that is cut by planes.
class Outline
{
public:
  void add(const Vec3& corner)
  {
    if(count_ < corners_.size())
      corners_[count_++] = corner;
  }
  std::span<const Vec3> corners() const { return {corners_.data(), count_}; }

  /// Keeps what is below the plane through `point`.
  void cut(const Vec3& normal, const Vec3& point)
  {
    Outline kept;
    for(std::size_t i = 0; i < count_; ++i)
    {
      const Vec3& a = corners_[i];
      const Vec3& b = corners_[(i + 1) % count_];
      const double da = normal.dot(a - point), db = normal.dot(b - point);
      if(da <= 0)
        kept.add(a);
      if((da < 0 && db > 0) || (da > 0 && db < 0))
        kept.add(a + da / (da - db) * (b - a));
    }
    count_ = kept.count_;
    std::copy_n(kept.corners_.begin(), count_, corners_.begin());
  }

private:
  std::array<Vec3, 2 * Polytope::mostVertices> corners_;
  std::size_t count_ = 0;
};

/// Calls visit(normal, point) with the planes that stand on the edges of a face, looking outside, until it returns
/// false.
template <class Visit>
bool visitSides(const Polytope& solid, const Polytope::Face& face, Visit visit)
{
  const std::span<const std::uint32_t> ring = solid.corners(face);
  for(std::size_t i = 0; i < ring.size(); ++i)
  {
    const Vec3 a = solid.vertex(ring[i]), b = solid.vertex(ring[(i + 1) % ring.size()]);
    if(!visit(Vec3((b - a).cross(face.normal).normalized()), a))
      return false;
  }
  return true;
}

bool isBeside(const Polytope& solid, const Polytope::Face& face, const Vec3& point)
{
  return !visitSides(solid, face,
                     [&](const Vec3& normal, const Vec3& at) { return normal.dot(point - at) <= 1e-9 * solid.size(); });
}

/// Points of `other` below a face of `owner`, in the frame of `owner`: visit(point, depth).
template <class Visit>
void visitBelowFace(const Polytope& owner, std::size_t index, const Polytope& other, const Placement& otherInOwner,
                    Visit visit)
{
  const Polytope::Face& face = owner.faces()[index];
  const auto depthOf = [&](const Vec3& p) { return face.offset - face.normal.dot(p); };
  const Vec3 direction = otherInOwner.rotation.transpose() * face.normal;
  const Polytope::Face& opposite = other.faces()[other.faceAgainst(direction)];
  // A cylinder lies on the edge of its prism that is turned to the face.
  const bool isLying = other.sides() > 0 && std::abs(direction.z()) < 0.3;
  Outline outline;
  if(isLying)
    for(const std::uint32_t corner : {0u, other.sides()})
      outline.add(otherInOwner * other.vertex(corner));
  else
    for(const std::uint32_t corner : other.corners(opposite))
      outline.add(otherInOwner * other.vertex(corner));
  visitSides(owner, face,
             [&](const Vec3& normal, const Vec3& at)
             {
               outline.cut(normal, at);
               return !outline.corners().empty();
             });
  bool found = false;
  for(const Vec3& p : outline.corners())
    if(const double depth = depthOf(p); depth >= 0)
    {
      visit(p, depth);
      found = true;
    }
  // What is nearly flat stands on more corners than those of one face.
  for(std::size_t i = 0; i < other.vertexCount() && !isLying; ++i)
  {
    const Vec3 p = otherInOwner * other.vertex(i);
    const double depth = depthOf(p);
    if(depth < 0 || opposite.offset - opposite.normal.dot(other.vertex(i)) <= 0 || isBeside(owner, face, p))
      continue;
    visit(p, depth);
    found = true;
  }
  if(found)
    return;
  const Vec3 p = otherInOwner * other.farthest(-direction);
  visit(p, std::max(depthOf(p), 0.));
}

/// The points of two lines that are nearest to each other, each within its edge: their middle.
Vec3 middleOf(const Vec3& a, const Vec3& alongA, const Vec3& b, const Vec3& alongB)
{
  const Vec3 between = a - b;
  const double aa = alongA.squaredNorm(), bb = alongB.squaredNorm(), ab = alongA.dot(alongB);
  const double da = alongA.dot(between), db = alongB.dot(between);
  const double square = aa * bb - ab * ab;
  const double s = square > 1e-12 * aa * bb ? std::clamp((ab * db - bb * da) / square, 0., 1.) : 0.5;
  const double t = bb > 0 ? std::clamp((ab * s + db) / bb, 0., 1.) : 0;
  return (a + s * alongA + b + t * alongB) / 2;
}

} // namespace

void touchPlane(const Polytope& solid, const Placement& place, const Plane& plane, ContactSet& contacts)
{
  const Vec3 normal = place.rotation.transpose() * plane.normal;
  const double offset = plane.offset - plane.normal.dot(place.position);
  if(solid.least(normal) > offset)
    return;
  for(std::size_t i = 0; i < solid.vertexCount(); ++i)
    if(const double depth = offset - normal.dot(solid.vertex(i)); depth >= 0)
      contacts.add(place * solid.vertex(i), plane.normal, depth);
}

void touchSolid(const Polytope& first, const Placement& at, const Polytope& second, const Placement& secondAt,
                ContactSet& contacts)
{
  const Placement place = secondAt.seenFrom(at);
  if(areApart(first, second, place))
    return;
  if(const auto separation = separationOf(first, second, place, second.faces().size()))
    addContacts(first, at, second, place, *separation, contacts);
}

void addContacts(const Polytope& first, const Placement& at, const Polytope& second, const Placement& secondInFirst,
                 const Separation& separation, ContactSet& contacts)
{
  const Vec3 normal = at.rotation * -separation.normal;
  switch(separation.by)
  {
  case Separation::By::FirstFace:
    visitBelowFace(first, separation.first, second, secondInFirst,
                   [&](const Vec3& p, double depth) { contacts.add(at * p, normal, depth); });
    return;
  case Separation::By::SecondFace:
    visitBelowFace(second, separation.second, first, Placement().seenFrom(secondInFirst),
                   [&](const Vec3& p, double depth) { contacts.add(at * (secondInFirst * p), normal, depth); });
    return;
  case Separation::By::Edges:
    break;
  }
  const Polytope::Edge& a = first.edges()[separation.first];
  const Polytope::Edge& b = second.edges()[separation.second];
  const Vec3 from = first.vertex(a.from), secondFrom = secondInFirst * second.vertex(b.from);
  contacts.add(
      at * middleOf(from, first.vertex(a.to) - from, secondFrom, secondInFirst * second.vertex(b.to) - secondFrom),
      normal, separation.depth);
}

} // namespace sparkwright::physics
