#include "RandomWorldSupport.h"

#include "physics/State.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright::physics
{

RandomWorld::RandomWorld(std::uint64_t number, World::Solver solver) : random_(number)
{
  world_.setSolver(solver);
  world_.setGravity(isLuck(0.8) ? Vec3(0, 0, -9.81) : Vec3(between(-5, 5), between(-5, 5), between(-5, 5)));
  world_.setCfm(isLuck(0.7) ? 1e-5 : betweenPowers(-10, -2));
  world_.setErp(isLuck(0.7) ? 0.2 : between(0, 1));
  world_.setAutoDisable(isLuck(0.5));
  world_.setContactSurfaceLayer(isLuck(0.5) ? 0.001 : 0);
  ground_->addTo(*space_);
  isExtreme_ = isLuck(0.2);
  size_ = betweenPowers(-1, 0.7);
  seconds_ = isLuck(0.8) ? stepSize : betweenPowers(-4, -1);
  setSurface();
  addBodies();
  addJoints();
}

double RandomWorld::between(double low, double high)
{
  // The standard's distributions differ between libraries.
  return low + (high - low) * (static_cast<double>(random_() >> 11) * 0x1p-53);
}

double RandomWorld::betweenPowers(double low, double high) { return std::pow(10.0, between(low, high)); }

int RandomWorld::below(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

Vec3 RandomWorld::direction()
{
  const Vec3 v(between(-1, 1), between(-1, 1), between(-1, 1));
  return v.norm() > 0.01 ? v : Vec3(1, 0, 0);
}

void RandomWorld::addBodies()
{
  const int count = 1 + below(isLuck(0.2) ? 40 : 12);
  size_ = std::max(size_, 0.1 * std::cbrt(count)); // Not all of them in one another.
  for(int i = 0; i < count; ++i)
    addBody();
}

void RandomWorld::addBody()
{
  const double mass = isExtreme_ ? betweenPowers(-5, 5) : betweenPowers(-1.5, 1.5);
  const Vec3 place(between(-1, 1) * size_, between(-1, 1) * size_, between(-0.1, 1) * size_);
  const auto length = [this] { return betweenPowers(-1.3, -0.3); };
  Thing thing = isLuck(0.3) ? sphereThing(world_, *space_, mass, length(), place)
                            : boxThing(world_, *space_, mass, {length(), length(), length()}, place);
  Body& body = *thing.body;
  if(isLuck(0.7))
    body.setRotation(Eigen::AngleAxisd(between(-3, 3), direction().normalized()).toRotationMatrix());
  const double speed = isExtreme_ ? betweenPowers(-2, 3) : betweenPowers(-2, 0.7);
  if(isLuck(0.7))
    body.setLinearVelocity(speed * direction());
  if(isLuck(0.7))
    body.setAngularVelocity(speed * direction());
  if(isLuck(0.1))
    body.setGravityMode(false);
  things_.push_back(std::move(thing));
}

void RandomWorld::addJoints()
{
  const double share = between(0, 1);
  for(std::size_t i = 1; i < things_.size(); ++i)
    if(isLuck(share))
    {
      Body* const a = things_[i].body.get();
      Body* const b = things_[static_cast<std::size_t>(below(static_cast<int>(i)))].body.get();
      isLuck(0.5) ? addJoint(a, b) : addJoint(b, a);
    }
  const int more = below(4);
  for(int i = 0; i < more; ++i)
  {
    Body* const a = things_[static_cast<std::size_t>(below(static_cast<int>(things_.size())))].body.get();
    Body* const b = things_[static_cast<std::size_t>(below(static_cast<int>(things_.size())))].body.get();
    if(isLuck(0.3))
      isLuck(0.5) ? addJoint(a, nullptr) : addJoint(nullptr, a);
    else if(a != b)
      addJoint(a, b);
  }
}

void RandomWorld::addJoint(Body* first, Body* second)
{
  const auto kind = static_cast<Joint::Kind>(isLuck(0.4) ? 1 : below(8));
  if(kind == Joint::Kind::Planar && (!first || second))
    return;
  joints_.push_back(world_.createJoint(kind));
  Joint& joint = *joints_.back();
  joint.attach(first, second);
  const Body& body = first ? *first : *second;
  joint.setAnchor(body.position() + 0.2 * direction());
  if(kind == Joint::Kind::AngularMotor)
  {
    joint.setMotorAxisCount(1 + below(3));
    for(int i = 0; i < 3; ++i)
      joint.setMotorAxis(i, below(3), direction());
    if(isLuck(0.5))
    {
      joint.setMotorEulerMode(true);
      if(isLuck(0.8)) // Else they stay as they are: oblique, or of the world.
        setEulerAxes(joint);
    }
  }
  joint.setAxis(0, direction());
  joint.setAxis(1, direction());
  if(isLuck(0.8))
    joint.setFixed();
  joint.enableFeedback(isLuck(0.3));
  setParameters(joint);
}

void RandomWorld::setEulerAxes(Joint& joint)
{
  const Vec3 first = direction();
  joint.setMotorAxis(0, isLuck(0.9) ? 1 : 0, first);
  joint.setMotorAxis(2, isLuck(0.9) ? 2 : 0, isLuck(0.8) ? first.cross(direction()) : direction());
}

void RandomWorld::setParameters(Joint& joint)
{
  for(int axis = 0; axis < 3; ++axis)
  {
    const auto set = [&](JointParameter parameter, double value) { joint.setParameter(parameter, axis, value); };
    if(isLuck(0.6))
    {
      const double low = between(-2, 0.3);
      const double high = isLuck(0.1) ? low : between(-0.3, 2);
      set(JointParameter::LowStop, low);
      set(JointParameter::HighStop, high);
    }
    if(isLuck(0.6))
    {
      set(JointParameter::MaxMotorForce, betweenPowers(-2, 3));
      set(JointParameter::MotorVelocity, isLuck(0.2) ? 0 : between(-5, 5));
    }
    if(isLuck(0.3))
      set(JointParameter::FudgeFactor, between(0, 1));
    if(isLuck(0.3))
      set(JointParameter::Bounce, between(0, 1));
    if(isLuck(0.3))
      set(JointParameter::Cfm, betweenPowers(-9, -3));
    if(isLuck(0.3))
      set(JointParameter::StopErp, between(0, 1));
    if(isLuck(0.3))
      set(JointParameter::StopCfm, betweenPowers(-9, -3));
    if(isLuck(0.3))
      set(JointParameter::SuspensionErp, between(0, 1));
    if(isLuck(0.3))
      set(JointParameter::SuspensionCfm, betweenPowers(-9, -2));
  }
}

void RandomWorld::setSurface()
{
  Surface& surface = listener_.surface;
  surface.mu = isLuck(0.4) ? infinity : isLuck(0.2) ? 0 : betweenPowers(-2, 2);
  surface.coulombMode = isLuck(0.5);
  surface.bounceMode = isLuck(0.5);
  surface.bounce = between(0, 1);
  surface.bounceVelocity = between(0, 1);
  surface.softErpMode = isLuck(0.5);
  surface.softErp = between(0, 1);
  surface.softCfmMode = isLuck(0.5);
  surface.softCfm = betweenPowers(-8, -1);
  surface.slipMode = isLuck(0.5);
  surface.slip = betweenPowers(-6, 0);
  if(isLuck(0.2))
  {
    surface.along = direction().normalized();
    surface.muAcross = isLuck(0.3) ? infinity : isLuck(0.3) ? 0 : betweenPowers(-2, 2);
  }
  listener_.measure = isLuck(0.5);
}

void RandomWorld::disturb()
{
  for(const std::unique_ptr<Joint>& joint : joints_)
    if(isLuck(0.3))
      joint->setParameter(JointParameter::MotorVelocity, below(3), between(-5, 5));
  for(const Thing& thing : things_)
  {
    if(isLuck(0.1))
      thing.body->addForce(betweenPowers(-1, 2) * direction());
    if(isLuck(0.1))
      thing.body->addTorque(betweenPowers(-2, 1) * direction());
    if(isLuck(0.01))
      thing.body->setPosition(thing.body->position() + direction());
  }
}

void RandomWorld::step()
{
  disturb();
  world_.clearContacts();
  listener_.reset();
  world_.collide(*space_, listener_);
  world_.step(seconds_);
}

std::vector<double> RandomWorld::state() const
{
  std::vector<double> numbers;
  const auto add = [&](const Vec3& v) { numbers.insert(numbers.end(), v.begin(), v.end()); };
  for(const Thing& thing : things_)
  {
    const BodyState state = thing.body->state();
    numbers.insert(numbers.end(), state.pose.begin(), state.pose.end());
    const Mat3 rotation = thing.body->rotation();
    numbers.insert(numbers.end(), rotation.data(), rotation.data() + 9);
    add(state.linearVelocity);
    add(state.angularVelocity);
    add(state.force);
    add(state.torque);
    numbers.push_back(state.enabled ? 1 : 0);
    numbers.push_back(state.stepsToSleep);
  }
  for(const std::unique_ptr<Joint>& joint : joints_)
  {
    const JointFeedback feedback = joint->feedback();
    for(const Vec3& v : {feedback.force1, feedback.torque1, feedback.force2, feedback.torque2})
      add(v);
    for(const int axis : {0, 1, 2})
      numbers.push_back(joint->angle(axis));
  }
  for(const ContactId contact : listener_.made)
    add(world_.contactForce(contact).force);
  return numbers;
}

std::string RandomWorld::description() const
{
  std::string text = std::to_string(things_.size()) + " bodies, " + std::to_string(world_.contactCount()) +
                     " contacts, kinds of joints:";
  for(const std::unique_ptr<Joint>& joint : joints_)
    text += ' ' + std::to_string(static_cast<int>(joint->kind()));
  return text;
}

} // namespace sparkwright::physics
