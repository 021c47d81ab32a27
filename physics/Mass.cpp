#include "physics/Mass.h"

#include "physics/OdeHandles.h"

#include <Eigen/Eigenvalues>

namespace sparkwright::physics
{

namespace
{

dMass engineMass(const Mass& mass)
{
  dMass m;
  dMassSetZero(&m);
  m.mass = mass.mass;
  for(int i = 0; i < 3; ++i)
    m.c[i] = mass.centre[i];
  toOde(mass.inertia, m.I);
  return m;
}

Mass fromOde(const dMass& m) { return {m.mass, toVec3(m.c), toMat3(m.I)}; }

bool isAmount(double amount) { return amount >= 1 / massLimit && amount <= massLimit; }

/// Fills a mass by an engine function, or leaves it zero if a size or amount makes no sense.
template<class Set, class... Sizes>
Mass solid(Set set, double amount, Sizes... sizes)
{
  dMass m;
  dMassSetZero(&m);
  if(isAmount(amount) && (isSize(sizes) && ...))
    set(&m, amount, sizes...);
  return fromOde(m);
}

constexpr int alongZ = 3;

} // namespace

Mass Mass::sphere(double density, double radius) { return solid(dMassSetSphere, density, radius); }

Mass Mass::sphereTotal(double mass, double radius) { return solid(dMassSetSphereTotal, mass, radius); }

Mass Mass::box(double density, const Vec3& lengths)
{
  return solid(dMassSetBox, density, lengths.x(), lengths.y(), lengths.z());
}

Mass Mass::boxTotal(double mass, const Vec3& lengths)
{
  return solid(dMassSetBoxTotal, mass, lengths.x(), lengths.y(), lengths.z());
}

Mass Mass::cylinder(double density, double radius, double length)
{
  return solid([](dMass* m, double d, double r, double l) { dMassSetCylinder(m, d, alongZ, r, l); }, density, radius,
               length);
}

Mass Mass::cylinderTotal(double mass, double radius, double length)
{
  return solid([](dMass* m, double t, double r, double l) { dMassSetCylinderTotal(m, t, alongZ, r, l); }, mass, radius,
               length);
}

Mass Mass::capsule(double density, double radius, double length)
{
  return solid([](dMass* m, double d, double r, double l) { dMassSetCapsule(m, d, alongZ, r, l); }, density, radius,
               length);
}

Mass Mass::capsuleTotal(double mass, double radius, double length)
{
  return solid([](dMass* m, double t, double r, double l) { dMassSetCapsuleTotal(m, t, alongZ, r, l); }, mass, radius,
               length);
}

bool Mass::valid() const
{
  if(!isAmount(mass) || !within(centre, worldLimit) || !(inertia.cwiseAbs().maxCoeff() <= massLimit) ||
     !inertia.isApprox(inertia.transpose()))
    return false;
  // The engine inverts the tensor, so it must be positive definite, and not nearly singular.
  const Vec3 principal = Eigen::SelfAdjointEigenSolver<Mat3>(inertia, Eigen::EigenvaluesOnly).eigenvalues();
  return principal[0] > 1e-15 && principal[0] > 1e-12 * principal[2];
}

void Mass::adjust(double total)
{
  if(!isAmount(total) || !isAmount(mass))
    return;
  dMass m = engineMass(*this);
  dMassAdjust(&m, total);
  *this = fromOde(m);
}

void Mass::rotate(const Mat3& rotation)
{
  if(!isAmount(mass) || !rotation.allFinite())
    return;
  dMass m = engineMass(*this);
  dMatrix3 r;
  toOde(rotation, r);
  dMassRotate(&m, r);
  *this = fromOde(m);
}

void Mass::translate(const Vec3& offset)
{
  if(!isAmount(mass) || !isPlace(offset))
    return;
  dMass m = engineMass(*this);
  dMassTranslate(&m, offset.x(), offset.y(), offset.z());
  *this = fromOde(m);
}

void Mass::add(const Mass& other)
{
  if(!(mass + other.mass > 0) || !isAmount(other.mass))
    return;
  dMass m = engineMass(*this);
  const dMass o = engineMass(other);
  dMassAdd(&m, &o);
  *this = fromOde(m);
}

} // namespace sparkwright::physics
