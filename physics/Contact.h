#pragma once

#include "physics/Types.h"

#include <span>

namespace sparkwright::physics
{

class Shape;

struct ContactPoint
{
  Vec3 position; ///< World, metres.
  Vec3 normal;   ///< Unit length, into the first shape.
  double depth;  ///< Penetration, metres.
};

/// How two surfaces act on each other. A value counts only when its mode is on; friction is isotropic.
struct Surface
{
  bool bounceMode = false;
  bool softErpMode = false;
  bool softCfmMode = false;
  bool slipMode = false;
  double mu = 0; ///< Coulomb friction coefficient, may be infinity.
  double bounce = 0;
  double bounceVelocity = 0; ///< m/s
  double softErp = 0;
  double softCfm = 0;
  double slip = 0;
};

/// What a contact did in the last step.
struct ContactForce
{
  Vec3 position; ///< World, metres.
  Vec3 force;    ///< On the body of the first shape, N, world axes.
};

/// Identifies a contact joint until World::clearContacts().
using ContactId = int;

/// Makes contact joints for the pair at hand, in the order of the calls.
class ContactMaker
{
public:
  /// Adds a contact joint between the bodies of the pair's shapes.
  /// @param measure  keep the force for World::contactForce()
  virtual ContactId add(const ContactPoint& point, const Surface& surface, bool measure) = 0;

protected:
  ~ContactMaker() = default;
};

/// Decides what happens to shapes that touch.
class CollisionListener
{
public:
  virtual ~CollisionListener() = default;

  /// Asked before the exact test of two shapes of which at least one has a body, and whose bodies are not joined.
  virtual bool wantsPair(Shape& first, Shape& second) = 0;

  /// 1 to 4 points at which the pair touches.
  virtual void touched(Shape& first, Shape& second, std::span<const ContactPoint> points, ContactMaker& maker) = 0;
};

} // namespace sparkwright::physics
