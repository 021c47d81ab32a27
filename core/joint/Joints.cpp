#include "core/joint/Joints.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"
#include "physics/State.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <utility>

namespace sparkwright
{

using physics::JointParameter;

namespace
{

/// Engine's radians to degrees: the product in double, then rounded.
float roundedDegrees(double radians) { return static_cast<float>(radians * (180.0 / M_PI)); }

double stopDegrees(const physics::Joint* joint, JointParameter stop, int axis)
{
  return joint ? static_cast<float>(joint->parameter(stop, axis)) * (180.0 / M_PI) : 0;
}

RigidBody* nodeOf(const physics::Body* body) { return body ? static_cast<RigidBody*>(body->userData) : nullptr; }

} // namespace

void JointNode::onLink()
{
  useWorld();
  joint_ = makeJoint(engine());
  warned_ = false;
  unused_ = joint_ != nullptr;
}

void JointNode::onUnlink()
{
  joint_.reset();
  unused_ = false;
}

void JointNode::prePhysics()
{
  if(std::exchange(unused_, false))
    warn(objectText("place.notAttached"), objectText("place.attach"));
}

RigidBody* JointNode::bodyAt(const std::string& path)
{
  if(path.empty())
    return nullptr;
  auto* const found = dynamic_cast<RigidBody*>(find(path));
  if(found && found->hasBody())
    return found;
  complainAbout(*this, objectText("place.noBody", path), objectText("place.paths"));
  return nullptr;
}

void JointNode::attach(const std::string& first, const std::string& second)
{
  const RigidBody* const a = bodyAt(first);
  join(a, bodyAt(second));
}

void JointNode::join(const RigidBody* a, const RigidBody* b)
{
  unused_ = false;
  if(!joint_)
    return;
  joint_->attach(a ? &a->body() : nullptr, b ? &b->body() : nullptr);
  if((a || b) && !joint_->first() && !joint_->second())
    warn(objectText("place.notJoined"), objectText("place.twoDifferent"));
}

RigidBody* JointNode::firstBody() const { return joint_ ? nodeOf(joint_->first()) : nullptr; }

RigidBody* JointNode::secondBody() const { return joint_ ? nodeOf(joint_->second()) : nullptr; }

void JointNode::setAnchor(const Vec3f& local)
{
  if(joint_)
    joint_->setAnchor(toEngine(transform(worldPose(), local)));
}

void JointNode::setAxis(int index, const Vec3f& local)
{
  if(joint_)
    joint_->setAxis(index, toEngine(rotate(worldPose(), local)));
}

void JointNode::setParameter(JointParameter parameter, int axis, float value)
{
  if(joint_)
    joint_->setParameter(parameter, axis, value);
}

float JointNode::parameter(JointParameter parameter, int axis) const
{
  return joint_ ? static_cast<float>(joint_->parameter(parameter, axis)) : 0.f;
}

void JointNode::setLowStopDeg(int axis, float degrees)
{
  setParameter(JointParameter::LowStop, axis, toRadians(degrees));
}

void JointNode::setHighStopDeg(int axis, float degrees)
{
  setParameter(JointParameter::HighStop, axis, toRadians(degrees));
}

double JointNode::lowStopDeg(int axis) const { return stopDegrees(joint(), JointParameter::LowStop, axis); }

double JointNode::highStopDeg(int axis) const { return stopDegrees(joint(), JointParameter::HighStop, axis); }

float JointNode::angleDeg(int axis) const { return joint_ ? roundedDegrees(joint_->angle(axis)) : 0.f; }

float JointNode::angleRateDeg(int axis) const { return joint_ ? roundedDegrees(joint_->angleRate(axis)) : 0.f; }

LocalText JointNode::follow(const std::string& path, float multiplier, float offset)
{
  auto* const leader = dynamic_cast<JointNode*>(find(path));
  const bool isHinge = dynamic_cast<const HingeJoint*>(this) != nullptr;
  if(!leader || !leader->joint_ || (!dynamic_cast<HingeJoint*>(leader) && !dynamic_cast<SliderJoint*>(leader)))
    return objectText("joint.noLeader", path);
  if(!joint_)
    return {};
  const double own = isHinge ? static_cast<double>(offset) * (M_PI / 180) : static_cast<double>(offset);
  return joint_->follow(*leader->joint_, static_cast<double>(multiplier), own) ? LocalText() : objectText("joint.ring", path);
}

int JointNode::watchedAxes() const
{
  using Kind = physics::Joint::Kind;
  if(!joint_)
    return 0;
  const Kind kind = joint_->kind();
  return kind == Kind::Universal ? 2 : kind == Kind::Hinge || kind == Kind::Slider || kind == Kind::Hinge2 ? 1 : 0;
}

void JointNode::postPhysics()
{
  constexpr int period = 5; // Steps.
  if(warned_ || ++unwatched_ < period)
    return;
  unwatched_ = 0;
  int axis = 0;
  while(axis < watchedAxes() && !isBeyondStop(axis))
    ++axis;
  const bool isBeyond = axis < watchedAxes();
  beyond_ = isBeyond ? beyond_ + 1 : 0;
  warned_ = beyond_ == 2; // A blow lasts for a few steps; what is thrown stays away for longer.
  if(warned_)
    warnOfStop(axis);
}

bool JointNode::isBeyondStop(int axis) const
{
  const double low = joint_->parameter(JointParameter::LowStop, axis);
  const double high = joint_->parameter(JointParameter::HighStop, axis);
  if(!(low <= high) || (std::isinf(low) && std::isinf(high)))
    return false;
  const bool slides = joint_->kind() == physics::Joint::Kind::Slider;
  constexpr double degree = M_PI / 180;
  const double range = high - low;
  const double margin = !slides ? 5 * degree : std::max(0.005, std::isfinite(range) ? 0.05 * range : 0);
  const double place = slides ? joint_->position() : joint_->angle(axis);
  return !(place >= low - margin && place <= high + margin);
}

void JointNode::warnOfStop(int axis)
{
  const bool slides = joint_->kind() == physics::Joint::Kind::Slider;
  const double low = joint_->parameter(JointParameter::LowStop, axis);
  const double place = slides ? joint_->position() : joint_->angle(axis);
  const double stop = place < low ? low : joint_->parameter(JointParameter::HighStop, axis);
  const auto text = [](double value, double unit)
  {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.4g", value / unit);
    return std::string(digits);
  };
  constexpr double degree = M_PI / 180;
  if(slides)
    warn(objectText("joint.slidBeyond", text(place, 1), text(stop, 1)), objectText("joint.tooStrong"));
  else
    warn(objectText("joint.turnedBeyond", text(place, degree), text(stop, degree)), objectText("joint.tooStrong"));
}

void JointNode::setMaxSpeed(int axis, float speed)
{
  if((axis == 0 || axis == 1) && !std::isnan(speed))
    maxSpeed_[axis] = std::abs(speed);
}

void JointNode::setMotorVelocity(int axis, float velocity)
{
  setParameter(JointParameter::MotorVelocity, axis, velocity);
}

void JointNode::wakeFirstBody()
{
  physics::Body* const body = joint_ ? joint_->first() : nullptr;
  if(body && !body->isEnabled())
    body->enable();
}

void JointNode::enableFeedback(bool enabled)
{
  if(joint_)
    joint_->enableFeedback(enabled);
}

void Hinge2Joint::setAnchor(const Vec3f& local)
{
  JointNode::setAnchor(local);
  setAxis(0, Vec3f::UnitZ());
  setAxis(1, Vec3f::UnitX());
}

void SliderJoint::attach(const std::string& first, const std::string& second)
{
  JointNode::attach(first, second);
  setAxis(0, Vec3f::UnitZ());
}

void PlanarJoint::attach(const std::string& first, const std::string& second)
{
  JointNode::attach(first, second);
  setAxis(0, Vec3f::UnitZ());
}

void JointNode::archive(StateArchive& a)
{
  a(unused_);
  for(float& speed : maxSpeed_)
    a(speed);
  if(!joint_)
    return;
  // Most of what can be set for an axis is as it usually is.
  static constexpr physics::JointState::Axis usual{
      -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), 0, 0, 1, 0, 1e-10, 0.2, 1e-10};
  physics::JointState state = joint_->state();
  for(std::size_t index = 0; index < state.axes.size(); ++index)
  {
    physics::JointState::Axis& axis = state.axes[index];
    physics::JointState::Own none, &own = index < state.own.size() ? state.own[index] : none;
    std::uint16_t others = 0;
    const auto note = [&others](bool isOther, std::size_t bit)
    {
      if(isOther)
        others = static_cast<std::uint16_t>(others | (1 << bit));
    };
    for(std::size_t i = 0; i < axis.size(); ++i)
      note(std::memcmp(&axis[i], &usual[i], sizeof axis[i]) != 0, i);
    constexpr std::size_t first = physics::JointState::parameters;
    note(own.damping != 0, first);
    note(own.friction != 0, first + 1);
    note(own.steady, first + 2);
    note(index == 0 && state.turned != 0, first + 3);
    a(others);
    const auto other = [&](double& value, std::size_t bit)
    {
      if(others & (1 << bit))
        a(value);
      else
        value = 0;
    };
    other(own.damping, first);
    other(own.friction, first + 1);
    own.steady = (others & (1 << (first + 2))) != 0;
    if(index == 0)
      other(state.turned, first + 3);
    for(std::size_t i = 0; i < axis.size(); ++i)
      if(others & (1 << i))
        a(axis[i]);
      else
        axis[i] = usual[i];
  }
  std::optional<std::array<physics::Vec3, 4>> measured;
  if(state.feedback)
    measured = {state.feedback->force1, state.feedback->torque1, state.feedback->force2, state.feedback->torque2};
  a(measured);
  if(joint_->kind() == physics::Joint::Kind::AngularMotor)
    a(state.motorAngles);
  if(!a.isLoading())
    return;
  state.feedback.reset();
  if(measured)
    state.feedback = {(*measured)[0], (*measured)[1], (*measured)[2], (*measured)[3]};
  a.require(joint_->setState(state));
}

} // namespace sparkwright
