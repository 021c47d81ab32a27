#include "PhysicsSupport.h"

#include <cmath>
#include <limits>

namespace sparkwright::physics
{

TouchAll::TouchAll() { surface.mu = std::numeric_limits<double>::infinity(); }

bool TouchAll::wantsPair(Shape&, Shape&)
{
  ++pairs;
  return true;
}

void TouchAll::touched(Shape& a, Shape& b, std::span<const ContactPoint> touching, ContactMaker& maker)
{
  first = &a;
  second = &b;
  for(const ContactPoint& point : touching)
  {
    points.push_back(point);
    if(contacts)
      made.push_back(maker.add(point, surface, measure));
  }
}

void TouchAll::reset()
{
  pairs = 0;
  made.clear();
  points.clear();
  first = second = nullptr;
}

void run(World& world, Space& space, TouchAll& listener, int count)
{
  for(int i = 0; i < count; ++i)
  {
    listener.reset();
    world.clearContacts();
    world.collide(space, listener);
    world.step(stepSize);
  }
}

Thing boxThing(World& world, Space& space, double mass, const Vec3& lengths, const Vec3& position)
{
  Thing thing{world.createBody(), world.createBox()};
  thing.body->setPosition(position);
  thing.body->setMass(Mass::boxTotal(mass, lengths));
  thing.shape->addTo(space);
  thing.shape->setBody(thing.body.get());
  thing.shape->setLengths(lengths);
  return thing;
}

Thing sphereThing(World& world, Space& space, double mass, double radius, const Vec3& position)
{
  Thing thing{world.createBody(), world.createSphere()};
  thing.body->setPosition(position);
  thing.body->setMass(Mass::sphereTotal(mass, radius));
  thing.shape->addTo(space);
  thing.shape->setBody(thing.body.get());
  thing.shape->setRadius(radius);
  return thing;
}

Mat3 rotationAbout(int axis, double radians)
{
  const int i = (axis + 1) % 3;
  const int j = (axis + 2) % 3;
  Mat3 r = Mat3::Identity();
  r(i, i) = r(j, j) = std::cos(radians);
  r(j, i) = std::sin(radians);
  r(i, j) = -r(j, i);
  return r;
}

} // namespace sparkwright::physics
