#include "physics/exact/model/Rows.h"

#include <cmath>

namespace sparkwright::physics
{

void StepBody::addForce(double x, double y, double z)
{
  force[0] += x;
  force[1] += y;
  force[2] += z;
}

void StepBody::addTorque(double x, double y, double z)
{
  torque[0] += x;
  torque[1] += y;
  torque[2] += z;
}

void LimitMotor::test(double position)
{
  if(position <= low)
  {
    stop = Stop::Low;
    excess = position - low;
  }
  else if(position >= high)
  {
    stop = Stop::High;
    excess = position - high;
  }
  else
    stop = Stop::None;
}

void LimitMotor::testAngle(double angle)
{
  if((low >= -M_PI || high <= M_PI) && low <= high)
    test(angle);
}

namespace
{

/// A motor that pushes against the stop, or away from it, is a force and no row: one row cannot be both.
void pushAtStop(const LimitMotor& motor, const StepJoint& joint, const double* axis, const double* decoupling,
                bool turns, std::span<StepBody> bodies)
{
  double force = motor.maxForce;
  if(motor.velocity > 0 || (motor.velocity == 0 && motor.stop == LimitMotor::Stop::High))
    force = -force;
  const bool away = (motor.stop == LimitMotor::Stop::Low && motor.velocity > 0) ||
                    (motor.stop == LimitMotor::Stop::High && motor.velocity < 0);
  if(away)
    force *= motor.fudge;
  const double x = force * axis[0], y = force * axis[1], z = force * axis[2];
  StepBody& first = bodies[joint.first];
  StepBody* const second = joint.second >= 0 ? &bodies[static_cast<std::size_t>(joint.second)] : nullptr;
  if(turns)
  {
    if(second)
      second->addTorque(x, y, z);
    first.addTorque(-x, -y, -z);
    return;
  }
  if(second)
  {
    const double u = -force * decoupling[0], v = -force * decoupling[1], w = -force * decoupling[2];
    first.addTorque(u, v, w);
    second->addTorque(u, v, w);
    second->addForce(x, y, z);
  }
  first.addForce(-x, -y, -z);
}

void bounceAtStop(const LimitMotor& motor, const StepJoint& joint, const double* axis, bool turns,
                  std::span<const StepBody> bodies, Row& row)
{
  const auto speed = [&](const StepBody& body)
  { return dCalcVectorDot3(turns ? body.angularVelocity() : body.linearVelocity(), axis); };
  double velocity = speed(bodies[joint.first]);
  if(joint.second >= 0)
    velocity -= speed(bodies[static_cast<std::size_t>(joint.second)]);
  const bool isLow = motor.stop == LimitMotor::Stop::Low;
  if(isLow ? !(velocity < 0) : !(velocity > 0))
    return;
  const double outgoing = -motor.bounce * velocity;
  if(isLow ? outgoing > row.rhs : outgoing < row.rhs)
    row.rhs = outgoing;
}

} // namespace

bool writeMotorRow(const StepSettings& settings, const LimitMotor& motor, const StepJoint& joint, const double* axis,
                   bool turns, std::span<StepBody> bodies, Row& row)
{
  if(!motor.wantsRow())
    return false;
  const std::size_t part = turns ? 3 : 0;
  for(std::size_t i = 0; i < 3; ++i)
  {
    row.first[part + i] = axis[i];
    if(joint.second >= 0)
      row.second[part + i] = -axis[i];
  }
  // Forces along an axis act half way between the bodies, so that they cannot make both turn.
  double decoupling[3] = {0, 0, 0};
  if(!turns && joint.second >= 0)
  {
    const double* const here = bodies[joint.first].position();
    const double* const there = bodies[static_cast<std::size_t>(joint.second)].position();
    const double half[3] = {0.5 * (there[0] - here[0]), 0.5 * (there[1] - here[1]), 0.5 * (there[2] - here[2])};
    dCalcVectorCross3(decoupling, half, axis);
    for(std::size_t i = 0; i < 3; ++i)
      row.first[3 + i] = row.second[3 + i] = decoupling[i];
  }
  const bool isLocked = motor.stop != LimitMotor::Stop::None && motor.low == motor.high;
  if(motor.maxForce > 0 && !isLocked)
  {
    row.cfm = motor.cfm;
    if(motor.stop == LimitMotor::Stop::None)
    {
      row.rhs = motor.velocity;
      row.low = -motor.maxForce;
      row.high = motor.maxForce;
    }
    else
      pushAtStop(motor, joint, axis, decoupling, turns, bodies);
  }
  if(motor.stop == LimitMotor::Stop::None)
    return true;
  const double k = settings.perSecond * motor.stopErp;
  row.rhs = -k * motor.excess;
  row.cfm = motor.stopCfm;
  if(isLocked)
  {
    row.low = -dInfinity;
    row.high = dInfinity;
    return true;
  }
  const bool isLow = motor.stop == LimitMotor::Stop::Low;
  row.low = isLow ? 0 : -dInfinity;
  row.high = isLow ? dInfinity : 0;
  if(motor.bounce > 0)
    bounceAtStop(motor, joint, axis, turns, bodies, row);
  return true;
}

} // namespace sparkwright::physics
