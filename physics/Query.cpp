#include "physics/OdeHandles.h"

#include <algorithm>

// Questions about what is where. They make no contacts.

namespace sparkwright::physics
{

namespace
{

constexpr int mostContacts = 8; // Of two shapes that are asked about.

/// Tests one shape against all others of a space and its inner spaces.
template<class Found>
class Probe
{
public:
  Probe(const std::function<bool(const Shape&)>& wanted, Found found) : wanted_(wanted), found_(std::move(found)) {}

  void against(dGeomID space, dGeomID geom) { dSpaceCollide2(geom, space, this, near); }

private:
  static void near(void* self, dGeomID first, dGeomID second) { static_cast<Probe*>(self)->pair(first, second); }

  void pair(dGeomID first, dGeomID second)
  {
    if(dGeomIsSpace(first) || dGeomIsSpace(second))
    {
      dSpaceCollide2(first, second, this, near);
      return;
    }
    // Which of the two is ours the engine does not say; ours has no Shape that is asked about.
    for(const dGeomID other : {first, second})
      if(auto* const shape = static_cast<Shape*>(dGeomGetData(other)); shape && (!wanted_ || wanted_(*shape)))
      {
        dContactGeom contacts[mostContacts];
        const int count = dCollide(first, second, mostContacts, contacts, sizeof(dContactGeom));
        for(int i = 0; i < count; ++i)
          found_(*shape, contacts[i], other == first);
        return;
      }
  }

  const std::function<bool(const Shape&)>& wanted_;
  Found found_;
};

} // namespace

std::optional<RayHit> World::castRay(Space& root, const Vec3& origin, const Vec3& direction, double length,
                                     const std::function<bool(const Shape&)>& wanted)
{
  useEngine();
  if(!isPlace(origin) || !isDirection(direction) || !isSize(length))
    return std::nullopt;
  const Vec3 along = direction.normalized();
  const dGeomID ray = dCreateRay(nullptr, length);
  dGeomRaySet(ray, origin.x(), origin.y(), origin.z(), along.x(), along.y(), along.z());
  dGeomRaySetClosestHit(ray, 1);
  std::optional<RayHit> nearest;
  Probe probe(wanted,
              [&](Shape& shape, const dContactGeom& contact, bool)
              {
                const Vec3 at = toVec3(contact.pos);
                const double distance = (at - origin).dot(along);
                if(nearest && nearest->distance <= distance)
                  return;
                Vec3 normal = toVec3(contact.normal);
                if(normal.dot(along) > 0)
                  normal = -normal;
                nearest = RayHit{&shape, at, normal, distance};
              });
  probe.against(reinterpret_cast<dGeomID>(root.impl_->id), ray);
  dGeomDestroy(ray);
  return nearest;
}

double World::deepestOverlap(Space& root, const Shape& shape, const std::function<bool(const Shape&)>& wanted)
{
  useEngine();
  double deepest = 0;
  const std::function<bool(const Shape&)> others = [&](const Shape& other)
  { return &other != &shape && (!wanted || wanted(other)); };
  Probe probe(others, [&](Shape&, const dContactGeom& contact, bool) { deepest = std::max(deepest, contact.depth); });
  probe.against(reinterpret_cast<dGeomID>(root.impl_->id), shape.impl_->id);
  return deepest;
}

std::optional<double> distanceAlongRay(const Shape& shape, const Vec3& origin, const Vec3& direction, double length)
{
  useEngine();
  if(!isPlace(origin) || !isDirection(direction) || !isSize(length))
    return std::nullopt;
  const Vec3 along = direction.normalized();
  const dGeomID ray = dCreateRay(nullptr, length);
  dGeomRaySet(ray, origin.x(), origin.y(), origin.z(), along.x(), along.y(), along.z());
  dGeomRaySetClosestHit(ray, 1);
  std::optional<double> nearest;
  dContactGeom contacts[mostContacts];
  const int count = dCollide(Access::id(shape), ray, mostContacts, contacts, sizeof(dContactGeom));
  for(int i = 0; i < count; ++i)
  {
    const double distance = (toVec3(contacts[i].pos) - origin).dot(along);
    nearest = nearest ? std::min(*nearest, distance) : distance;
  }
  dGeomDestroy(ray);
  return nearest;
}

double overlap(const Shape& first, const Shape& second)
{
  useEngine();
  double deepest = 0;
  dContactGeom contacts[mostContacts];
  const int count = dCollide(Access::id(first), Access::id(second), mostContacts, contacts, sizeof(dContactGeom));
  for(int i = 0; i < count; ++i)
    deepest = std::max(deepest, contacts[i].depth);
  return deepest;
}

} // namespace sparkwright::physics
