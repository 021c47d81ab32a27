#include "core/world/live/posture/Assembling.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"

#include <Eigen/Geometry>

#include <cmath>
#include <limits>

namespace sparkwright
{

using Kind = physics::Joint::Kind;

void Assembling::add(RigidBody& body, const Posture::Body* former)
{
  const Pose pose{body.body().rotation(), body.body().position()};
  links_.push_back({&body, former, pose, pose});
}

void Assembling::add(JointNode& joint, const Posture::Joint* former)
{
  const physics::Joint& j = *joint.joint();
  if(j.kind() == Kind::AngularMotor || (!j.first() && !j.second()))
    return;
  connections_.push_back({&joint, former, -1, -1, j.anchor(), {j.axis(0), j.axis(1)}});
}

int Assembling::linkOf(const RigidBody* body) const
{
  for(std::size_t i = 0; i < links_.size(); ++i)
    if(links_[i].body == body)
      return static_cast<int>(i);
  return -1;
}

Assembling::Pose Assembling::turn(const physics::Vec3& axis, const physics::Vec3& at, double angle)
{
  if(axis.norm() < 1e-9)
    return {};
  const physics::Mat3 rotation = Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
  return {rotation, at - rotation * at};
}

void Assembling::place(Link& link, const Pose& pose)
{
  link.now = pose;
  link.placed = true;
  link.body->body().setRotation(pose.rotation);
  link.body->body().setPosition(pose.position);
}

void Assembling::placeFormer(Link& link)
{
  const physics::Vec3 shift = (link.body->massShift() - link.former->massShift).cast<double>();
  place(link, {link.former->rotation, link.former->position + link.former->rotation * shift});
}

void Assembling::run()
{
  for(Connection& connection : connections_)
  {
    connection.first = linkOf(connection.node->firstBody());
    connection.second = linkOf(connection.node->secondBody());
  }
  // What is joined to the static environment hangs there.
  for(const Connection& connection : connections_)
    if(connection.former && (connection.first < 0) != (connection.second < 0))
    {
      const int own = std::max(connection.first, connection.second);
      if(!links_[static_cast<std::size_t>(own)].placed)
        followTo(connection, -1, own);
    }
  spread();
  const Link* anyFormer = nullptr;
  for(Link& link : links_)
    if(!link.placed && link.former)
    {
      placeFormer(link);
      anyFormer = anyFormer ? anyFormer : &link;
      spread();
    }
  // New things that nothing connects stay where they are to the first that there was.
  for(Link& link : links_)
    if(!link.placed)
    {
      if(anyFormer)
        place(link, anyFormer->now * anyFormer->built.inverse() * link.built);
      else
        link.placed = true;
      moveAlong(link, anyFormer);
      spread();
    }
  for(Link& link : links_)
    if(link.former)
    {
      physics::Body& body = link.body->body();
      body.setLinearVelocity(link.former->linear);
      body.setAngularVelocity(link.former->angular);
      if(!link.former->enabled)
        body.disable();
    }
  for(const Connection& connection : connections_)
    if(connection.former)
      connection.node->joint()->setTurns(connection.former->angles[0]);
  for(const Connection& connection : connections_)
    for(int axis = 0; connection.former && axis < 3; ++axis)
      if(const double speed = connection.former->motors[static_cast<std::size_t>(axis)]; speed != 0)
        connection.node->joint()->setParameter(physics::JointParameter::MotorVelocity, axis, speed);
}

void Assembling::spread()
{
  for(bool more = true; more;)
  {
    more = false;
    for(const Connection& connection : connections_)
      more = follow(connection) || more;
  }
}

bool Assembling::follow(const Connection& connection)
{
  if(connection.first < 0 || connection.second < 0)
    return false;
  const bool first = links_[static_cast<std::size_t>(connection.first)].placed;
  const bool second = links_[static_cast<std::size_t>(connection.second)].placed;
  if(first == second)
    return false;
  followTo(connection, first ? connection.first : connection.second, first ? connection.second : connection.first);
  return true;
}

void Assembling::moveAlong(Link& link, const Link* known)
{
  if(link.former || !known || !known->former)
    return;
  const physics::Body& leader = known->body->body();
  physics::Body& body = link.body->body();
  body.setLinearVelocity(known->former->linear +
                         known->former->angular.cross(physics::Vec3(link.now.position - leader.position())));
  body.setAngularVelocity(known->former->angular);
}

/// Places `other` so that the joint has its former angle. @param known  -1: the static environment
void Assembling::followTo(const Connection& connection, int known, int other)
{
  const Link* const leader = known < 0 ? nullptr : &links_[static_cast<std::size_t>(known)];
  Link& link = links_[static_cast<std::size_t>(other)];
  const Pose carried = leader ? leader->now * leader->built.inverse() : Pose();
  const physics::Joint& joint = *connection.node->joint();
  const Posture::Joint* const former = connection.former;
  const bool otherIsSecond = other == connection.second;
  const auto& [anchor, axes] = std::tie(connection.anchor, connection.axes);
  switch(former ? joint.kind() : Kind::Fixed)
  {
  case Kind::Hinge:
  case Kind::Universal:
  {
    // Which way is positive, the engine knows best.
    double least = std::numeric_limits<double>::infinity();
    Pose best = carried * link.built;
    const bool both = joint.kind() == Kind::Universal;
    for(const double a : {1., -1.})
      for(const double b : {1., -1.})
      {
        const Pose one = turn(axes[0], anchor, a * former->angles[0]);
        const Pose two = both ? turn(axes[1], anchor, b * former->angles[1]) : Pose();
        const Pose pose = carried * (otherIsSecond ? one * two : two * one) * link.built;
        place(link, pose);
        double error = std::abs(std::remainder(joint.angle(0) - former->angles[0], 2 * M_PI));
        if(both)
          error += std::abs(std::remainder(joint.angle(1) - former->angles[1], 2 * M_PI));
        if(error < least - 1e-6)
        {
          least = error;
          best = pose;
        }
        if(!both)
          break;
      }
    place(link, best);
    break;
  }
  case Kind::Slider:
  {
    double least = std::numeric_limits<double>::infinity();
    Pose best = carried * link.built;
    for(const double sign : {1., -1.})
    {
      const Pose pose =
          carried * Pose{physics::Mat3::Identity(), axes[0].normalized() * sign * former->position} * link.built;
      place(link, pose);
      if(const double error = std::abs(joint.position() - former->position); error < least - 1e-6)
      {
        least = error;
        best = pose;
      }
    }
    place(link, best);
    break;
  }
  case Kind::Ball:
  case Kind::Hinge2:
  {
    if(!leader)
    {
      place(link, link.built);
      break;
    }
    physics::Mat3 relative = former->relative;
    if(!otherIsSecond)
      relative.transposeInPlace();
    Pose pose{leader->now.rotation * relative, {}};
    pose.position = carried * anchor - pose.rotation * (link.built.inverse() * anchor);
    place(link, pose);
    break;
  }
  default:
    place(link, carried * link.built);
    break;
  }
  moveAlong(link, leader);
}

} // namespace sparkwright
