#include "core/game/f2000/nodes/RobotNode.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/ShapeNode.h"
#include "core/game/f2000/plugins/PluginTexts.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "core/services/SimulationHost.h"

#include <cmath>

namespace sparkwright::f2000
{

namespace
{

using physics::JointParameter;

Pose planePose(const Mat4f& at)
{
  return {at(0, 3), at(1, 3), std::atan2(at(1, 0), at(0, 0))};
}

Mat4f matrixOf(const Pose& pose)
{
  Mat4f m = rotationZ(static_cast<float>(pose.theta));
  setTranslation(m, {static_cast<float>(pose.x), static_cast<float>(pose.y), 0});
  return m;
}

} // namespace

void RobotNode::describe(std::shared_ptr<const RobotForm> form, std::vector<StatePart> parts)
{
  form_ = std::move(form);
  parts_ = std::move(parts);
  manipulators_.clear();
  for(const ManipulatorForm& manipulator : form_->manipulators)
    manipulators_.emplace_back(manipulator);
}

void RobotNode::onLink()
{
  useWorld();
  body_ = parent()->childOf<RigidBody>();
  if(!body_ || !body_->hasBody() || !form_)
  {
    body_ = nullptr;
    return;
  }
  joint_ = engine().createJoint(physics::Joint::Kind::Planar);
  joint_->attach(&body_->body(), nullptr);
  const double turnInertia = body_->body().mass().inertia(2, 2);
  // Presets: as much as tyres hold.
  wheels_.reset();
  if(form_->traction == Traction::Wheels)
    wheels_.emplace(*form_);
  const double force = wheels_ ? 0 : form_->maxForce.value_or(form_->mass * 4), torque = wheels_ ? 0 : form_->maxTorque.value_or(turnInertia * 20);
  for(int axis = 0; axis < 3; ++axis)
    joint_->setParameter(JointParameter::MaxMotorForce, axis, axis < 2 ? force : torque);
  planned_ = start = pose();
  for(StatePart& part : parts_)
    showState(part);
}

void RobotNode::onUnlink()
{
  joint_.reset();
  body_ = nullptr;
  if(PlayWatcher* const watcher = context()->service<PlayWatcher>())
    watcher->forget(*this);
}

double RobotNode::seconds() const
{
  const SimulationHost* const host = context() ? context()->service<SimulationHost>() : nullptr;
  return host ? host->cycleSeconds() : 0.01;
}

Pose RobotNode::pose() const
{
  return composed(planePose(body_->bodyPose()), {-form_->centreX, -form_->centreY, 0});
}

Twist RobotNode::twist() const
{
  const Vec3f v = body_->velocity();
  const double omega = body_->angularVelocity().z();
  const Pose at = pose(), middle = composed(at, centre());
  // The robot's own frame moves otherwise than its centre of mass.
  const double vx = v.x() - omega * (at.y - middle.y), vy = v.y() + omega * (at.x - middle.x);
  const double c = std::cos(at.theta), s = std::sin(at.theta);
  return {c * vx + s * vy, -s * vx + c * vy, omega};
}

bool RobotNode::isMoving() const
{
  constexpr double slow = 0.01; // m/s, rad/s
  const Twist now = twist();
  return std::abs(now.vx) > slow || std::abs(now.vy) > slow || std::abs(now.omega) > slow;
}

void RobotNode::place(const Pose& at)
{
  const Mat4f matrix = matrixOf(composed(at, centre()));
  body_->setRotation(matrix);
  body_->setPosition(translation(matrix));
  setTwist({});
  planned_ = at;
  if(Transform* const above = root())
    above->setWorld(body_->bodyPose());
}

void RobotNode::setTwist(const Twist& twist)
{
  const Pose at = pose(), middle = composed(at, centre());
  const double c = std::cos(at.theta), s = std::sin(at.theta);
  const double vx = c * twist.vx - s * twist.vy + twist.omega * (at.y - middle.y);
  const double vy = s * twist.vx + c * twist.vy - twist.omega * (at.x - middle.x);
  body_->setVelocity({static_cast<float>(vx), static_cast<float>(vy), 0});
  body_->setAngularVelocity({0, 0, static_cast<float>(twist.omega)});
  body_->body().enable();
}

void RobotNode::push(const Eigen::Vector2d& at, const Eigen::Vector2d& impulse)
{
  const physics::Mass mass = body_->body().mass();
  const Vec3f middle = body_->position();
  const Eigen::Vector2d arm = at - Eigen::Vector2d(middle.x(), middle.y());
  const double turn = (arm.x() * impulse.y() - arm.y() * impulse.x()) / mass.inertia(2, 2);
  const Vec3f v = body_->velocity(), omega = body_->angularVelocity();
  body_->setVelocity({v.x() + static_cast<float>(impulse.x() / mass.mass), v.y() + static_cast<float>(impulse.y() / mass.mass), v.z()});
  body_->setAngularVelocity({omega.x(), omega.y(), omega.z() + static_cast<float>(turn)});
}

void RobotNode::prePhysics()
{
  if(!joint_)
    return;
  const double dt = seconds();
  LocalText failed;
  const Relocation way = devices ? devices->step(dt, failed) : Relocation();
  if(!failed.empty() && context()->log)
    context()->log->warning(pluginText("f2kPlugin.driveFailed", id, failed));
  if(wheels_)
    return roll(way, dt);
  // What is left of the way of the last cycle is made up for, unless something has held the robot up.
  constexpr double most = 0.002, mostTurn = 0.01; // m, rad
  const Pose now = pose();
  if(std::hypot(planned_.x - now.x, planned_.y - now.y) > most || std::abs(normalized(planned_.theta - now.theta)) > mostTurn)
    planned_ = now;
  planned_ = moved(planned_, way);
  const Pose from = composed(now, centre()), to = composed(planned_, centre());
  wanted_ = {(to.x - from.x) / dt, (to.y - from.y) / dt, normalized(to.theta - from.theta) / dt};
  const double speeds[] = {wanted_.vx, wanted_.vy, wanted_.omega};
  for(int axis = 0; axis < 3; ++axis)
    joint_->setParameter(JointParameter::MotorVelocity, axis, speeds[axis]);
  if(way.dx != 0 || way.dy != 0 || way.dtheta != 0)
    body_->body().enable();
}

/// Wheels turn as the drive wants, and friction does what it can.
void RobotNode::roll(const Relocation& way, double dt)
{
  const physics::Mass mass = body_->body().mass();
  const Pose now = pose();
  planned_ = moved(now, way);
  // The velocity of the centre of mass, in the frame of the robot.
  const auto ofCentre = [this](const Twist& twist)
  { return Twist{twist.vx - twist.omega * form_->centreY, twist.vy + twist.omega * form_->centreX, twist.omega}; };
  const Twist wanted = ofCentre({way.dx / dt, way.dy / dt, way.dtheta / dt});
  const Twist next = wheels_->after(ofCentre(twist()), wanted, mass.mass, mass.inertia(2, 2), -engine().gravity().z(), dt);
  const double c = std::cos(now.theta), s = std::sin(now.theta);
  const auto inWorld = [c, s](const Twist& twist) { return Twist{c * twist.vx - s * twist.vy, s * twist.vx + c * twist.vy, twist.omega}; };
  wanted_ = inWorld(wanted);
  const Twist turned = inWorld(next);
  body_->setVelocity({static_cast<float>(turned.vx), static_cast<float>(turned.vy), 0});
  body_->setAngularVelocity({0, 0, static_cast<float>(turned.omega)});
  if(next.vx != 0 || next.vy != 0 || next.omega != 0)
    body_->body().enable();
}

void RobotNode::postPhysics()
{
  if(!joint_)
    return;
  keepUpright();
  constexpr double least = 0.05, held = 0.5, off = 0.1; // m/s, share, m/s
  const Vec3f v = body_->velocity();
  const double wanted = std::hypot(wanted_.vx, wanted_.vy), is = std::hypot(v.x(), v.y());
  const double turnWanted = std::abs(wanted_.omega), turn = std::abs(body_->angularVelocity().z());
  const bool stalled = (wanted > least && is < held * wanted) || (turnWanted > least && turn < held * turnWanted);
  const bool slipping = std::hypot(v.x() - wanted_.vx, v.y() - wanted_.vy) > off;
  grip_ = stalled ? Grip::Stalled : slipping ? Grip::Slipping : Grip::Holds;
  if(devices)
    devices->correct(pose(), twist());
}

/// The joint stops it from tilting, but does not turn it back.
void RobotNode::keepUpright()
{
  constexpr float tilted = 1e-4f;
  const Mat4f at = body_->bodyPose();
  if(std::abs(at(2, 0)) < tilted && std::abs(at(2, 1)) < tilted && std::abs(at(2, 3)) < tilted)
    return;
  const Mat4f upright = matrixOf(planePose(at));
  body_->setRotation(upright);
  body_->setPosition(translation(upright));
}

void RobotNode::advanceManipulators(double dt)
{
  bool changed = false;
  for(Manipulator& manipulator : manipulators_)
  {
    const bool moves = manipulator.share() < 1;
    changed |= manipulator.advance(dt) || moves;
  }
  if(changed)
    for(StatePart& part : parts_)
      showState(part);
}

/// On the way into a state, its shapes come from where those of the last one were.
Pose RobotNode::shiftOf(const StatePart& part) const
{
  const Manipulator& manipulator = manipulators_[part.manipulator];
  const auto& states = manipulator.form().states;
  const double left = 1 - manipulator.share();
  const auto& from = states[manipulator.before()].shapes;
  const auto& to = states[manipulator.state()].shapes;
  if(left <= 0 || from.empty() || to.empty())
    return {};
  return {left * (from[0].pose.x - to[0].pose.x), left * (from[0].pose.y - to[0].pose.y), 0};
}

void RobotNode::showState(StatePart& part)
{
  const bool active = manipulators_[part.manipulator].state() == part.state;
  if(part.contacts)
    part.contacts->isActive = active;
  if(part.mesh)
    part.mesh->setVisible(active);
  if(!active)
    return;
  const Pose shift = shiftOf(part), mount = manipulators_[part.manipulator].form().mount;
  const double c = std::cos(mount.theta), s = std::sin(mount.theta);
  Pose at = part.at;
  at.x += c * shift.x - s * shift.y;
  at.y += s * shift.x + c * shift.y;
  at = {at.x - form_->centreX, at.y - form_->centreY, at.theta};
  if(part.collider)
    part.collider->moveTo(at);
  if(part.shown)
  {
    Mat4f local = matrixOf(at);
    setTranslation(local, {static_cast<float>(at.x), static_cast<float>(at.y), translation(part.shown->local()).z()});
    part.shown->setLocal(local);
  }
}

std::vector<Outline> RobotNode::outlinesOf(std::size_t which) const
{
  const Manipulator& manipulator = manipulators_[which];
  std::vector<Outline> outlines;
  const Pose frame = composed(pose(), manipulator.form().mount);
  for(const Primitive& primitive : manipulator.form().states[manipulator.state()].shapes)
    outlines.push_back(Outline::of(primitive, frame));
  return outlines;
}

void RobotNode::restart()
{
  for(Manipulator& manipulator : manipulators_)
    manipulator.reset();
  for(StatePart& part : parts_)
    showState(part);
  if(devices)
    devices->reset();
  grip_ = Grip::Holds;
  place(start);
}

void RobotNode::archive(StateArchive& a)
{
  a(planned_.x, planned_.y, planned_.theta, wanted_.vx, wanted_.vy, wanted_.omega);
  a.choice(grip_, Grip::Slipping);
}

} // namespace sparkwright::f2000
