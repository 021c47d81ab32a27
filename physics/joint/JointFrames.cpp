#include "physics/JointFrames.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sparkwright::physics
{

namespace
{

/// Puts a body to the origin for a moment, without a word to its shapes.
class AtOrigin
{
public:
  explicit AtOrigin(dBodyID body) : body_(body)
  {
    if(!body_)
      return;
    std::copy_n(dBodyGetPosition(body_), 3, position_);
    std::copy_n(dBodyGetRotation(body_), 12, rotation_);
    constexpr double origin[3] = {0, 0, 0}, upright[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    put(origin, upright);
  }
  ~AtOrigin()
  {
    if(body_)
      put(position_, rotation_);
  }
  AtOrigin(const AtOrigin&) = delete;
  AtOrigin& operator=(const AtOrigin&) = delete;

private:
  void put(const double* position, const double* rotation)
  {
    std::memcpy(const_cast<dReal*>(dBodyGetPosition(body_)), position, 3 * sizeof(double));
    std::memcpy(const_cast<dReal*>(dBodyGetRotation(body_)), rotation, 12 * sizeof(double));
  }

  dBodyID body_;
  double position_[3]{}, rotation_[12]{};
};

/// The engine's first body is ours, or our second if we have no first.
struct Pair
{
  explicit Pair(dJointID joint)
  {
    const dBodyID a = dJointGetBody(joint, 0), b = dJointGetBody(joint, 1);
    reversed = !a;
    first = a ? a : b;
    second = a ? b : nullptr;
  }
  dBodyID first, second;
  bool reversed;
};

void relativeTurn(const Pair& pair, double* turn)
{
  const dReal* const q = dBodyGetQuaternion(pair.first);
  if(pair.second)
  {
    dQMultiply1(turn, q, dBodyGetQuaternion(pair.second));
    return;
  }
  turn[0] = q[0];
  for(int i = 1; i < 4; ++i)
    turn[i] = -q[i];
}

/// From the second body to the first, in the frame of `frame`; without a second body the place of the first.
void offsetBetween(const Pair& pair, dBodyID frame, double* offset)
{
  const dReal* const here = dBodyGetPosition(pair.first);
  if(!pair.second)
  {
    std::copy_n(here, 3, offset);
    return;
  }
  const dReal* const there = dBodyGetPosition(pair.second);
  const dVector3 way{here[0] - there[0], here[1] - there[1], here[2] - there[2], 0};
  dMultiply1_331(offset, dBodyGetRotation(frame), way);
}

} // namespace

void JointFrames::setSecondAxis(dJointID joint, const double* axis)
{
  const Pair pair(joint);
  if(!pair.first || dJointGetType(joint) != dJointTypeHinge)
    return;
  if(!pair.second)
  {
    std::copy_n(axis, 3, axis2.begin()); // As it is, of any length.
    return;
  }
  dVector3 unit{axis[0], axis[1], axis[2], 0};
  dNormalize3(unit);
  dMultiply1_331(axis2.data(), dBodyGetRotation(pair.second), unit);
}

void JointFrames::fixed(dJointID joint)
{
  if(Pair(joint).first)
    rememberPoses(joint);
}

void JointFrames::rememberPoses(dJointID joint)
{
  const Pair pair(joint);
  relativeTurn(pair, turn.data());
  offsetBetween(pair, dJointGetType(joint) == dJointTypeSlider ? pair.second : pair.first, offset.data());
}

void JointFrames::attached(dJointID joint)
{
  const Pair pair(joint);
  if(!pair.first)
    return;
  if(dJointGetType(joint) == dJointTypeHinge)
  {
    dVector3 axis{};
    dMultiply0_331(axis, dBodyGetRotation(pair.first), axis1.data()); // The axis stays in the first body.
    setSecondAxis(joint, axis);
  }
  changed(joint);
}

void JointFrames::turned(dJointID joint, double x, double y, double z)
{
  const double axis[3] = {x, y, z};
  setSecondAxis(joint, axis);
  changed(joint);
}

void JointFrames::motorTurned(dJointID joint, int index, int relation, double x, double y, double z)
{
  const Pair pair(joint);
  const auto at = static_cast<std::size_t>(index);
  if(relation != 0 && pair.reversed)
    relation = 3 - relation;
  motorRelations[at] = relation;
  const dVector3 axis{x, y, z, 0};
  if(const dBodyID body = relation == 1 ? pair.first : relation == 2 ? pair.second : nullptr)
    dMultiply1_331(motorAxes[at].data(), dBodyGetRotation(body), axis);
  else
    std::copy_n(axis, 3, motorAxes[at].begin());
  dNormalize3(motorAxes[at].data());
  if(eulerAngles)
    rememberEulerReferences(joint);
}

void JointFrames::motorChanged(dJointID joint)
{
  motorAxisCount = dJointGetAMotorNumAxes(joint);
  eulerAngles = dJointGetAMotorMode(joint) == dAMotorEuler;
}

void JointFrames::motorModeChanged(dJointID joint)
{
  motorChanged(joint);
  if(eulerAngles)
    rememberEulerReferences(joint);
}

void JointFrames::rememberEulerReferences(dJointID joint)
{
  const Pair pair(joint);
  if(!pair.first)
    return;
  const std::size_t own = pair.reversed ? 2 : 0; // Which axis the engine's first body has.
  const double* const ownAxis = motorAxes[own].data();
  const double* const otherAxis = motorAxes[2 - own].data();
  const dReal* const rotation = dBodyGetRotation(pair.first);
  if(!pair.second)
  {
    dMultiply0_331(eulerReferences[1].data(), rotation, ownAxis);
    dMultiply1_331(eulerReferences[0].data(), rotation, otherAxis);
    return;
  }
  const dReal* const otherRotation = dBodyGetRotation(pair.second);
  dVector3 world;
  dMultiply0_331(world, rotation, ownAxis);
  dMultiply1_331(eulerReferences[1].data(), otherRotation, world);
  dMultiply0_331(world, otherRotation, otherAxis);
  dMultiply1_331(eulerReferences[0].data(), rotation, world);
}

void JointFrames::changed(dJointID joint)
{
  const Pair pair(joint);
  if(!pair.first)
    return;
  const dJointType type = dJointGetType(joint);
  if(type == dJointTypeSlider)
    rememberPoses(joint);
  if(type == dJointTypeHinge2)
  {
    dVector3 one, two, across;
    dJointGetHinge2Axis1(joint, one);
    dJointGetHinge2Axis2(joint, two);
    dCalcVectorCross3(across, one, two);
    sine = std::sqrt(across[0] * across[0] + across[1] * across[1] + across[2] * across[2]);
    cosine = dCalcVectorDot3(one, two);
  }

  const AtOrigin first(pair.first), second(pair.second);
  switch(type)
  {
  case dJointTypeBall:
    dJointGetBallAnchor(joint, (pair.reversed ? anchor2 : anchor1).data());
    dJointGetBallAnchor2(joint, (pair.reversed ? anchor1 : anchor2).data());
    break;
  case dJointTypeHinge:
    dJointGetHingeAnchor(joint, (pair.reversed ? anchor2 : anchor1).data());
    dJointGetHingeAnchor2(joint, (pair.reversed ? anchor1 : anchor2).data());
    dJointGetHingeAxis(joint, axis1.data());
    break;
  case dJointTypeSlider:
    dJointGetSliderAxis(joint, axis1.data());
    break;
  case dJointTypeUniversal:
    dJointGetUniversalAnchor(joint, (pair.reversed ? anchor2 : anchor1).data());
    dJointGetUniversalAnchor2(joint, (pair.reversed ? anchor1 : anchor2).data());
    dJointGetUniversalAxis1(joint, (pair.reversed ? axis2 : axis1).data());
    dJointGetUniversalAxis2(joint, (pair.reversed ? axis1 : axis2).data());
    break;
  case dJointTypeHinge2:
    dJointGetHinge2Anchor(joint, anchor1.data());
    dJointGetHinge2Anchor2(joint, anchor2.data());
    dJointGetHinge2Axis1(joint, axis1.data());
    dJointGetHinge2Axis2(joint, axis2.data());
    break;
  default:
    break;
  }
}

} // namespace sparkwright::physics
