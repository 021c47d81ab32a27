#include "physics/OdeHandles.h"
#include "physics/joint/JointAids.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::physics
{

namespace
{

std::size_t axesOf(Joint::Kind kind)
{
  switch(kind)
  {
  case Joint::Kind::Hinge:
  case Joint::Kind::Slider:
    return 1;
  case Joint::Kind::Hinge2:
  case Joint::Kind::Universal:
    return 2;
  case Joint::Kind::AngularMotor:
  case Joint::Kind::LinearMotor:
  case Joint::Kind::Planar:
    return 3;
  case Joint::Kind::InPlane:
  case Joint::Kind::Ball:
  case Joint::Kind::Fixed:
    break;
  }
  return 0;
}

bool isPossible(const JointState& state)
{
  for(const JointState::Axis& axis : state.axes)
    for(const double value : axis)
      if(std::isnan(value))
        return false;
  for(const double angle : state.motorAngles)
    if(!std::isfinite(angle))
      return false;
  for(const JointState::Own& own : state.own)
    if(!(own.damping >= 0 && std::isfinite(own.damping) && own.friction >= 0 && std::isfinite(own.friction)))
      return false;
  if(!std::isfinite(state.turned))
    return false;
  return true;
}

} // namespace

std::uint64_t Joint::serial() const
{
  return impl_->serial;
}

JointState Joint::state() const
{
  JointState state;
  state.axes.resize(axesOf(impl_->kind));
  for(std::size_t axis = 0; axis < state.axes.size(); ++axis)
    for(std::size_t i = 0; i < JointState::parameters; ++i)
      state.axes[axis][i] = parameter(static_cast<JointParameter>(i), static_cast<int>(axis));
  if(impl_->aids)
    impl_->aids->save(state);
  if(impl_->measured)
  {
    const dJointFeedback& f = impl_->feedback;
    state.feedback = {toVec3(f.f1), toVec3(f.t1), toVec3(f.f2), toVec3(f.t2)}; // In the engine's order.
  }
  if(impl_->kind == Kind::AngularMotor && !impl_->eulerMode())
    for(int i = 0; i < 3; ++i)
      state.motorAngles[static_cast<std::size_t>(i)] = dJointGetAMotorAngle(impl_->id, i);
  return state;
}

bool Joint::setState(const JointState& state)
{
  if(state.axes.size() != axesOf(impl_->kind) || !isPossible(state))
    return false;
  for(std::size_t axis = 0; axis < std::min(state.axes.size(), state.own.size()); ++axis)
  {
    const JointState::Own& own = state.own[axis];
    setParameter(JointParameter::Damping, static_cast<int>(axis), own.damping);
    setParameter(JointParameter::Friction, static_cast<int>(axis), own.friction);
    setParameter(JointParameter::SteadyMotor, static_cast<int>(axis), own.steady ? 1 : 0);
  }
  for(std::size_t axis = 0; axis < state.axes.size(); ++axis)
    for(std::size_t i = 0; i < JointState::parameters; ++i)
      setParameter(static_cast<JointParameter>(i), static_cast<int>(axis), state.axes[axis][i]);
  if(impl_->aids)
    impl_->aids->turned = state.turned;
  enableFeedback(state.feedback.has_value());
  if(state.feedback)
  {
    const auto set = [](dVector3 to, const Vec3& from)
    {
      for(const int i : {0, 1, 2})
        to[i] = from[i];
    };
    set(impl_->feedback.f1, state.feedback->force1);
    set(impl_->feedback.t1, state.feedback->torque1);
    set(impl_->feedback.f2, state.feedback->force2);
    set(impl_->feedback.t2, state.feedback->torque2);
  }
  for(int i = 0; i < 3; ++i)
    setMotorAngle(i, state.motorAngles[static_cast<std::size_t>(i)]);
  return true;
}

} // namespace sparkwright::physics
