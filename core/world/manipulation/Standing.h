#pragma once

#include "core/object/Math.h"
#include "physics/Shape.h"

#include <optional>

namespace sparkwright
{

/// Something that can be stood on the ground: a thing of a World, or a copy of it that only shows where it would stand.
/// World axes, metres.
class Standable
{
public:
  /// pose := motion · pose
  virtual void move(const Mat4f& motion) = 0;
  virtual physics::Box3 bounds() const = 0;
  /// Whether it reaches into nothing else, but for what it merely stands on.
  virtual bool isFree() const = 0;
  /// The height of what does not move at most deepestGround below a point; nothing if there is none.
  virtual std::optional<double> groundBelow(const physics::Vec3& from) const = 0;

protected:
  ~Standable() = default;
};

/// Shapes that stand on each other reach into each other by up to this much, m.
constexpr double touchingDepth = 0.001;
constexpr double deepestGround = 1000; // m

struct StandingPlace
{
  Eigen::Vector2f position = Eigen::Vector2f::Zero();
  std::optional<float> height{}; ///< Nothing: on what is below.
  float turn = 0;                ///< About z, radians.
};

/// Stands a thing at a place, or where there is room within 2 m of it.
/// @param pose  that it has; this point comes to the place
/// @return false if there is no room: it is where it was then
bool stand(Standable& thing, const Mat4f& pose, const StandingPlace& place);

} // namespace sparkwright
