#include "physics/JointFrames.h"
#include "physics/exact/model/Rows.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::physics
{

namespace
{

using Axis = dVector3;

/// Bodies in the engine's order.
struct MotorBodies
{
  explicit MotorBodies(const StepJoint& motor)
      : first(dJointGetBody(motor.id, motor.reversed ? 1 : 0)), second(motor.second >= 0 ? dJointGetBody(motor.id, 1) : nullptr)
  {
  }
  dBodyID first, second;
};

void turn(dBodyID body, const std::array<double, 4>& own, double* world)
{
  if(body)
    dMultiply0_331(world, dBodyGetRotation(body), own.data());
  else
    std::copy_n(own.begin(), 3, world);
}

/// Axes as the angles are measured: of one body, across both, of the other body.
void findEulerAxes(const StepJoint& motor, Axis* axes)
{
  const MotorBodies bodies(motor);
  const std::size_t own = motor.reversed ? 2 : 0;
  turn(bodies.first, motor.frames->motorAxes[own], axes[own]);
  turn(bodies.second, motor.frames->motorAxes[2 - own], axes[2 - own]);
  dCalcVectorCross3(axes[1], axes[2], axes[0]);
  dNormalize3(axes[1]);
}

std::array<double, 3> eulerAngles(const StepJoint& motor)
{
  const MotorBodies bodies(motor);
  Axis axes[3], references[2], across;
  findEulerAxes(motor, axes);
  turn(bodies.first, motor.frames->eulerReferences[0], references[0]);
  turn(bodies.second, motor.frames->eulerReferences[1], references[1]);
  const double* const one = references[motor.reversed ? 1 : 0];
  const double* const two = references[motor.reversed ? 0 : 1];
  std::array<double, 3> angles;
  dCalcVectorCross3(across, axes[0], one);
  angles[0] = -std::atan2(dCalcVectorDot3(axes[2], across), dCalcVectorDot3(axes[2], one));
  dCalcVectorCross3(across, axes[0], axes[1]);
  angles[1] = -std::atan2(dCalcVectorDot3(axes[2], axes[0]), dCalcVectorDot3(axes[2], across));
  dCalcVectorCross3(across, axes[1], axes[2]);
  angles[2] = -std::atan2(dCalcVectorDot3(two, axes[1]), dCalcVectorDot3(two, across));
  return angles;
}

/// Axes about which the motors turn. To change one Euler angle alone, the first and the last have to stand on the other two.
void findMotorAxes(const StepJoint& motor, Axis* axes)
{
  if(motor.frames->eulerAngles)
  {
    Axis measured[3];
    findEulerAxes(motor, measured);
    dCalcVectorCross3(axes[0], measured[1], measured[2]);
    std::copy_n(measured[1], 3, axes[1]);
    dCalcVectorCross3(axes[2], measured[0], measured[1]);
    return;
  }
  const MotorBodies bodies(motor);
  for(std::size_t i = 0; i < static_cast<std::size_t>(motor.frames->motorAxisCount); ++i)
  {
    const int relation = motor.frames->motorRelations[i];
    turn(relation == 1 ? bodies.first : relation == 2 ? bodies.second : nullptr, motor.frames->motorAxes[i], axes[i]);
  }
}

} // namespace

void countMotorRows(StepJoint& motor)
{
  motor.rows = motor.unbounded = 0;
  if(motor.frames->eulerAngles)
    *motor.eulerAngles = eulerAngles(motor);
  for(int i = 0; i < motor.frames->motorAxisCount; ++i)
  {
    const auto at = static_cast<std::size_t>(i);
    LimitMotor& axis = motor.motors[at] = readMotor(motor.id, dJointGetAMotorParam, i * dParamGroup);
    axis.test(motor.frames->eulerAngles ? (**motor.eulerAngles)[at] : dJointGetAMotorAngle(motor.id, i));
    motor.rows += axis.wantsRow() ? 1 : 0;
  }
}

void writeMotorRows(const StepSettings& settings, const StepJoint& motor, std::span<StepBody> bodies, std::span<Row> rows)
{
  Axis axes[3];
  findMotorAxes(motor, axes);
  std::size_t next = 0;
  for(std::size_t i = 0; i < static_cast<std::size_t>(motor.frames->motorAxisCount) && next < rows.size(); ++i)
    if(writeMotorRow(settings, motor.motors[i], motor, axes[i], true, bodies, rows[next]))
      ++next;
}

} // namespace sparkwright::physics
