#include "physics/JointFrames.h"
#include "physics/exact/model/Rows.h"

namespace sparkwright::physics
{

LimitMotor readMotor(dJointID joint, dReal (*get)(dJointID, int), int group)
{
  LimitMotor motor;
  motor.velocity = get(joint, dParamVel + group);
  motor.maxForce = get(joint, dParamFMax + group);
  motor.low = get(joint, dParamLoStop + group);
  motor.high = get(joint, dParamHiStop + group);
  motor.fudge = get(joint, dParamFudgeFactor + group);
  motor.cfm = get(joint, dParamCFM + group);
  motor.stopErp = get(joint, dParamStopERP + group);
  motor.stopCfm = get(joint, dParamStopCFM + group);
  motor.bounce = get(joint, dParamBounce + group);
  return motor;
}

namespace
{

void countMotor(StepJoint& joint, const LimitMotor& motor) { joint.rows += motor.wantsRow() ? 1 : 0; }

void countHinge(StepJoint& joint)
{
  LimitMotor& motor = joint.motors[0] = readMotor(joint.id, dJointGetHingeParam, 0);
  const double angle = dJointGetHingeAngle(joint.id);
  motor.testAngle(joint.reversed ? -angle : angle);
  joint.rows = joint.unbounded = 5;
  countMotor(joint, motor);
}

void countSlider(StepJoint& joint)
{
  LimitMotor& motor = joint.motors[0] = readMotor(joint.id, dJointGetSliderParam, 0);
  if((motor.low > -dInfinity || motor.high < dInfinity) && motor.low <= motor.high)
    motor.test(dJointGetSliderPosition(joint.id));
  joint.rows = joint.unbounded = 5;
  countMotor(joint, motor);
}

void countUniversal(StepJoint& joint)
{
  joint.motors[0] = readMotor(joint.id, dJointGetUniversalParam, 0);
  joint.motors[1] = readMotor(joint.id, dJointGetUniversalParam, dParamGroup);
  double one = 0, two = 0;
  dJointGetUniversalAngles(joint.id, &one, &two);
  joint.motors[0].testAngle(joint.reversed ? -two : one);
  joint.motors[1].testAngle(joint.reversed ? one : two);
  joint.rows = joint.unbounded = 4;
  countMotor(joint, joint.motors[0]);
  countMotor(joint, joint.motors[1]);
}

void countHinge2(StepJoint& joint)
{
  joint.motors[0] = readMotor(joint.id, dJointGetHinge2Param, 0);
  joint.motors[1] = readMotor(joint.id, dJointGetHinge2Param, dParamGroup);
  joint.motors[0].testAngle(dJointGetHinge2Angle1(joint.id));
  joint.rows = joint.unbounded = 4;
  countMotor(joint, joint.motors[0]);
  countMotor(joint, joint.motors[1]); // Its stops have no effect.
}

void countLinearMotor(StepJoint& joint)
{
  joint.rows = joint.unbounded = 0;
  for(int i = 0; i < joint.frames->motorAxisCount; ++i)
  {
    LimitMotor& motor = joint.motors[static_cast<std::size_t>(i)] = readMotor(joint.id, dJointGetLMotorParam, i * dParamGroup);
    countMotor(joint, motor);
  }
}

// Writing.

struct Bodies
{
  Bodies(const StepJoint& joint, std::span<StepBody> all)
      : first(all[joint.first]), second(joint.second >= 0 ? &all[static_cast<std::size_t>(joint.second)] : nullptr)
  {
  }
  StepBody& first;
  StepBody* second;
};

void put(std::array<double, 6>& row, std::size_t part, const double* v)
{
  for(std::size_t i = 0; i < 3; ++i)
    row[part + i] = v[i];
}

void putNegative(std::array<double, 6>& row, std::size_t part, const double* v)
{
  for(std::size_t i = 0; i < 3; ++i)
    row[part + i] = -v[i];
}

/// J of three rows: v ↦ a × v, or its negative.
void putCross(std::span<Row> rows, std::array<double, 6> Row::*side, const double* a, double sign)
{
  (rows[0].*side)[4] = -sign * a[2];
  (rows[0].*side)[5] = sign * a[1];
  (rows[1].*side)[3] = sign * a[2];
  (rows[1].*side)[5] = -sign * a[0];
  (rows[2].*side)[3] = -sign * a[1];
  (rows[2].*side)[4] = sign * a[0];
}

/// The anchors of both bodies stay together.
void writeBall(const StepSettings& settings, const StepJoint& joint, double erp, const Bodies& bodies,
               std::span<Row> rows)
{
  const JointFrames& frames = *joint.frames;
  double arm1[3], arm2[3];
  dMultiply0_331(arm1, bodies.first.rotation(), frames.anchor1.data());
  for(std::size_t i = 0; i < 3; ++i)
    rows[i].first[i] = 1;
  putCross(rows, &Row::first, arm1, -1);
  const double k = settings.perSecond * erp;
  if(!bodies.second)
  {
    for(std::size_t i = 0; i < 3; ++i)
      rows[i].rhs = k * (frames.anchor2[i] - arm1[i] - bodies.first.position()[i]);
    return;
  }
  for(std::size_t i = 0; i < 3; ++i)
    rows[i].second[i] = -1;
  dMultiply0_331(arm2, bodies.second->rotation(), frames.anchor2.data());
  putCross(rows, &Row::second, arm2, 1);
  for(std::size_t i = 0; i < 3; ++i)
    rows[i].rhs = k * (arm2[i] + bodies.second->position()[i] - arm1[i] - bodies.first.position()[i]);
}

/// The bodies do not turn against one another.
void writeOrientation(const StepSettings& settings, const StepJoint& joint, const Bodies& bodies, std::span<Row> rows)
{
  for(std::size_t i = 0; i < 3; ++i)
  {
    rows[i].first[3 + i] = 1;
    if(bodies.second)
      rows[i].second[3 + i] = -1;
  }
  const dReal* const q = dBodyGetQuaternion(bodies.first.id);
  dQuaternion error;
  if(bodies.second)
  {
    dQuaternion between;
    dQMultiply1(between, q, dBodyGetQuaternion(bodies.second->id));
    dQMultiply2(error, between, joint.frames->turn.data());
  }
  else
    dQMultiply3(error, q, joint.frames->turn.data());
  if(error[0] < 0)
    for(int i = 1; i < 4; ++i)
      error[i] = -error[i];
  double world[3];
  dMultiply0_331(world, bodies.first.rotation(), error + 1);
  const double k = settings.perSecond * settings.erp * 2.0;
  for(std::size_t i = 0; i < 3; ++i)
    rows[i].rhs = k * world[i];
}

void writeHinge(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  writeBall(settings, joint, settings.erp, bodies, rows);
  dVector3 axis{}, p, q, error;
  dMultiply0_331(axis, bodies.first.rotation(), joint.frames->axis1.data());
  dPlaneSpace(axis, p, q);
  put(rows[3].first, 3, p);
  put(rows[4].first, 3, q);
  if(bodies.second)
  {
    putNegative(rows[3].second, 3, p);
    putNegative(rows[4].second, 3, q);
    double other[3];
    dMultiply0_331(other, bodies.second->rotation(), joint.frames->axis2.data());
    dCalcVectorCross3(error, axis, other);
  }
  else
    dCalcVectorCross3(error, axis, joint.frames->axis2.data());
  const double k = settings.perSecond * settings.erp;
  rows[3].rhs = k * dCalcVectorDot3(error, p);
  rows[4].rhs = k * dCalcVectorDot3(error, q);
  if(rows.size() > 5)
    writeMotorRow(settings, joint.motors[0], joint, axis, true, all, rows[5]);
}

void writeSlider(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  writeOrientation(settings, joint, bodies, rows);
  dVector3 axis{}, p, q;
  dMultiply0_331(axis, bodies.first.rotation(), joint.frames->axis1.data());
  dPlaneSpace(axis, p, q);
  double way[3]{};
  if(bodies.second)
    dSubtractVectors3(way, bodies.second->position(), bodies.first.position());
  const auto across = [&](const double* direction, Row& row)
  {
    put(row.first, 0, direction);
    if(!bodies.second)
      return;
    putNegative(row.second, 0, direction);
    double turning[3];
    dCalcVectorCross3(turning, way, direction);
    dCopyScaledVector3(row.first.data() + 3, turning, 0.5);
    put(row.second, 3, row.first.data() + 3);
  };
  across(p, rows[3]);
  across(q, rows[4]);
  const double k = settings.perSecond * settings.erp;
  double offset[3];
  if(bodies.second)
  {
    dMultiply0_331(offset, bodies.second->rotation(), joint.frames->offset.data());
    for(int i = 0; i < 3; ++i)
      offset[i] = way[i] + offset[i];
  }
  else
  {
    dSubtractVectors3(offset, joint.frames->offset.data(), bodies.first.position());
    if(joint.reversed)
      for(int i = 0; i < 3; ++i)
        axis[i] = -axis[i];
  }
  rows[3].rhs = k * dCalcVectorDot3(p, offset);
  rows[4].rhs = k * dCalcVectorDot3(q, offset);
  if(rows.size() > 5)
    writeMotorRow(settings, joint.motors[0], joint, axis, false, all, rows[5]);
}

/// Rows of the first two axes, for as many as there are.
void writeTwoMotors(const StepSettings& settings, const StepJoint& joint, const double* one, const double* two,
                    std::span<StepBody> all, std::span<Row> rows)
{
  std::size_t next = 0;
  if(next < rows.size() && writeMotorRow(settings, joint.motors[0], joint, one, true, all, rows[next]))
    ++next;
  if(next < rows.size())
    writeMotorRow(settings, joint.motors[1], joint, two, true, all, rows[next]);
}

void writeUniversal(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  writeBall(settings, joint, settings.erp, bodies, rows);
  double one[3], two[3], upright[3];
  dMultiply0_331(one, bodies.first.rotation(), joint.frames->axis1.data());
  if(bodies.second)
    dMultiply0_331(two, bodies.second->rotation(), joint.frames->axis2.data());
  else
    dCopyVector3(two, joint.frames->axis2.data());
  const double k = dCalcVectorDot3(one, two);
  dAddVectorScaledVector3(upright, two, one, -k);
  dVector3 p{};
  dCalcVectorCross3(p, one, upright);
  dNormalize3(p);
  put(rows[3].first, 3, p);
  if(bodies.second)
    putNegative(rows[3].second, 3, p);
  rows[3].rhs = settings.perSecond * settings.erp * (-k);
  writeTwoMotors(settings, joint, one, two, all, rows.subspan(4));
}

/// The anchors stay together, softly along the axis.
void writeSuspension(const StepSettings& settings, const StepJoint& joint, const double* axis, double erp,
                     const Bodies& bodies, std::span<Row> rows)
{
  dVector3 p, q;
  dPlaneSpace(axis, p, q);
  double arm1[3], arm2[3], way[3];
  dMultiply0_331(arm1, bodies.first.rotation(), joint.frames->anchor1.data());
  dMultiply0_331(arm2, bodies.second->rotation(), joint.frames->anchor2.data());
  const double* const directions[3] = {axis, p, q};
  for(std::size_t i = 0; i < 3; ++i)
  {
    put(rows[i].first, 0, directions[i]);
    dCalcVectorCross3(rows[i].first.data() + 3, arm1, directions[i]);
    putNegative(rows[i].second, 0, directions[i]);
    dCalcVectorCross3(rows[i].second.data() + 3, directions[i], arm2);
  }
  for(int i = 0; i < 3; ++i)
    way[i] = (arm2[i] + bodies.second->position()[i]) - (arm1[i] + bodies.first.position()[i]);
  const double along = settings.perSecond * erp, across = settings.perSecond * settings.erp;
  rows[0].rhs = along * dCalcVectorDot3(axis, way);
  rows[1].rhs = across * dCalcVectorDot3(p, way);
  rows[2].rhs = across * dCalcVectorDot3(q, way);
}

void writeHinge2(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  dVector3 one{}, two{}, across{};
  dMultiply0_331(one, bodies.first.rotation(), joint.frames->axis1.data());
  dMultiply0_331(two, bodies.second->rotation(), joint.frames->axis2.data());
  dCalcVectorCross3(across, one, two);
  const double sine = std::sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2]);
  const double cosine = dCalcVectorDot3(one, two);
  dNormalize3(across);
  writeSuspension(settings, joint, one, dJointGetHinge2Param(joint.id, dParamSuspensionERP), bodies, rows);
  rows[0].cfm = dJointGetHinge2Param(joint.id, dParamSuspensionCFM);
  put(rows[3].first, 3, across);
  putNegative(rows[3].second, 3, across);
  const double k = settings.perSecond * settings.erp;
  rows[3].rhs = k * (joint.frames->cosine * sine - joint.frames->sine * cosine);
  writeTwoMotors(settings, joint, one, two, all, rows.subspan(4));
}

void writeFixed(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  writeOrientation(settings, joint, bodies, rows.subspan(3));
  const double k = settings.perSecond * dJointGetFixedParam(joint.id, dParamERP);
  const double cfm = dJointGetFixedParam(joint.id, dParamCFM);
  double offset[3];
  dMultiply0_331(offset, bodies.first.rotation(), joint.frames->offset.data());
  if(bodies.second)
    putCross(rows, &Row::first, offset, 1);
  for(std::size_t i = 0; i < 3; ++i)
  {
    Row& row = rows[i];
    row.first[i] = 1;
    row.cfm = cfm;
    const double here = bodies.first.position()[i];
    if(bodies.second)
    {
      row.second[i] = -1;
      row.rhs = k * (bodies.second->position()[i] - here + offset[i]);
    }
    else
      row.rhs = k * (joint.frames->offset[i] - here);
  }
}

void writeLinearMotor(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  const Bodies bodies(joint, all);
  std::size_t next = 0;
  for(std::size_t i = 0; i < static_cast<std::size_t>(joint.frames->motorAxisCount) && next < rows.size(); ++i)
  {
    const double* const own = joint.frames->motorAxes[i].data();
    const int relation = joint.frames->motorRelations[i];
    double axis[3] = {own[0], own[1], own[2]};
    if(relation == 1)
      dMultiply0_331(axis, bodies.first.rotation(), own);
    else if(relation == 2 && bodies.second)
      dMultiply0_331(axis, bodies.second->rotation(), own);
    if(writeMotorRow(settings, joint.motors[i], joint, axis, false, all, rows[next]))
      ++next;
  }
}

void writePlanar(const StepSettings& settings, const StepJoint& joint, std::span<StepBody> all, std::span<Row> rows)
{
  rows[0].first[2] = 1;
  rows[1].first[3] = 1;
  rows[2].first[4] = 1;
  const double k = settings.perSecond * settings.erp;
  rows[0].rhs = k * -all[joint.first].position()[2];
  constexpr double axes[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  std::size_t next = 3;
  for(std::size_t i = 0; i < 3; ++i)
    if(next < rows.size() && writeMotorRow(settings, joint.motors[i], joint, axes[i], i == 2, all, rows[next]))
      ++next;
}

} // namespace

bool countRows(StepJoint& joint)
{
  switch(joint.type)
  {
  case dJointTypeContact:
    return countContactRows(joint);
  case dJointTypeBall:
    joint.rows = joint.unbounded = 3;
    return true;
  case dJointTypeHinge:
    countHinge(joint);
    return true;
  case dJointTypeSlider:
    countSlider(joint);
    return true;
  case dJointTypeUniversal:
    countUniversal(joint);
    return true;
  case dJointTypeHinge2:
    countHinge2(joint);
    return true;
  case dJointTypeFixed:
    joint.rows = joint.unbounded = 6;
    return true;
  case dJointTypeAMotor:
    countMotorRows(joint);
    return true;
  case dJointTypeLMotor:
    countLinearMotor(joint);
    return true;
  case dJointTypePlane2D: // Whose motors are filled in already, since the engine does not tell them.
    joint.rows = joint.unbounded = 3;
    for(std::size_t i = 0; i < 3; ++i)
      countMotor(joint, joint.motors[i]);
    return true;
  default:
    return false;
  }
}

void writeRows(const StepSettings& settings, StepJoint& joint, std::span<StepBody> bodies, std::span<Row> rows)
{
  switch(joint.type)
  {
  case dJointTypeContact:
    return writeContactRows(settings, joint, bodies, rows);
  case dJointTypeBall:
  {
    const double cfm = dJointGetBallParam(joint.id, dParamCFM);
    for(Row& row : rows)
      row.cfm = cfm;
    return writeBall(settings, joint, dJointGetBallParam(joint.id, dParamERP), Bodies(joint, bodies), rows);
  }
  case dJointTypeHinge:
    return writeHinge(settings, joint, bodies, rows);
  case dJointTypeSlider:
    return writeSlider(settings, joint, bodies, rows);
  case dJointTypeUniversal:
    return writeUniversal(settings, joint, bodies, rows);
  case dJointTypeHinge2:
    return writeHinge2(settings, joint, bodies, rows);
  case dJointTypeFixed:
    return writeFixed(settings, joint, bodies, rows);
  case dJointTypeAMotor:
    return writeMotorRows(settings, joint, bodies, rows);
  case dJointTypeLMotor:
    return writeLinearMotor(settings, joint, bodies, rows);
  case dJointTypePlane2D:
    return writePlanar(settings, joint, bodies, rows);
  default:
    break;
  }
}

} // namespace sparkwright::physics
