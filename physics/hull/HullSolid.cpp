#include "physics/hull/HullSolid.h"

#include "physics/hull/TriangleTree.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::physics
{

namespace
{

constexpr int sidesOfCylinder = 32;

/// A round solid, turned about its axis so that an edge of its prism looks along `direction`, world. Not if that looks
/// nearly along the axis: then the turn would be different in each step.
Placement turned(const HullSolid& solid, const Placement& at, const Vec3& direction)
{
  if(!solid.round)
    return at;
  const Vec3 local = at.rotation.transpose() * direction;
  const double across = std::hypot(local.x(), local.y());
  if(!(across > 0.05 * local.norm()))
    return at;
  Mat3 turn = Mat3::Identity();
  turn.topLeftCorner<2, 2>() << local.x() / across, -local.y() / across, local.y() / across, local.x() / across;
  return {at.rotation * turn, at.position};
}

bool areFar(const Polytope& a, const Placement& at, const Polytope& b, const Placement& bAt)
{
  const double reach = (a.size() + b.size()) / 2;
  const Vec3 middleA = at * ((a.low() + a.high()) / 2), middleB = bAt * ((b.low() + b.high()) / 2);
  return (middleA - middleB).squaredNorm() > reach * reach;
}

/// World direction from a point to the nearest place of a solid's surface.
Vec3 towards(const Polytope& solid, const Placement& at, const Vec3& point)
{
  return -(at.rotation * nearestTo(solid, at.inverse(point)).normal);
}

/// Of the surface of a cylinder to a point in its frame.
Nearest nearestToRound(const HullSolid& solid, const Vec3& point)
{
  const double across = std::hypot(point.x(), point.y());
  const Vec3 outside = across > 0 ? Vec3(point.x() / across, point.y() / across, 0) : Vec3(Vec3::UnitX());
  const Vec3 up(0, 0, point.z() < 0 ? -1 : 1);
  const double side = across - solid.radius, cap = std::abs(point.z()) - solid.length / 2;
  if(side <= 0 && cap <= 0)
    return side > cap ? Nearest{side, outside} : Nearest{cap, up};
  const Vec3 way = std::max(side, 0.) * outside + std::max(cap, 0.) * up;
  const double distance = way.norm();
  return {distance, way / distance};
}

/// Two cylinders that touch at their sides. @return false, without effect, if an end may be where they touch
bool touchSides(const HullSolid& first, const Placement& at, const HullSolid& second, const Placement& secondAt,
                ContactSet& contacts)
{
  const Vec3 a = at.rotation.col(2), b = secondAt.rotation.col(2), between = secondAt.position - at.position;
  const double cosine = a.dot(b), square = 1 - cosine * cosine;
  const auto add = [&](double onFirst, double onSecond)
  {
    const Vec3 p = at.position + onFirst * a, way = secondAt.position + onSecond * b - p;
    const double distance = way.norm(), depth = first.radius + second.radius - distance;
    if(depth >= 0 && distance > 0)
      contacts.add(p + (first.radius - depth / 2) / distance * way, -way / distance, depth);
  };
  const double reach = std::max(first.radius, second.radius); // Deeper than this, ends matter.
  if(square < 0.01)                                           // 6°: they may lie along each other.
  {
    // The part of the first axis beside which the second one is.
    const double middle = between.dot(a);
    const double low = std::max(-first.length / 2, middle - second.length / 2);
    const double high = std::min(first.length / 2, middle + second.length / 2);
    if((between - middle * a).norm() < reach ||
       high - low < first.radius + second.radius - (between - middle * a).norm())
      return false;
    for(const double t : {low, high})
      add(t, (t - middle) * cosine);
    return true;
  }
  const double s = (between.dot(a) - cosine * between.dot(b)) / square,
               t = (cosine * between.dot(a) - between.dot(b)) / square;
  const double distance = (between + t * b - s * a).norm();
  if(std::abs(s) > first.length / 2 || std::abs(t) > second.length / 2 || distance < reach)
    return false;
  add(s, t);
  return true;
}

/// Contacts of solids that may be round: what presses on a side of the prism presses on the round side that it stands
/// for.
void addRound(const Polytope& first, const Placement& at, const Polytope& second, const Placement& secondInFirst,
              const Separation& separation, ContactSet& contacts)
{
  const bool ofFirst = separation.by == Separation::By::FirstFace && separation.first < first.sides();
  const bool ofSecond = separation.by == Separation::By::SecondFace && separation.second < second.sides();
  if(!ofFirst && !ofSecond)
    return addContacts(first, at, second, secondInFirst, separation, contacts);
  ContactSet flat;
  addContacts(first, at, second, secondInFirst, separation, flat);
  const Placement owner = ofFirst ? at : Placement{at.rotation * secondInFirst.rotation, at * secondInFirst.position};
  const double radius = (ofFirst ? first : second).vertex(0).head<2>().norm();
  for(const ContactSet::Point& p : flat.points())
  {
    Vec3 outside = owner.inverse(p.position);
    outside.z() = 0;
    const double distance = outside.norm();
    if(distance > 0.1 * radius && distance <= radius)
      contacts.add(p.position, owner.rotation * outside / (ofFirst ? -distance : distance), radius - distance);
    else
      contacts.add(p.position, p.normal, p.depth);
  }
}

/// One piece of each, of which at least one is round: turned once by a guess, and again by what was found.
void touchRound(const HullSolid& first, const Polytope& a, const Placement& at, const HullSolid* second,
                const Polytope& b, const Placement& secondAt, ContactSet& contacts)
{
  Placement aAt = turned(first, at, towards(b, secondAt, at.position));
  Placement bAt = second ? turned(*second, secondAt, towards(a, aAt, secondAt.position)) : secondAt;
  Placement place = bAt.seenFrom(aAt);
  if(areApart(a, b, place))
    return;
  auto separation = separationOf(a, b, place, b.faces().size());
  if(!separation)
    return;
  const Vec3 normal = aAt.rotation * separation->normal;
  aAt = turned(first, at, normal);
  bAt = second ? turned(*second, secondAt, -normal) : secondAt;
  place = bAt.seenFrom(aAt);
  separation = separationOf(a, b, place, b.faces().size());
  if(separation)
    addRound(a, aAt, b, place, *separation, contacts);
}

/// Where a round solid can touch a plane: the lowest points of both caps and, if it nearly stands, points around them.
void touchPlaneRound(const HullSolid& solid, const Placement& at, const Plane& plane, ContactSet& contacts)
{
  const Vec3 local = at.rotation.transpose() * plane.normal;
  const double across = std::hypot(local.x(), local.y());
  const auto add = [&](const Vec3& point)
  {
    const Vec3 p = at * point;
    if(const double depth = plane.offset - plane.normal.dot(p); depth >= 0)
      contacts.add(p, plane.normal, depth);
  };
  for(const double z : {-solid.length / 2, solid.length / 2})
  {
    if(across > 0.05)
      add({-solid.radius * local.x() / across, -solid.radius * local.y() / across, z});
    if(across > 0.5)
      continue;
    constexpr int around = 8;
    const Polytope& prism = solid.pieces.front();
    for(std::size_t i = 0; i < sidesOfCylinder; i += sidesOfCylinder / around)
      add({prism.vertex(i).x(), prism.vertex(i).y(), z});
  }
}

/// Whether a contact with the normal `out`, away from the mesh, at an edge of a triangle can be: not if the surface
/// goes on there, for what lies on that cannot reach the edge.
bool isFree(const TriangleTree& mesh, const TriangleTree::Triangle& triangle, std::size_t edge, bool behind,
            const Vec3& out)
{
  using Bend = TriangleTree::Bend;
  const Bend bend = triangle.bends[edge];
  if(bend == Bend::Border)
    return true;
  if(bend == Bend::Flat || (bend == Bend::Convex) == behind)
    return false;
  const Vec3 along = mesh.vertex(triangle.corners[(edge + 1) % 3]) - mesh.vertex(triangle.corners[edge]);
  const Vec3& beyond = mesh.triangle(static_cast<std::size_t>(triangle.neighbours[edge])).normal;
  const double slack = 1e-3 * along.norm();
  return out.dot(along.cross(triangle.normal)) > -slack && out.dot(beyond.cross(along)) > -slack;
}

/// The edge of a triangle that lies farthest along a direction.
std::size_t edgeAlong(const TriangleTree& mesh, const TriangleTree::Triangle& triangle, const Vec3& direction)
{
  std::size_t lowest = 0;
  double least = std::numeric_limits<double>::infinity();
  for(std::size_t i = 0; i < 3; ++i)
    if(const double d = direction.dot(mesh.vertex(triangle.corners[i])); d < least)
    {
      least = d;
      lowest = i;
    }
  return (lowest + 1) % 3;
}

void touchTriangle(const HullSolid& solid, const Polytope& piece, const Placement& at, const TriangleTree& mesh,
                   const Placement& meshAt, std::size_t index, ContactSet& contacts)
{
  thread_local Polytope flat = Polytope::triangle(Vec3::Zero(), Vec3::UnitX(), Vec3::UnitY());
  const TriangleTree::Triangle& triangle = mesh.triangle(index);
  flat.setTriangle(mesh.vertex(triangle.corners[0]), mesh.vertex(triangle.corners[1]),
                   mesh.vertex(triangle.corners[2]));
  const bool isAbove = triangle.normal.dot(meshAt.inverse(at.position) - flat.vertex(0)) >= 0;
  Placement pieceAt = turned(solid, at, meshAt.rotation * (isAbove ? Vec3(-triangle.normal) : triangle.normal));
  Placement place = meshAt.seenFrom(pieceAt);
  if(areApart(piece, flat, place))
    return;
  const std::size_t faces = mesh.isClosed() ? 1 : 2;
  auto separation = separationOf(piece, flat, place, faces);
  if(separation && solid.round && separation->by != Separation::By::SecondFace)
  {
    pieceAt = turned(solid, at, pieceAt.rotation * separation->normal);
    place = meshAt.seenFrom(pieceAt);
    separation = separationOf(piece, flat, place, faces);
  }
  if(!separation)
    return;
  if(separation->by != Separation::By::SecondFace)
  {
    const Vec3 out = -(place.rotation.transpose() * separation->normal);
    const bool behind = faces == 2 && triangle.normal.dot(place.inverse(piece.centre()) - flat.vertex(0)) < 0;
    constexpr double alike = 0.9998; // 1°
    const bool isFlat = std::abs(out.dot(triangle.normal)) > alike;
    if(!isFlat && !isFree(mesh, triangle, edgeAlong(mesh, triangle, out), behind, out))
      return;
  }
  addRound(piece, pieceAt, flat, place, *separation, contacts);
}

} // namespace

HullSolid HullSolid::cylinder(double radius, double length)
{
  HullSolid made;
  made.pieces.push_back(Polytope::regularPrism(radius, length, sidesOfCylinder));
  made.round = true;
  made.radius = radius;
  made.length = length;
  return made;
}

void HullSolid::bounds(const Placement& place, Vec3& low, Vec3& high) const
{
  low = Vec3::Constant(std::numeric_limits<double>::infinity());
  high = -low;
  if(round)
  {
    const Vec3 axis = place.rotation.col(2);
    const Vec3 half = length / 2 * axis.cwiseAbs() + radius * (1 - axis.array().square()).max(0).sqrt().matrix();
    low = place.position - half;
    high = place.position + half;
    return;
  }
  for(const Polytope& piece : pieces)
    for(int i = 0; i < 3; ++i)
    {
      const Vec3 direction = place.rotation.row(i);
      low[i] = std::min(low[i], piece.least(direction) + place.position[i]);
      high[i] = std::max(high[i], piece.greatest(direction) + place.position[i]);
    }
}

void touchPlane(const HullSolid& solid, const Placement& at, const Plane& plane, ContactSet& contacts)
{
  if(solid.round)
    return touchPlaneRound(solid, at, plane, contacts);
  for(const Polytope& piece : solid.pieces)
    touchPlane(piece, at, plane, contacts);
}

void touchSolid(const HullSolid& first, const Placement& at, const HullSolid& second, const Placement& secondAt,
                ContactSet& contacts)
{
  for(const Polytope& a : first.pieces)
    for(const Polytope& b : second.pieces)
    {
      if(areFar(a, at, b, secondAt))
        continue;
      if(first.round && second.round && touchSides(first, at, second, secondAt, contacts))
        continue;
      if(first.round || second.round)
        touchRound(first, a, at, &second, b, secondAt, contacts);
      else
        touchSolid(a, at, b, secondAt, contacts);
    }
}

void touchPolytope(const HullSolid& first, const Placement& at, const Polytope& second, const Placement& secondAt,
                   ContactSet& contacts)
{
  for(const Polytope& a : first.pieces)
  {
    if(areFar(a, at, second, secondAt))
      continue;
    if(first.round)
      touchRound(first, a, at, nullptr, second, secondAt, contacts);
    else
      touchSolid(a, at, second, secondAt, contacts);
  }
}

void touchTriangles(const HullSolid& solid, const Placement& at, const TriangleTree& mesh, const Placement& meshAt,
                    ContactSet& contacts)
{
  mesh.prepare();
  const Placement place = at.seenFrom(meshAt);
  for(const Polytope& piece : solid.pieces)
  {
    HullSolid const* const whole = &solid;
    Vec3 low, high;
    if(solid.round)
      whole->bounds(place, low, high);
    else
      for(int i = 0; i < 3; ++i)
      {
        const Vec3 direction = place.rotation.row(i);
        low[i] = piece.least(direction) + place.position[i];
        high[i] = piece.greatest(direction) + place.position[i];
      }
    mesh.visit(low, high, [&](std::size_t i) { touchTriangle(solid, piece, at, mesh, meshAt, i, contacts); });
  }
}

void touchBall(const HullSolid& solid, const Placement& at, const Vec3& centre, double radius, ContactSet& contacts)
{
  if(solid.round)
  {
    const Nearest nearest = nearestToRound(solid, at.inverse(centre));
    const Vec3 normal = at.rotation * nearest.normal;
    if(nearest.distance <= radius)
      contacts.add(centre - (radius + nearest.distance) / 2 * normal, -normal, radius - nearest.distance);
    return;
  }
  for(const Polytope& piece : solid.pieces)
    touchBall(piece, at, centre, radius, contacts);
}

void touchCapsule(const HullSolid& solid, const Placement& at, const Vec3& from, const Vec3& to, double radius,
                  ContactSet& contacts)
{
  Placement place = at;
  if(solid.round)
  {
    // Towards the point of the capsule's axis that is nearest to the cylinder's.
    const Vec3 axis = at.rotation.col(2), along = to - from, across = along - along.dot(axis) * axis;
    const double square = across.squaredNorm();
    const double t =
        square > 1e-12 * along.squaredNorm() ? std::clamp((at.position - from).dot(across) / square, 0., 1.) : 0.5;
    place = turned(solid, at, from + t * along - at.position);
  }
  for(const Polytope& piece : solid.pieces)
    touchCapsule(piece, place, from, to, radius, contacts);
}

std::optional<RayTouch> touchRay(const HullSolid& solid, const Placement& at, const Vec3& origin, const Vec3& along,
                                 double length)
{
  std::optional<RayTouch> nearest;
  Placement place = at;
  if(solid.round)
  {
    // Turned to where an endless cylinder is met, an edge of the prism is there; a cap is met in any case.
    const Vec3 o = at.inverse(origin), d = at.rotation.transpose() * along;
    const double a = d.x() * d.x() + d.y() * d.y(), b = o.x() * d.x() + o.y() * d.y();
    const double c = o.x() * o.x() + o.y() * o.y() - solid.radius * solid.radius;
    if(const double root = b * b - a * c; a > 1e-12 && root >= 0)
    {
      const double t = c > 0 ? (-b - std::sqrt(root)) / a : (-b + std::sqrt(root)) / a;
      const Vec3 p = o + t * d;
      if(t >= 0 && t <= length && std::abs(p.z()) <= solid.length / 2)
      {
        const Vec3 normal = at.rotation * Vec3(p.x(), p.y(), 0).normalized();
        return RayTouch{t, c > 0 ? normal : Vec3(-normal)};
      }
    }
  }
  for(const Polytope& piece : solid.pieces)
    if(const auto touch = touchRay(piece, place, origin, along, length);
       touch && !(nearest && nearest->distance <= touch->distance))
      nearest = touch;
  return nearest;
}

double depthOf(const HullSolid& solid, const Placement& at, const Vec3& point)
{
  double deepest = -std::numeric_limits<double>::infinity();
  const Vec3 local = at.inverse(point);
  if(solid.round)
    return -nearestToRound(solid, local).distance;
  for(const Polytope& piece : solid.pieces)
    deepest = std::max(deepest, -nearestTo(piece, local).distance);
  return deepest;
}

} // namespace sparkwright::physics
