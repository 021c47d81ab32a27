#pragma once

#include "physics/Body.h"
#include "physics/Space.h"
#include "physics/World.h"

#include <limits>
#include <memory>
#include <vector>

namespace sparkwright::physics
{

/// Makes a contact with one surface of everything that touches, and remembers what it saw.
class TouchAll : public CollisionListener
{
public:
  Surface surface;
  bool measure = false;
  bool contacts = true; ///< False: looks only.
  int pairs = 0;
  std::vector<ContactId> made;
  std::vector<ContactPoint> points;
  Shape* first = nullptr;
  Shape* second = nullptr;

  TouchAll();
  bool wantsPair(Shape& first, Shape& second) override;
  void touched(Shape& first, Shape& second, std::span<const ContactPoint> points, ContactMaker& maker) override;
  void reset();
};

constexpr double stepSize = 0.02;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Clears contacts, collides and steps `count` times.
void run(World& world, Space& space, TouchAll& listener, int count);

/// A body with a shape on it, in this order of destruction.
struct Thing
{
  std::unique_ptr<Body> body;
  std::unique_ptr<Shape> shape;
};

Thing boxThing(World& world, Space& space, double mass, const Vec3& lengths, const Vec3& position);
Thing sphereThing(World& world, Space& space, double mass, double radius, const Vec3& position);

/// Rotation about one of the axes x, y, z (0, 1, 2).
Mat3 rotationAbout(int axis, double radians);

} // namespace sparkwright::physics
