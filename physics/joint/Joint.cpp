#include "physics/Joint.h"

#include "physics/OdeHandles.h"
#include "physics/joint/JointAids.h"

#include <Eigen/Geometry>

#include <utility>

namespace sparkwright::physics
{

namespace
{

constexpr int engineParameter(JointParameter parameter)
{
  switch(parameter)
  {
  case JointParameter::LowStop:
    return dParamLoStop;
  case JointParameter::HighStop:
    return dParamHiStop;
  case JointParameter::MotorVelocity:
    return dParamVel;
  case JointParameter::MaxMotorForce:
    return dParamFMax;
  case JointParameter::FudgeFactor:
    return dParamFudgeFactor;
  case JointParameter::Bounce:
    return dParamBounce;
  case JointParameter::Cfm:
    return dParamCFM;
  case JointParameter::StopErp:
    return dParamStopERP;
  case JointParameter::StopCfm:
    return dParamStopCFM;
  case JointParameter::SuspensionErp:
    return dParamSuspensionERP;
  case JointParameter::SuspensionCfm:
    return dParamSuspensionCFM;
  case JointParameter::Damping: // Those of JointAids.
  case JointParameter::Friction:
  case JointParameter::SteadyMotor:
    break;
  }
  return dParamLoStop;
}

bool mayBeInfinite(JointParameter parameter)
{
  return parameter == JointParameter::LowStop || parameter == JointParameter::HighStop ||
         parameter == JointParameter::MaxMotorForce;
}

bool parallel(const Vec3& a, const Vec3& b)
{
  return a.cross(b).squaredNorm() <= 1e-12 * a.squaredNorm() * b.squaredNorm();
}

Vec3 perpendicularTo(const Vec3& v)
{
  return std::abs(v.z()) < std::abs(v.x()) ? Vec3(-v.y(), v.x(), 0) : Vec3(0, -v.z(), v.y());
}

Body* owner(dBodyID body) { return body ? static_cast<Body*>(dBodyGetData(body)) : nullptr; }

Vec3 crossAxis(dJointID joint, Joint::Kind kind, int index)
{
  dVector3 axis{};
  if(kind == Joint::Kind::Hinge2)
    (index == 0 ? dJointGetHinge2Axis1 : dJointGetHinge2Axis2)(joint, axis);
  else
    (index == 0 ? dJointGetUniversalAxis1 : dJointGetUniversalAxis2)(joint, axis);
  return toVec3(axis);
}

void setHinge2Axes(dJointID joint, const Vec3& first, const Vec3& second)
{
  const dVector3 a{first.x(), first.y(), first.z(), 0};
  const dVector3 b{second.x(), second.y(), second.z(), 0};
  dJointSetHinge2Axes(joint, a, b);
}

/// The engine insists on axes that are not parallel, also in passing; so while only one of the two has been set, the
/// other one steps aside.
void setCrossAxis(dJointID joint, Joint::Kind kind, int index, const Vec3& world)
{
  Vec3 other = crossAxis(joint, kind, 1 - index);
  const bool stepAside = parallel(world, other);
  if(stepAside)
  {
    other = perpendicularTo(world);
    if(parallel(other, crossAxis(joint, kind, index)))
      other = other.cross(world).eval();
  }
  if(kind == Joint::Kind::Hinge2)
  {
    if(index == 0)
      setHinge2Axes(joint, world, other);
    else
      setHinge2Axes(joint, other, world);
    return;
  }
  const auto set = [joint](int i, const Vec3& v) {
    (i == 0 ? dJointSetUniversalAxis1 : dJointSetUniversalAxis2)(joint, v.x(), v.y(), v.z());
  };
  if(stepAside)
    set(1 - index, other);
  set(index, world);
}

Mat3 rotationOf(dBodyID body) { return body ? toMat3(dBodyGetRotation(body)) : Mat3::Identity(); }

} // namespace

bool Joint::Impl::sound() const
{
  if(!attached())
    return true;
  if(kind == Kind::Hinge2 || kind == Kind::Universal)
    return !parallel(crossAxis(id, kind, 0), crossAxis(id, kind, 1));
  if(!eulerMode())
    return true;
  return !parallel(rotationOf(dJointGetBody(id, 0)) * motorAxis[0], rotationOf(dJointGetBody(id, 1)) * motorAxis[1]);
}

Joint::Joint(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Joint::~Joint()
{
  JointAids::forget(*this);
  std::vector<Joint*>& joints = impl_->world->joints;
  joints[impl_->index] = joints.back();
  joints[impl_->index]->impl_->index = impl_->index;
  joints.pop_back();
  std::erase(impl_->world->crossJoints, this);
  enableFeedback(false);
  ++impl_->world->structureChanges;
  dJointDestroy(impl_->id);
}

Joint::Kind Joint::kind() const { return impl_->kind; }

void Joint::attach(Body* first, Body* second)
{
  const dBodyID a = Access::id(first);
  const dBodyID b = Access::id(second);
  const dWorldID world = impl_->world->id;
  ++impl_->world->structureChanges;
  const bool foreign = (a && dBodyGetWorld(a) != world) || (b && dBodyGetWorld(b) != world);
  if(foreign || a == b || (impl_->kind == Kind::Hinge2 && (!a || !b)))
    dJointAttach(impl_->id, nullptr, nullptr);
  else if(impl_->kind == Kind::Hinge2 || impl_->kind == Kind::Universal)
    impl_->attachCrossed(a, b);
  else
    dJointAttach(impl_->id, a, b);
  if(impl_->kind != Kind::Hinge2 && impl_->kind != Kind::Universal)
    impl_->frames.attached(impl_->id);
  if(impl_->kind == Kind::InPlane)
    JointAids::layInPlane(*this, Vec3::UnitZ());
  else if(impl_->aids)
    impl_->aids->followAttachment(*this);
}

void Joint::Impl::attachCrossed(dBodyID first, dBodyID second)
{
  // Axis 0 stays with `mover`, axis 1 with `other`, as the engine counts.
  const dBodyID mover = first ? first : second;
  const dBodyID other = first ? second : nullptr;
  const Vec3 fixedAxis = rotationOf(other) * crossAxes[1];
  dJointAttach(id, nullptr, nullptr);
  if(!parallel(rotationOf(mover) * crossAxes[0], fixedAxis))
  {
    dJointAttach(id, first, second);
    frames.attached(id);
    return;
  }
  // The engine would abort: let the mover look elsewhere while the joint is attached and its axis turned.
  const Mat3 elsewhere =
      Eigen::Quaterniond::FromTwoVectors(crossAxes[0], perpendicularTo(fixedAxis)).toRotationMatrix();
  dQuaternion saved;
  std::copy_n(dBodyGetQuaternion(mover), 4, saved);
  const Mat3 turn = elsewhere * rotationOf(mover).transpose();
  dMatrix3 r;
  toOde(elsewhere, r);
  dQuaternion q;
  dRtoQ(r, q);
  dBodySetQuaternion(mover, q);
  dJointAttach(id, first, second);
  Vec3 axis = turn * perpendicularTo(fixedAxis);
  if(parallel(axis, fixedAxis))
    axis = turn * perpendicularTo(fixedAxis).cross(fixedAxis);
  setCrossAxis(id, kind, first ? 0 : 1, axis);
  frames.changed(id);
  dBodySetQuaternion(mover, saved);
  rememberAxes();
}

void Joint::Impl::rememberAxes()
{
  const bool reversed = !dJointGetBody(id, 0);
  for(const int i : {0, 1})
    crossAxes[reversed ? 1 - i : i] = rotationOf(dJointGetBody(id, i)).transpose() * crossAxis(id, kind, i);
}

Body* Joint::first() const { return owner(dJointGetBody(impl_->id, 0)); }

Body* Joint::second() const { return owner(dJointGetBody(impl_->id, 1)); }

void Joint::setAnchor(const Vec3& world)
{
  if(!isPlace(world))
    return;
  const auto [x, y, z] = std::array{world.x(), world.y(), world.z()};
  switch(impl_->kind)
  {
  case Kind::Ball:
    dJointSetBallAnchor(impl_->id, x, y, z);
    break;
  case Kind::Hinge:
    dJointSetHingeAnchor(impl_->id, x, y, z);
    break;
  case Kind::Hinge2:
    if(dJointGetBody(impl_->id, 0))
      dJointSetHinge2Anchor(impl_->id, x, y, z);
    break;
  case Kind::Universal:
    dJointSetUniversalAnchor(impl_->id, x, y, z);
    break;
  case Kind::Slider:
  case Kind::Fixed:
  case Kind::AngularMotor:
  case Kind::LinearMotor:
  case Kind::InPlane:
  case Kind::Planar:
    break;
  }
  impl_->frames.changed(impl_->id);
}

Vec3 Joint::anchor() const
{
  dVector3 anchor{0, 0, 0, 0};
  if(!impl_->attached())
    return Vec3::Zero();
  switch(impl_->kind)
  {
  case Kind::Ball:
    dJointGetBallAnchor(impl_->id, anchor);
    break;
  case Kind::Hinge:
    dJointGetHingeAnchor(impl_->id, anchor);
    break;
  case Kind::Hinge2:
    dJointGetHinge2Anchor(impl_->id, anchor);
    break;
  case Kind::Universal:
    dJointGetUniversalAnchor(impl_->id, anchor);
    break;
  case Kind::Slider:
  case Kind::Fixed:
  case Kind::AngularMotor:
  case Kind::LinearMotor:
  case Kind::InPlane:
  case Kind::Planar:
    break;
  }
  return toVec3(anchor);
}

void Joint::setAxis(int index, const Vec3& world)
{
  if(index < 0 || index > 1 || !isDirection(world))
    return;
  const auto [x, y, z] = std::array{world.x(), world.y(), world.z()};
  switch(impl_->kind)
  {
  case Kind::Hinge:
    if(index == 0)
    {
      dJointSetHingeAxis(impl_->id, x, y, z);
      impl_->frames.turned(impl_->id, x, y, z);
    }
    break;
  case Kind::Slider:
    if(index == 0)
    {
      dJointSetSliderAxis(impl_->id, x, y, z);
      impl_->frames.changed(impl_->id);
    }
    break;
  case Kind::Hinge2:
  case Kind::Universal:
    if(!impl_->attached())
      break;
    setCrossAxis(impl_->id, impl_->kind, index, world);
    impl_->frames.changed(impl_->id);
    impl_->rememberAxes();
    break;
  case Kind::InPlane:
    if(index == 0 && impl_->attached())
      JointAids::layInPlane(*this, world);
    return;
  case Kind::Ball:
  case Kind::Fixed:
  case Kind::AngularMotor:
  case Kind::LinearMotor:
  case Kind::Planar:
    break;
  }
  if(impl_->aids)
    impl_->aids->followAttachment(*this);
}

Vec3 Joint::axis(int index) const
{
  dVector3 axis{0, 0, 0, 0};
  if(!isAxis(index) || !impl_->attached())
    return Vec3::Zero();
  switch(impl_->kind)
  {
  case Kind::Hinge:
    if(index == 0)
      dJointGetHingeAxis(impl_->id, axis);
    break;
  case Kind::Slider:
    if(index == 0)
      dJointGetSliderAxis(impl_->id, axis);
    break;
  case Kind::Hinge2:
  case Kind::Universal:
    return index < 2 ? crossAxis(impl_->id, impl_->kind, index) : Vec3::Zero();
  case Kind::AngularMotor:
    if(impl_->sound())
      dJointGetAMotorAxis(impl_->id, index, axis);
    break;
  case Kind::InPlane:
    return index == 0 && impl_->aids ? impl_->aids->normal(*this) : Vec3::Zero();
  case Kind::Ball:
  case Kind::Fixed:
  case Kind::LinearMotor:
  case Kind::Planar:
    break;
  }
  return toVec3(axis);
}

void Joint::setFixed()
{
  if(impl_->kind != Kind::Fixed)
    return;
  dJointSetFixed(impl_->id);
  impl_->frames.fixed(impl_->id);
}

void Joint::setParameter(JointParameter parameter, int axis, double value)
{
  if(!isAxis(axis) || std::isnan(value) || (std::isinf(value) && !mayBeInfinite(parameter)))
    return;
  if(JointAids::set(*this, parameter, axis, value))
    return;
  const int code = engineParameter(parameter) + dParamGroup * axis;
  switch(impl_->kind)
  {
  case Kind::Hinge:
    dJointSetHingeParam(impl_->id, code, value);
    break;
  case Kind::Hinge2:
    dJointSetHinge2Param(impl_->id, code, value);
    break;
  case Kind::Slider:
    dJointSetSliderParam(impl_->id, code, value);
    break;
  case Kind::Universal:
    dJointSetUniversalParam(impl_->id, code, value);
    break;
  case Kind::AngularMotor:
    dJointSetAMotorParam(impl_->id, code, value);
    break;
  case Kind::Planar:
    impl_->setPlanarMotor(parameter, axis, value);
    break;
  case Kind::LinearMotor:
    dJointSetLMotorParam(impl_->id, code, value);
    break;
  case Kind::Ball:
  case Kind::Fixed:
  case Kind::InPlane:
    break;
  }
}

double Joint::parameter(JointParameter parameter, int axis) const
{
  if(!isAxis(axis))
    return 0;
  if(parameter > JointParameter::SuspensionCfm || impl_->aids)
    if(const std::optional<double> own = JointAids::get(*impl_, parameter, axis))
      return *own;
  const int code = engineParameter(parameter) + dParamGroup * axis;
  switch(impl_->kind)
  {
  case Kind::Hinge:
    return dJointGetHingeParam(impl_->id, code);
  case Kind::Hinge2:
    return dJointGetHinge2Param(impl_->id, code);
  case Kind::Slider:
    return dJointGetSliderParam(impl_->id, code);
  case Kind::Universal:
    return dJointGetUniversalParam(impl_->id, code);
  case Kind::AngularMotor:
    return dJointGetAMotorParam(impl_->id, code);
  case Kind::Planar:
    return impl_->planarMotor(parameter, axis);
  case Kind::LinearMotor:
    return dJointGetLMotorParam(impl_->id, code);
  case Kind::Ball:
  case Kind::Fixed:
  case Kind::InPlane:
    break;
  }
  return 0;
}

double Joint::angle(int axis) const
{
  if(!impl_->sound())
    return 0;
  switch(impl_->kind)
  {
  case Kind::Hinge:
    return axis != 0 ? 0 : impl_->aids ? impl_->aids->angle(*impl_) : dJointGetHingeAngle(impl_->id);
  case Kind::Hinge2:
    return axis == 0 && first() ? dJointGetHinge2Angle1(impl_->id) : 0;
  case Kind::Universal:
    return axis == 0   ? dJointGetUniversalAngle1(impl_->id)
           : axis == 1 ? dJointGetUniversalAngle2(impl_->id)
                       : 0;
  case Kind::AngularMotor:
    if(!isAxis(axis))
      return 0;
    if(impl_->eulerAngles && impl_->eulerMode())
      return (*impl_->eulerAngles)[static_cast<std::size_t>(axis)];
    return dJointGetAMotorAngle(impl_->id, axis);
  case Kind::Ball:
  case Kind::Slider:
  case Kind::Fixed:
  case Kind::LinearMotor:
  case Kind::InPlane:
  case Kind::Planar:
    break;
  }
  return 0;
}

double Joint::angleRate(int axis) const
{
  if(!impl_->sound())
    return 0;
  switch(impl_->kind)
  {
  case Kind::Hinge:
    return axis == 0 ? dJointGetHingeAngleRate(impl_->id) : 0;
  case Kind::Hinge2:
    return axis == 0   ? dJointGetHinge2Angle1Rate(impl_->id)
           : axis == 1 ? dJointGetHinge2Angle2Rate(impl_->id)
                       : 0;
  case Kind::Universal:
    return axis == 0   ? dJointGetUniversalAngle1Rate(impl_->id)
           : axis == 1 ? dJointGetUniversalAngle2Rate(impl_->id)
                       : 0;
  case Kind::AngularMotor:
    return isAxis(axis) && impl_->attached() ? dJointGetAMotorAngleRate(impl_->id, axis) : 0;
  case Kind::Ball:
  case Kind::Slider:
  case Kind::Fixed:
  case Kind::LinearMotor:
  case Kind::InPlane:
  case Kind::Planar:
    break;
  }
  return 0;
}

double Joint::position() const
{
  return impl_->kind == Kind::Slider && impl_->attached() ? dJointGetSliderPosition(impl_->id) : 0;
}

double Joint::positionRate() const
{
  return impl_->kind == Kind::Slider && impl_->attached() ? dJointGetSliderPositionRate(impl_->id) : 0;
}

} // namespace sparkwright::physics
