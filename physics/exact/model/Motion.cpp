#include "physics/exact/model/Motion.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sparkwright::physics
{

namespace
{

/// Turns a tensor from the body's frame into the world's.
void turnTensor(const double* rotation, const double* tensor, double* world)
{
  dMatrix3 half{};
  dMultiply2_333(half, tensor, rotation);
  dMultiply0_333(world, rotation, half);
}

/// The torque by which a spinning body with unequal moments tumbles, from the spin at the end of the step, so that it
/// never gains energy (Lacoursière 2006).
void addGyroscopicTorque(double seconds, const Inertia& inertia, const double* rotation, StepBody& body)
{
  dMatrix3 tensor{};
  turnTensor(rotation, inertia.tensor.data(), tensor);
  dVector3 momentum{};
  dMultiply0_331(momentum, tensor, body.angularVelocity());
  dMatrix3 effective{};
  dSetCrossMatrixMinus(effective, momentum, 4);
  for(int i = 0; i < 12; ++i)
    effective[i] = effective[i] * seconds + tensor[i];
  dScaleVector3(momentum, 1.0 / seconds);
  dMatrix3 inverse{};
  if(dInvertMatrix3(inverse, effective) == 0)
    return;
  dMultiply0_333(effective, tensor, inverse);
  effective[0] -= 1;
  effective[5] -= 1;
  effective[10] -= 1;
  dVector3 torque{};
  dMultiply0_331(torque, effective, momentum);
  for(std::size_t i = 0; i < 3; ++i)
    body.torque[i] += torque[i];
}

} // namespace

StepBody beginMotion(const StepSettings& settings, dBodyID id, const Inertia& inertia)
{
  StepBody body;
  body.id = id;
  body.inverseMass = inertia.inverseMass;
  std::copy_n(dBodyGetForce(id), 3, body.force.begin());
  std::copy_n(dBodyGetTorque(id), 3, body.torque.begin());
  if(dBodyGetGravityMode(id))
    for(std::size_t i = 0; i < 3; ++i)
      if(settings.gravity[i] != 0)
        body.force[i] += inertia.mass * settings.gravity[i];
  const double* const rotation = body.rotation();
  turnTensor(rotation, inertia.inverse.data(), body.inverseInertia.data());
  if(dBodyGetGyroscopicMode(id) && inertia.inverseMass > 0)
    addGyroscopicTorque(settings.seconds, inertia, rotation, body);
  return body;
}

void setRate(const StepSettings& settings, StepBody& body)
{
  for(std::size_t i = 0; i < 3; ++i)
    body.rate[i] = body.force[i] * body.inverseMass + body.linearVelocity()[i] * settings.perSecond;
  dMultiply0_331(body.rate.data() + 3, body.inverseInertia.data(), body.torque.data());
  for(std::size_t i = 0; i < 3; ++i)
    body.rate[3 + i] += body.angularVelocity()[i] * settings.perSecond;
}

Moved move(const StepSettings& settings, const StepBody& body, const double* constraints)
{
  Moved moved;
  const double h = settings.seconds;
  const double perMass = h * body.inverseMass;
  double turning[3];
  for(std::size_t i = 0; i < 3; ++i)
  {
    const double force = constraints ? constraints[i] + body.force[i] : body.force[i];
    moved.linearVelocity[i] = body.linearVelocity()[i] + force * perMass;
    turning[i] = (constraints ? constraints[3 + i] + body.torque[i] : body.torque[i]) * h;
  }
  dVector3 spin{};
  std::copy_n(body.angularVelocity(), 3, spin);
  dMultiplyAdd0_331(spin, body.inverseInertia.data(), turning);
  std::copy_n(spin, 3, moved.angularVelocity.begin());

  for(std::size_t i = 0; i < 3; ++i)
    moved.position[i] = body.position()[i] + h * moved.linearVelocity[i];
  dQuaternion turn, change;
  std::copy_n(dBodyGetQuaternion(body.id), 4, turn);
  dDQfromW(change, spin, turn);
  for(int i = 0; i < 4; ++i)
    turn[i] += h * change[i];
  const double length = turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2] + turn[3] * turn[3];
  if(std::isfinite(length) && length > 0)
    dNormalize4(turn);
  else // The engine would end the program. As it is, Containment sees the spin, and puts the body back.
    std::copy_n(dBodyGetQuaternion(body.id), 4, turn);
  std::copy_n(turn, 4, moved.turn.begin());
  return moved;
}

void setMoved(dBodyID body, const Moved& moved)
{
  const auto overwrite = [](const dReal* engines, const double* values, std::size_t count)
  { std::memcpy(const_cast<dReal*>(engines), values, count * sizeof(double)); };
  overwrite(dBodyGetPosition(body), moved.position.data(), 3);
  overwrite(dBodyGetQuaternion(body), moved.turn.data(), 4);
  dMatrix3 rotation;
  dQtoR(moved.turn.data(), rotation);
  overwrite(dBodyGetRotation(body), rotation, 12);
  dBodySetLinearVel(body, moved.linearVelocity[0], moved.linearVelocity[1], moved.linearVelocity[2]);
  dBodySetAngularVel(body, moved.angularVelocity[0], moved.angularVelocity[1], moved.angularVelocity[2]);
  dBodySetForce(body, 0, 0, 0);
  dBodySetTorque(body, 0, 0, 0);
}

} // namespace sparkwright::physics
