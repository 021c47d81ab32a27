#include "physics/hull/Touch.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

// Balls, capsules and rays against convex solids.

namespace sparkwright::physics
{

namespace
{

/// A face's distance from what lies above it, and which it is.
struct Above
{
  const Polytope::Face* face = nullptr;
  double distance = -std::numeric_limits<double>::infinity();
};

/// The face above which the lower end of a line is highest.
Above highestAbove(const Polytope& solid, const Vec3& from, const Vec3& to)
{
  Above best;
  for(const Polytope::Face& face : solid.faces())
    if(const double d = std::min(face.normal.dot(from), face.normal.dot(to)) - face.offset; d > best.distance)
      best = {&face, d};
  return best;
}

bool isOver(const Polytope& solid, const Polytope::Face& face, const Vec3& point)
{
  const std::span<const std::uint32_t> ring = solid.corners(face);
  for(std::size_t i = 0; i < ring.size(); ++i)
  {
    const Vec3 a = solid.vertex(ring[i]), b = solid.vertex(ring[(i + 1) % ring.size()]);
    if((b - a).cross(face.normal).dot(point - a) > 0)
      return false;
  }
  return true;
}

/// The part of a line that is inside: begin and end as shares of its length. begin > end: none.
struct Inside
{
  double begin = 0, end = 1;
  const Polytope::Face* entered = nullptr;
  const Polytope::Face* left = nullptr;
};

Inside clip(const Polytope& solid, const Vec3& from, const Vec3& to)
{
  Inside inside;
  for(const Polytope::Face& face : solid.faces())
  {
    const double a = face.normal.dot(from) - face.offset, b = face.normal.dot(to) - face.offset;
    if(a > 0 && b > 0)
      return {1, 0};
    if(a > 0 && a / (a - b) > inside.begin)
    {
      inside.begin = a / (a - b);
      inside.entered = &face;
    }
    else if(b > 0 && a / (a - b) < inside.end)
    {
      inside.end = a / (a - b);
      inside.left = &face;
    }
    else if(a > 0 && !inside.entered)
      inside.entered = &face;
  }
  return inside;
}

/// Nearest points of the line between two points and an edge: the shortest way from the edge to the line.
struct Way
{
  double distance = std::numeric_limits<double>::infinity();
  Vec3 on, direction;
};

Way fromEdge(const Vec3& a, const Vec3& b, const Vec3& from, const Vec3& to)
{
  const Vec3 edge = b - a, line = to - from, between = a - from;
  const double ee = edge.squaredNorm(), ll = line.squaredNorm(), el = edge.dot(line);
  const double de = edge.dot(between), dl = line.dot(between);
  const double square = ee * ll - el * el;
  double s = square > 1e-12 * ee * ll ? std::clamp((el * dl - ll * de) / square, 0., 1.) : 0;
  const double t = ll > 0 ? std::clamp((el * s + dl) / ll, 0., 1.) : 0;
  s = ee > 0 ? std::clamp((el * t - de) / ee, 0., 1.) : 0;
  Way way;
  way.on = a + s * edge;
  way.direction = from + t * line - way.on;
  way.distance = way.direction.norm();
  return way;
}

/// The shortest way from the surface to a line that does not go inside.
Way shortestWay(const Polytope& solid, const Vec3& from, const Vec3& to)
{
  Way best;
  for(const Polytope::Face& face : solid.faces())
    for(const Vec3& end : {from, to})
      if(const double d = face.normal.dot(end) - face.offset; d > 0 && d < best.distance && isOver(solid, face, end))
        best = {d, end - d * face.normal, d * face.normal};
  for(const Polytope::Edge& edge : solid.edges())
    if(const Way way = fromEdge(solid.vertex(edge.from), solid.vertex(edge.to), from, to); way.distance < best.distance)
      best = way;
  return best;
}

/// Contacts at both ends of a line that lies along a face. @return false if it does not
bool lieAlong(const Polytope& solid, const Placement& place, const Polytope::Face& face, Vec3 from, Vec3 to,
              double radius, ContactSet& contacts)
{
  const Vec3 line = to - from;
  if(std::abs(face.normal.dot(line)) > 0.1 * line.norm())
    return false;
  double begin = 0, end = 1;
  const std::span<const std::uint32_t> ring = solid.corners(face);
  for(std::size_t i = 0; i < ring.size(); ++i)
  {
    const Vec3 a = solid.vertex(ring[i]), b = solid.vertex(ring[(i + 1) % ring.size()]);
    const Vec3 outside = (b - a).cross(face.normal);
    const double df = outside.dot(from - a), dt = outside.dot(to - a);
    if(df > 0 && dt > 0)
      return false;
    if(df > 0)
      begin = std::max(begin, df / (df - dt));
    else if(dt > 0)
      end = std::min(end, df / (df - dt));
  }
  if(begin >= end)
    return false;
  for(const double t : {begin, end})
  {
    const Vec3 p = from + t * line;
    const double depth = radius - (face.normal.dot(p) - face.offset);
    if(depth >= 0)
      contacts.add(place * (p - (radius - depth / 2) * face.normal), place.rotation * face.normal, depth);
  }
  return true;
}

} // namespace

Nearest nearestTo(const Polytope& solid, const Vec3& point)
{
  const Above above = highestAbove(solid, point, point);
  if(above.distance <= 0)
    return {above.distance, above.face->normal};
  const Way way = shortestWay(solid, point, point);
  return {way.distance, way.distance > 0 ? Vec3(way.direction / way.distance) : above.face->normal};
}

void touchBall(const Polytope& solid, const Placement& place, const Vec3& centre, double radius, ContactSet& contacts)
{
  const Vec3 point = place.inverse(centre);
  const Above above = highestAbove(solid, point, point);
  if(above.distance > radius)
    return;
  const Nearest nearest = nearestTo(solid, point);
  if(nearest.distance > radius)
    return;
  const Vec3 normal = place.rotation * nearest.normal;
  contacts.add(centre - (radius + nearest.distance) / 2 * normal, -normal, radius - nearest.distance);
}

void touchCapsule(const Polytope& solid, const Placement& place, const Vec3& fromWorld, const Vec3& toWorld,
                  double radius, ContactSet& contacts)
{
  const Vec3 from = place.inverse(fromWorld), to = place.inverse(toWorld);
  const Above above = highestAbove(solid, from, to);
  if(above.distance > radius)
    return;
  ContactSet found; // With normals out of the solid.
  const Inside inside = clip(solid, from, to);
  if(inside.begin <= inside.end)
  {
    if(!lieAlong(solid, place, *above.face, from, to, radius, found))
    {
      const Vec3 low = above.face->normal.dot(to - from) > 0 ? from : to;
      found.add(place * low, place.rotation * above.face->normal, radius - above.distance);
    }
  }
  else
  {
    const Way way = shortestWay(solid, from, to);
    if(way.distance > radius)
      return;
    const Vec3 normal = way.distance > 0 ? Vec3(way.direction / way.distance) : above.face->normal;
    const Polytope::Face& face = solid.faces()[solid.faceAgainst(-normal)];
    const bool flat = face.normal.dot(normal) > 0.99;
    if(!flat || !lieAlong(solid, place, face, from, to, radius, found))
      found.add(place * way.on, place.rotation * normal, radius - way.distance);
  }
  for(const ContactSet::Point& p : found.points())
    contacts.add(p.position, -p.normal, p.depth);
}

std::optional<RayTouch> touchRay(const Polytope& solid, const Placement& place, const Vec3& origin, const Vec3& along,
                                 double length)
{
  const Inside inside = clip(solid, place.inverse(origin), place.inverse(origin + length * along));
  if(inside.begin > inside.end)
    return std::nullopt;
  if(inside.entered)
    return RayTouch{inside.begin * length, place.rotation * inside.entered->normal};
  if(inside.left)
    return RayTouch{inside.end * length, -(place.rotation * inside.left->normal)};
  return std::nullopt; // All of it is inside.
}

} // namespace sparkwright::physics
