#include "core/world/manipulation/Standing.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr float gap = 0.0005f;    // m, left below what is placed.
constexpr float farthestRoom = 2; // m: how far from the wanted place room is looked for.
constexpr float ringStep = 0.08f; // m

Mat4f shift(const Vec3f& by)
{
  Mat4f m = Mat4f::Identity();
  setTranslation(m, by);
  return m;
}

/// Of what lies below the thing, or up to its own height.
float groundBelow(const Standable& thing, const Vec3f& place)
{
  const physics::Box3 box = thing.bounds();
  const auto height = thing.groundBelow({place.x(), place.y(), std::max(box.max.z(), 0.01)});
  return static_cast<float>(height.value_or(box.min.z()));
}

} // namespace

bool stand(Standable& thing, const Mat4f& pose, const StandingPlace& place)
{
  Vec3f target(place.position.x(), place.position.y(), 0);
  target.z() = place.height ? *place.height : groundBelow(thing, target);
  Mat4f motion = shift(-translation(pose));
  if(place.turn != 0)
    motion = multiply(rotationZ(place.turn), motion);
  thing.move(motion);
  // On its feet, and from there in growing circles to where there is room.
  const float lift = gap - static_cast<float>(thing.bounds().min.z());
  Vec3f at = target + Vec3f(0, 0, lift);
  thing.move(shift(at));
  for(int ring = 0; !thing.isFree(); ++ring)
  {
    const float radius = static_cast<float>(ring + 1) * ringStep;
    if(radius > farthestRoom)
    {
      thing.move(multiply(pose, rigidInverse(multiply(shift(at), multiply(motion, pose)))));
      return false;
    }
    const int count = 6 * (ring + 1);
    bool found = false;
    for(int i = 0; i < count && !found; ++i)
    {
      const float angle = static_cast<float>(2 * M_PI * i / count);
      const Vec3f next = target + Vec3f(radius * std::cos(angle), radius * std::sin(angle), lift);
      thing.move(shift(next - at));
      at = next;
      found = thing.isFree();
    }
    if(found)
      break;
  }
  return true;
}

} // namespace sparkwright
