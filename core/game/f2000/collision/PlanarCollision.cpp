#include "core/game/f2000/collision/PlanarCollision.h"

#include <Eigen/Core>
#include <Eigen/LU>

#include <cmath>

namespace sparkwright::f2000
{

namespace
{

using Vec = Eigen::Vector2d;
using Mat = Eigen::Matrix2d;

/// A body in the frame of the contact: the origin where they touch, x along the normal.
struct Seen
{
  Vec centre;
  Vec velocity;
  double omega, byMass, byInertia;

  Seen(const PlanarBody& body, const PlanarContact& contact, const Mat& toContact)
      : centre(toContact * Vec(body.x - contact.x, body.y - contact.y)),
        velocity(toContact * Vec(body.velocity.vx, body.velocity.vy)), omega(body.velocity.omega),
        byMass(1 / body.mass), byInertia(1 / body.inertia)
  {
  }

  /// Velocity of its point that touches.
  Vec atContact() const { return velocity + omega * Vec(centre.y(), -centre.x()); }
  /// How that velocity changes by an impulse there, per N·s.
  Mat yielding() const
  {
    Mat k = Mat::Identity() * byMass;
    const Vec lever(centre.y(), -centre.x());
    return k + byInertia * lever * lever.transpose();
  }
  void push(const Vec& impulse)
  {
    velocity += byMass * impulse;
    omega += byInertia * Vec(centre.y(), -centre.x()).dot(impulse);
  }
};

Twist inWorld(const Seen& seen, const Mat& toContact)
{
  const Vec velocity = toContact.transpose() * seen.velocity;
  return {velocity.x(), velocity.y(), seen.omega};
}

} // namespace

bool collide(PlanarBody& first, PlanarBody& second, const PlanarContact& contact)
{
  Mat toContact;
  const double c = std::cos(contact.normal), s = std::sin(contact.normal);
  toContact << c, s, -s, c;
  Seen a(first, contact, toContact), b(second, contact, toContact);
  const Vec closing = a.atContact() - b.atContact();
  const Mat yielding = a.yielding() + b.yielding();
  if(closing.x() >= 0 || yielding(0, 0) <= 0)
    return false;
  // Without friction; then what is still missing to what the friction leaves of sliding.
  Vec impulse(-(1 + contact.restitution) * closing.x() / yielding(0, 0), 0);
  if(contact.stickiness > 0 && yielding.determinant() > 0)
  {
    const double sliding = (closing + yielding * impulse).y();
    impulse += yielding.inverse() * Vec(0, -contact.stickiness * sliding);
  }
  a.push(impulse);
  b.push(-impulse);
  first.velocity = inWorld(a, toContact);
  second.velocity = inWorld(b, toContact);
  return true;
}

} // namespace sparkwright::f2000
