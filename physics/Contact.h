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

/// Contact parameters of two surfaces. A value is used only if its mode is on.
struct Surface
{
  bool bounceMode = false;
  bool softErpMode = false;
  bool softCfmMode = false;
  bool slipMode = false;
  /// Whether `mu` is Coulomb's coefficient of friction; else it is a limit of the force, N.
  bool coulombMode = false;
  double mu = 0; ///< May be infinity.
  /// With friction that depends on the direction: unit length, across the normal, world; `mu` holds along it, and
  /// `muAcross` at a right angle to it. Zero, the preset: `mu` in all directions.
  Vec3 along = Vec3::Zero();
  double muAcross = 0;
  double bounce = 0;
  double bounceVelocity = 0; ///< m/s
  double softErp = 0;
  double softCfm = 0;
  double slip = 0;
};

/// Force of a contact in the last step.
struct ContactForce
{
  Vec3 position; ///< World, metres.
  Vec3 force;    ///< On the body of the first shape, N, world axes.
};

/// Identifies a contact joint until World::clearContacts().
using ContactId = int;

/// Makes contact joints for the present pair, in order of the calls.
class ContactMaker
{
public:
  /// Adds a contact joint between the bodies of the pair's shapes.
  /// @param measure  keep the force for World::contactForce()
  virtual ContactId add(const ContactPoint& point, const Surface& surface, bool measure) = 0;

protected:
  ~ContactMaker() = default;
};

/// Handles shapes that touch.
class CollisionListener
{
public:
  virtual ~CollisionListener() = default;

  /// Whether to test a pair exactly. Called if at least one of the shapes has a body, and no joint connects the bodies.
  virtual bool wantsPair(Shape& first, Shape& second) = 0;

  /// Called for a pair that touches, with 1 to 4 contact points.
  virtual void touched(Shape& first, Shape& second, std::span<const ContactPoint> points, ContactMaker& maker) = 0;
};

} // namespace sparkwright::physics
