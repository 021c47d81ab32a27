#include "core/game/simurosot/game/GameNodes.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/joint/Joints.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

Vec3f metres(double x, double y, double z)
{
  return {static_cast<float>(metresPerCm * x), static_cast<float>(metresPerCm * y), static_cast<float>(metresPerCm * z)};
}

} // namespace

Transform* PlayNode::root() const { return nearestTransform(); }

SimurosotGame* PlayNode::game() const { return context() ? context()->service<SimurosotGame>() : nullptr; }

void PlayNode::onUnlink()
{
  if(SimurosotGame* const match = game())
    match->forget(*this);
}

void PlayNode::findParts()
{
  if(Transform* const above = root())
    bodies_.find(*above);
}

void PlayNode::archive(StateArchive& a) { bodies_.archive(a); }

// Robot

void RobotNode::findParts()
{
  PlayNode::findParts();
  leftAxle_ = rightAxle_ = nullptr;
  Transform* const above = root();
  if(!above)
    return;
  above->visit<HingeJoint>(
      [this](HingeJoint& joint)
      {
        if(joint.name() == "leftAxle")
          leftAxle_ = &joint;
        else if(joint.name() == "rightAxle")
          rightAxle_ = &joint;
      });
  const int object = number + (side == Side::Yellow ? SST_MAX_ROBOTS : 0);
  above->visit<PlayContactHandler>([object](PlayContactHandler& handler) { handler.setObject(object); });
}

Pose RobotNode::pose() const
{
  const Mat4f at = bodies().pose();
  return {at(0, 3) / metresPerCm, at(1, 3) / metresPerCm, normalizedDeg(std::atan2(at(1, 0), at(0, 0)) * 180 / std::numbers::pi)};
}

Point RobotNode::velocity() const
{
  const Vec3f speed = bodies().empty() ? Vec3f(Vec3f::Zero()) : bodies().leader().velocity();
  return {speed.x() / metresPerCm, speed.y() / metresPerCm};
}

double RobotNode::omegaDeg() const
{
  return bodies().empty() ? 0 : bodies().leader().angularVelocity().z() * 180 / std::numbers::pi;
}

bool RobotNode::hasFallen() const { return bodies().pose()(2, 2) < 0.7f; }

void RobotNode::place(const Pose& pose, const LeagueProfile& profile)
{
  const double height = profile.robot.clearance + profile.field.robotSide / 2;
  bodies().place(metres(pose.x, pose.y, height), static_cast<float>(pose.angle * std::numbers::pi / 180));
  bodies().show();
}

void RobotNode::drive(double left, double right, const LeagueProfile& profile)
{
  left_ = left;
  right_ = right;
  const double turn = profile.robot.wheelUnit / profile.robot.wheelRadius; // rad/s for a command of 1
  const std::pair<HingeJoint*, double> wheels[] = {{leftAxle_, left}, {rightAxle_, right}};
  for(const auto& [axle, command] : wheels)
  {
    if(!axle || !axle->joint())
      continue;
    axle->setParameter(physics::JointParameter::MaxMotorForce, 0, static_cast<float>(profile.robot.motorTorque));
    axle->setMotorVelocity(0, static_cast<float>(command * turn));
    if(command != 0)
      axle->wakeFirstBody();
  }
}

void RobotNode::prePhysics()
{
  if(SimurosotGame* const match = game())
    match->drive(*this);
}

void RobotNode::show(ShownRobot& shown) const
{
  const Mat4f at = bodies().pose();
  constexpr double degrees = 180 / std::numbers::pi;
  shown.z = at(2, 3) / metresPerCm;
  shown.pitch = -degrees * std::asin(std::clamp<double>(at(2, 0), -1, 1));
  shown.roll = degrees * std::atan2(at(2, 1), at(2, 2));
  const auto turned = [](const HingeJoint* axle)
  {
    const double angle = axle && axle->joint() ? std::fmod(axle->angleDeg(0), 360.) : 0;
    return angle < 0 ? angle + 360 : angle;
  };
  shown.leftWheel = turned(leftAxle_);
  shown.rightWheel = turned(rightAxle_);
}

void RobotNode::archive(StateArchive& a)
{
  PlayNode::archive(a);
  a(left_, right_, fallen);
}

// Ball

Vec3f BallNode::position() const { return translation(bodies().pose()); }

Vec3f BallNode::velocity() const { return bodies().empty() ? Vec3f(Vec3f::Zero()) : bodies().leader().velocity(); }

void BallNode::place(const Point& point, const LeagueProfile& profile)
{
  bodies().place(metres(point.x, point.y, profile.field.ballRadius), 0);
  bodies().show();
}

// Contacts

SimurosotGame* PlayContactHandler::game() const
{
  return context() ? context()->service<SimurosotGame>() : nullptr;
}

void PlayContactHandler::refine(physics::Surface&, const ContactJointHandler& other, const physics::ContactPoint& point)
{
  SimurosotGame* const match = game();
  const auto* const theirs = match ? dynamic_cast<const PlayContactHandler*>(&other) : nullptr;
  if(theirs)
    match->contacts().touch(object_, theirs->object_, point);
}

void PlayContactHandler::contactForce(const physics::ContactForce& contact)
{
  if(SimurosotGame* const match = game())
    match->contacts().push(object_, contact);
}

} // namespace sparkwright::simurosot
