#pragma once

#include "core/object/Math.h"
#include "physics/Shape.h"

#include <optional>

namespace sparkwright
{

/// A thing that can be put on the ground: of a World, or a copy that only answers where it would stand. World axes, m.
class Standable
{
public:
  /// pose := motion · pose
  virtual void move(const Mat4f& motion) = 0;
  virtual physics::Box3 bounds() const = 0;
  /// Whether it penetrates nothing deeper than touchingDepth.
  virtual bool isFree() const = 0;
  /// Height of static ground at most deepestGround below a point; nothing if there is none.
  virtual std::optional<double> groundBelow(const physics::Vec3& from) const = 0;

protected:
  ~Standable() = default;
};

/// Shapes that rest on each other penetrate by up to this depth, m.
constexpr double touchingDepth = 0.001;
constexpr double deepestGround = 1000; // m

struct StandingPlace
{
  Eigen::Vector2f position = Eigen::Vector2f::Zero();
  std::optional<float> height{}; ///< Of the ground, m; nothing: that of what is below.
  float turn = 0;                ///< About z, radians.
};

/// Puts a thing at a place, or at the nearest one with room within 2 m.
/// @param pose  its present pose; its origin is moved to the place
/// @return false if there is no room; the thing is then where it was
bool stand(Standable& thing, const Mat4f& pose, const StandingPlace& place);

} // namespace sparkwright
