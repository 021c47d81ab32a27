#pragma once

#include "physics/Types.h"

namespace sparkwright::physics
{

/// Mass, centre of mass and inertia tensor of a body, in the body's frame.
///
/// The static functions make homogeneous solids centred at the origin; cylinders and capsules lie along z, and a
/// capsule's length is without its caps. Sizes are metres, > 0; `mass` is kg and `density` kg/m³, > 0. For other
/// arguments they return zero mass, which is not valid(), and the modifiers below have no effect.
struct Mass
{
  double mass = 0;
  Vec3 centre = Vec3::Zero();
  Mat3 inertia = Mat3::Zero(); ///< kg·m² about the origin of the body frame.

  static Mass sphere(double density, double radius);
  static Mass sphereTotal(double mass, double radius);
  static Mass box(double density, const Vec3& lengths);
  static Mass boxTotal(double mass, const Vec3& lengths);
  static Mass cylinder(double density, double radius, double length);
  static Mass cylinderTotal(double mass, double radius, double length);
  static Mass capsule(double density, double radius, double length);
  static Mass capsuleTotal(double mass, double radius, double length);

  /// Whether it is valid for a body: mass from 1e-12 to 1e12 kg, inertia symmetric and positive definite.
  bool valid() const;

  /// Scales mass and inertia so that the mass becomes `total`.
  void adjust(double total);
  void rotate(const Mat3& rotation);
  void translate(const Vec3& offset);
  void add(const Mass& other);
};

} // namespace sparkwright::physics
