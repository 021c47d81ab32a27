#include "physics/joint/JointAids.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::physics
{

namespace
{

using Kind = Joint::Kind;

/// A hinge with a stop beyond this counts its turns: a bit less than half a turn, since stops give way a little.
constexpr double countedFrom = M_PI - 0.5;
/// Farther than this beyond a stop, another turn is tried: it may have been placed from outside.
constexpr double otherTurn = 0.5;
/// Forces of helpers that shall hold whatever comes.
constexpr double boundless = 1e9;
/// A motor with all its force gives way with this speed, rad/s or m/s, and dry friction with a tenth of it: less softness
/// would make motor and stop of one axis hard to tell apart for the solver.
constexpr double givingWay = 1e-5;
constexpr double leastCfm = 1e-10;
/// A steady motor that does not lead away from a stop presses on it, as if it were to move so much slower than the stop lets
/// it, rad/s or m/s. If both wanted the same speed, the solver could not tell them apart, and might give up.
constexpr double pressing = 1e-3;
/// A joint is kept this far from being exactly at a stop, rad or m: the solver gives up on ties.
constexpr double fromStop = 1e-9;
/// Share of the error that a following joint corrects in a step, and how fast at most.
constexpr double followingGain = 0.5;
constexpr double fastestCorrection = 5; ///< rad/s or m/s

bool isFastened(Kind kind, int axis)
{
  return axis == 0 ? kind == Kind::Hinge || kind == Kind::Slider || kind == Kind::Hinge2 || kind == Kind::Universal
                   : axis == 1 && (kind == Kind::Hinge2 || kind == Kind::Universal);
}

bool mayBeSteady(Kind kind, int axis) { return axis == 0 && (kind == Kind::Hinge || kind == Kind::Slider); }

bool countsTurns(double low, double high)
{
  const bool beyond = (std::isfinite(high) && high > countedFrom) || (std::isfinite(low) && low < -countedFrom);
  return low <= high && beyond;
}

void setEngineStops(dJointID joint, double low, double high)
{
  const auto set = dJointGetType(joint) == dJointTypeSlider ? dJointSetSliderParam : dJointSetHingeParam;
  set(joint, dParamLoStop, low);
  set(joint, dParamHiStop, high);
}

/// The engine's bodies: the first, and the other one or null.
struct EnginePair
{
  explicit EnginePair(dJointID joint) : first(dJointGetBody(joint, 0)), second(dJointGetBody(joint, 1))
  {
    reversed = !first;
    if(reversed)
      std::swap(first, second);
  }
  dBodyID first, second;
  bool reversed;
};

Mat3 turnOf(dBodyID body) { return body ? toMat3(dBodyGetRotation(body)) : Mat3::Identity(); }

/// Lets a helper act along one axis of a joint, as often as it has motors.
void aim(Joint& joint, Joint& helper, int axis, int count)
{
  helper.attach(joint.first(), joint.second());
  helper.setMotorAxisCount(count);
  const bool crossed = joint.kind() == Kind::Hinge2 || joint.kind() == Kind::Universal;
  // The body that carries the axis.
  const int carrier = crossed && axis == 1 ? 2 : joint.first() || crossed ? 1 : 2;
  const bool isThere = carrier == 1 ? joint.first() != nullptr : joint.second() != nullptr;
  Vec3 direction = joint.axis(axis);
  if(joint.kind() == Kind::Slider && !joint.first())
    direction = -direction; // As the engine counts.
  for(int i = 0; i < count; ++i)
    helper.setMotorAxis(i, isThere ? carrier : 0, direction);
}

std::unique_ptr<Joint> makeHelper(const Joint& joint)
{
  return Access::makeJoint(*Access::impl(joint).world,
                           joint.kind() == Kind::Slider ? Kind::LinearMotor : Kind::AngularMotor);
}

} // namespace

Joint::Impl::Impl() = default;
Joint::Impl::~Impl() = default;

JointAids& JointAids::of(Joint& joint)
{
  Joint::Impl& impl = Access::impl(joint);
  if(!impl.aids)
  {
    impl.aids = std::make_unique<JointAids>();
    impl.world->aidedJoints.push_back(&joint);
  }
  return *impl.aids;
}

void JointAids::forget(Joint& joint)
{
  const Joint::Impl& impl = Access::impl(joint);
  if(impl.aids)
    std::erase(impl.world->aidedJoints, &joint);
  for(Joint* const other : impl.world->aidedJoints)
    if(std::optional<Following>& following = Access::impl(*other).aids->following;
       following && following->leader == &joint)
      following->leader = nullptr;
}

bool JointAids::set(Joint& joint, JointParameter parameter, int axis, double value)
{
  const Joint::Impl& impl = Access::impl(joint);
  const auto index = static_cast<std::size_t>(axis);
  switch(parameter)
  {
  case JointParameter::Damping:
  case JointParameter::Friction:
    if(isFastened(impl.kind, axis) && value >= 0 && (value > 0 || impl.aids))
    {
      Axis& own = of(joint).axes[index];
      (parameter == JointParameter::Damping ? own.damping : own.friction) = value;
      impl.aids->setResistance(joint, index);
    }
    return true;
  case JointParameter::SteadyMotor:
    if(mayBeSteady(impl.kind, axis) && (value != 0 || impl.aids))
      of(joint).setSteady(joint, index, value != 0);
    return true;
  case JointParameter::MotorVelocity:
  case JointParameter::MaxMotorForce:
    if(!impl.aids || index >= impl.aids->axes.size() || !impl.aids->axes[index].steady)
      return false;
    (parameter == JointParameter::MotorVelocity ? impl.aids->axes[index].velocity : impl.aids->axes[index].force) = value;
    impl.aids->driveMotor(impl.aids->axes[index]);
    return true;
  case JointParameter::LowStop:
  case JointParameter::HighStop:
    return mayBeSteady(impl.kind, axis) && setStop(joint, parameter, value);
  default:
    return false;
  }
}

std::optional<double> JointAids::get(const Joint::Impl& joint, JointParameter parameter, int axis)
{
  const auto index = static_cast<std::size_t>(axis);
  const JointAids* const aids = joint.aids.get();
  const Axis* const own = aids && index < aids->axes.size() ? &aids->axes[index] : nullptr;
  const auto ifSteady = [own](double value) { return own && own->steady ? std::optional(value) : std::nullopt; };
  switch(parameter)
  {
  case JointParameter::Damping:
    return own ? own->damping : 0;
  case JointParameter::Friction:
    return own ? own->friction : 0;
  case JointParameter::SteadyMotor:
    return own && own->steady ? 1 : 0;
  case JointParameter::MotorVelocity:
    return ifSteady(own ? own->velocity : 0);
  case JointParameter::MaxMotorForce:
    return ifSteady(own ? own->force : 0);
  case JointParameter::LowStop:
    return aids && aids->ownsStops && axis == 0 ? std::optional(aids->low) : std::nullopt;
  case JointParameter::HighStop:
    return aids && aids->ownsStops && axis == 0 ? std::optional(aids->high) : std::nullopt;
  default:
    return std::nullopt;
  }
}

bool JointAids::setStop(Joint& joint, JointParameter parameter, double value)
{
  const Joint::Impl& impl = Access::impl(joint);
  double low = joint.parameter(JointParameter::LowStop, 0), high = joint.parameter(JointParameter::HighStop, 0);
  (parameter == JointParameter::LowStop ? low : high) = value;
  const bool counts = impl.kind == Kind::Hinge && physics::countsTurns(low, high);
  if(!counts && !(impl.aids && impl.aids->ownsStops))
    return false;
  JointAids& aids = of(joint);
  if(counts && !aids.turns)
    aids.turned = dJointGetHingeAngle(impl.id);
  aids.turns = counts;
  aids.ownsStops = counts || aids.axes[0].steady;
  aids.low = low;
  aids.high = high;
  setEngineStops(impl.id, low, high);
  return true;
}

void JointAids::setSteady(Joint& joint, std::size_t axis, bool steady)
{
  Axis& own = axes[axis];
  if(own.steady == steady)
    return;
  const int index = static_cast<int>(axis);
  const double velocity = joint.parameter(JointParameter::MotorVelocity, index);
  const double force = joint.parameter(JointParameter::MaxMotorForce, index);
  own.steady = false;
  joint.setParameter(JointParameter::MotorVelocity, index, steady ? 0 : velocity);
  joint.setParameter(JointParameter::MaxMotorForce, index, steady ? 0 : force);
  own.steady = steady;
  own.velocity = velocity;
  own.force = force;
  own.motor = steady ? makeHelper(joint) : nullptr;
  low = joint.parameter(JointParameter::LowStop, index);
  high = joint.parameter(JointParameter::HighStop, index);
  ownsStops = turns || steady;
  setEngineStops(Access::impl(joint).id, low, high);
  if(!steady)
    return;
  aim(joint, *own.motor, index, 1);
  own.motor->enableFeedback(Access::impl(joint).measured);
  driveMotor(own);
}

void JointAids::driveMotor(Axis& axis) const
{
  const double force = std::clamp(axis.force, 0.0, Joint::strongestSteadyMotor);
  axis.motor->setParameter(JointParameter::MotorVelocity, 0, axis.velocity);
  axis.motor->setParameter(JointParameter::MaxMotorForce, 0, force);
  axis.motor->setParameter(JointParameter::Cfm, 0, force > 0 ? std::max(leastCfm, givingWay / force) : leastCfm);
}

/// Damping is a motor at rest that is as soft as the damping wants: its force grows with the speed at the end of the step, so
/// that it never turns the motion round.
void JointAids::setResistance(Joint& joint, std::size_t axis)
{
  Axis& own = axes[axis];
  if(own.damping == 0 && own.friction == 0)
  {
    own.resistance.reset();
    return;
  }
  if(!own.resistance)
  {
    own.resistance = makeHelper(joint);
    aim(joint, *own.resistance, static_cast<int>(axis), 2);
  }
  Joint& helper = *own.resistance;
  helper.setParameter(JointParameter::MaxMotorForce, 0, std::min(own.friction, boundless));
  helper.setParameter(JointParameter::Cfm, 0,
                      own.friction > 0 ? std::max(leastCfm, 0.1 * givingWay / own.friction) : leastCfm);
  helper.setParameter(JointParameter::MaxMotorForce, 1, own.damping > 0 ? boundless : 0);
  helper.setParameter(JointParameter::Cfm, 1, own.damping > 0 ? std::max(leastCfm, 1 / own.damping) : leastCfm);
}

void JointAids::layInPlane(Joint& joint, const Vec3& normal)
{
  JointAids& aids = of(joint);
  const Joint::Impl& impl = Access::impl(joint);
  if(!aids.plane)
    aids.plane.emplace().upright = Access::makeJoint(*impl.world, Kind::AngularMotor);
  HeldPlane& plane = *aids.plane;
  plane.upright->attach(joint.first(), joint.second());
  const EnginePair pair(impl.id);
  if(!pair.first)
    return;
  const Vec3 unit = normal.normalized();
  const Mat3 rotation = turnOf(pair.first);
  plane.normal = rotation.transpose() * unit;
  plane.otherNormal = turnOf(pair.second).transpose() * unit;
  const Vec3 across = unit.unitOrthogonal();
  plane.across = {rotation.transpose() * across, rotation.transpose() * unit.cross(across)};
  const Vec3 way = toVec3(dBodyGetPosition(pair.first)) - (pair.second ? toVec3(dBodyGetPosition(pair.second)) : Vec3::Zero());
  plane.distance = unit.dot(way);

  const int carrier = pair.reversed ? 2 : 1;
  dJointSetLMotorNumAxes(impl.id, 1);
  joint.impl_->frames.motorAxisCount = 1;
  joint.setMotorAxis(0, pair.second ? carrier : 0, unit);
  dJointSetLMotorParam(impl.id, dParamFMax, boundless);
  plane.upright->setMotorAxisCount(2);
  for(int i = 0; i < 2; ++i)
  {
    plane.upright->setMotorAxis(i, carrier, rotation * plane.across[static_cast<std::size_t>(i)]);
    plane.upright->setParameter(JointParameter::MaxMotorForce, i, boundless);
  }
}

void JointAids::followAttachment(Joint& joint)
{
  for(std::size_t i = 0; i < axes.size(); ++i)
  {
    if(axes[i].motor)
      aim(joint, *axes[i].motor, static_cast<int>(i), 1);
    if(axes[i].resistance)
      aim(joint, *axes[i].resistance, static_cast<int>(i), 2);
  }
  if(turns)
    turned = dJointGetHingeAngle(Access::impl(joint).id);
}

void JointAids::enableFeedback(bool enabled)
{
  if(axes[0].motor)
    axes[0].motor->enableFeedback(enabled);
}

void JointAids::save(JointState& state) const
{
  for(std::size_t i = 0; i < axes.size(); ++i)
    state.own[i] = {axes[i].damping, axes[i].friction, axes[i].steady};
  state.turned = turns ? turned : 0;
}

Vec3 JointAids::normal(const Joint& joint) const
{
  const EnginePair pair(Access::impl(joint).id);
  return plane && pair.first ? Vec3(turnOf(pair.first) * plane->normal) : Vec3::Zero();
}

// Turns. The engine compares stops with the angle that it measures, from -π to π, so they are shifted by the turns made.

bool JointAids::isWithinStops(const Joint::Impl& hinge, double angle, double margin) const
{
  const double counted = EnginePair(hinge.id).reversed ? -angle : angle; // As the engine counts.
  return counted >= low - margin && counted <= high + margin;
}

double JointAids::nearest(const Joint::Impl& hinge, double expected) const
{
  const double measured = dJointGetHingeAngle(hinge.id);
  const double found = measured + 2 * M_PI * std::round((expected - measured) / (2 * M_PI));
  if(isWithinStops(hinge, found, otherTurn))
    return found;
  for(const double other : {found - 2 * M_PI, found + 2 * M_PI})
    if(isWithinStops(hinge, other, 0))
      return other;
  return found;
}

double JointAids::angle(const Joint::Impl& hinge) const
{
  return turns ? nearest(hinge, turned) : dJointGetHingeAngle(hinge.id);
}

void JointAids::placeStops(const Joint::Impl& joint, double seconds)
{
  const bool slides = joint.kind == Kind::Slider;
  const bool turnedRound = !slides && EnginePair(joint.id).reversed;
  const double measured = slides ? dJointGetSliderPosition(joint.id) : dJointGetHingeAngle(joint.id);
  double shift = 0;
  if(turns)
  {
    turned = nearest(joint, turned);
    shift = 2 * M_PI * std::round((turned - measured) / (2 * M_PI));
  }
  std::array<double, 2> stops{low - (turnedRound ? -shift : shift), high - (turnedRound ? -shift : shift)};
  if(axes[0].steady)
  {
    const double erp = (slides ? dJointGetSliderParam : dJointGetHingeParam)(joint.id, dParamStopERP);
    driveMotor(axes[0]);
    stops = pressOnStop(turnedRound ? -measured : measured, stops, erp, seconds);
  }
  setEngineStops(joint.id, stops[0], stops[1]);
}

void JointAids::countTurns(Joint& joint, double seconds)
{
  if(!turns)
    return;
  const Joint::Impl& hinge = Access::impl(joint);
  if(hinge.attached())
    turned = nearest(hinge, turned + dJointGetHingeAngleRate(hinge.id) * seconds);
}

void JointAids::prepare(Joint& joint, double seconds)
{
  const Joint::Impl& impl = Access::impl(joint);
  if(!impl.attached())
    return;
  if(following)
    follow(joint, seconds);
  if(ownsStops)
    placeStops(impl, seconds);
  if(plane)
    keepInPlane(impl, seconds);
}

std::array<double, 2> JointAids::pressOnStop(double place, std::array<double, 2> stops, double erp, double seconds)
{
  Axis& axis = axes[0];
  const auto [least, most] = stops;
  if(least == most)
    axis.motor->setParameter(JointParameter::MaxMotorForce, 0, 0); // The stop alone holds it.
  const double side = place <= least ? 1 : place >= most ? -1 : 0; // Where the way is free.
  if(!(least < most))
    return stops;
  if(side == 0)
  {
    // The engine knows a stop only once it is reached: the motor leads to it and no further.
    axis.motor->setParameter(JointParameter::MotorVelocity, 0,
                             std::clamp(axis.velocity, (least - place) / seconds, (most - place) / seconds));
    return stops;
  }
  double& stop = stops[side > 0 ? 0 : 1];
  if(std::abs(place - stop) < fromStop)
    stop = place + side * fromStop;
  const double back = std::abs(place - stop) * erp / seconds;
  if(side * axis.velocity < back + pressing)
    axis.motor->setParameter(JointParameter::MotorVelocity, 0, side * (back - pressing));
  return stops;
}

void JointAids::follow(Joint& joint, double seconds)
{
  const auto placeOf = [](const Joint& j) { return j.kind() == Kind::Slider ? j.position() : j.angle(0); };
  const auto rateOf = [](const Joint& j) { return j.kind() == Kind::Slider ? j.positionRate() : j.angleRate(0); };
  double velocity = 0;
  if(const Joint* const leader = following->leader)
  {
    const double error = following->multiplier * placeOf(*leader) + following->offset - placeOf(joint);
    velocity = following->multiplier * rateOf(*leader) +
               std::clamp(error * followingGain / seconds, -fastestCorrection, fastestCorrection);
  }
  // The engine turns the sign of the angle of a joint without a first body, but not that of its motor.
  const double sign = joint.kind() == Kind::Hinge && !joint.first() ? -1 : 1;
  axes[0].velocity = std::clamp(sign * velocity, -speedLimit, speedLimit);
  if(std::abs(velocity) > 1e-3)
    for(Body* const body : {joint.first(), joint.second()})
      if(body && !body->isEnabled())
        body->enable();
}

void JointAids::keepInPlane(const Joint::Impl& joint, double seconds) const
{
  const EnginePair pair(joint.id);
  const double k = dWorldGetERP(joint.world->id) / seconds;
  const Mat3 rotation = turnOf(pair.first);
  const Vec3 other = turnOf(pair.second) * plane->otherNormal;
  const Vec3 normal = pair.second ? Vec3(rotation * plane->normal) : other;
  const Vec3 way = toVec3(dBodyGetPosition(pair.first)) - (pair.second ? toVec3(dBodyGetPosition(pair.second)) : Vec3::Zero());
  dJointSetLMotorParam(joint.id, dParamVel, k * (plane->distance - normal.dot(way)));
  const Vec3 tilt = Vec3(rotation * plane->normal).cross(other);
  for(int i = 0; i < 2; ++i)
    plane->upright->setParameter(JointParameter::MotorVelocity, i,
                                 k * tilt.dot(rotation * plane->across[static_cast<std::size_t>(i)]));
}

// What users call.

void Joint::setTurns(double angle)
{
  if(impl_->aids && impl_->aids->turns && std::isfinite(angle))
    impl_->aids->turned = angle;
}

bool Joint::countsTurns() const { return impl_->aids && impl_->aids->turns; }

const Joint* Joint::leader() const
{
  return impl_->aids && impl_->aids->following ? impl_->aids->following->leader : nullptr;
}

bool Joint::follow(Joint& leader, double multiplier, double offset)
{
  const auto isPossible = [](const Joint& joint) { return joint.kind() == Kind::Hinge || joint.kind() == Kind::Slider; };
  if(!isPossible(*this) || !isPossible(leader) || leader.impl_->world != impl_->world || !std::isfinite(multiplier) ||
     !std::isfinite(offset))
    return false;
  for(const Joint* above = &leader; above; above = above->leader())
    if(above == this)
      return false;
  setParameter(JointParameter::SteadyMotor, 0, 1);
  if(!(parameter(JointParameter::MaxMotorForce, 0) > 0))
    setParameter(JointParameter::MaxMotorForce, 0, followingForce);
  impl_->aids->following = JointAids::Following{&leader, multiplier, offset};
  return true;
}

} // namespace sparkwright::physics
