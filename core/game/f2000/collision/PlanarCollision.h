#pragma once

#include "core/game/f2000/shape/Geometry.h"

namespace sparkwright::f2000
{

/// A rigid body in the plane.
struct PlanarBody
{
  double mass = 1;       ///< kg; infinity: nothing moves it.
  double inertia = 1;    ///< About its centre of mass, kg·m²; infinity: nothing turns it.
  double x = 0, y = 0;   ///< The centre of mass.
  Twist velocity{};      ///< Of the centre of mass, in the frame of x and y.
};

/// Two bodies touch.
struct PlanarContact
{
  double x = 0, y = 0;      ///< Where.
  double normal = 0;        ///< Direction from the second body to the first one, rad.
  double restitution = 0.5; ///< 0 … 1: which part of the closing speed becomes opening speed.
  double stickiness = 0;    ///< 0: without friction; 1: the points that touch do not slide; between: in proportion.
};

/// Changes the velocities of two bodies by one collision: both kinds of momentum are kept. Bodies that do not close
/// stay as they are.
///
/// The reference that physics is compared with, not a part of it: for a single contact only.
/// @return whether they closed
bool collide(PlanarBody& first, PlanarBody& second, const PlanarContact& contact);

} // namespace sparkwright::f2000
