#include "ScenarioBodies.h"
#include "ScenarioSupport.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/effectors/JointEffectors.h"
#include "core/scene/Transform.h"

#include <Eigen/Geometry>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

using namespace sparkwright;

namespace
{

constexpr double stepSeconds = 0.02;

struct Box
{
  Eigen::Vector3d centre;
  Eigen::Matrix3d axes;
  Eigen::Vector3d half;

  double reach(const Eigen::Vector3d& direction) const { return (axes.transpose() * direction).cwiseAbs().dot(half); }
};

Box boxOf(const BoxCollider& collider)
{
  return {collider.shape()->position(), collider.shape()->rotation(), collider.lengths().cast<double>() / 2};
}

/// The part of that name, or the collider of that name.
Box boxOf(AgentState& player, const std::string& name)
{
  const BoxCollider* found = nullptr;
  player.robot().root()->visit<BoxCollider>(
      [&](BoxCollider& box)
      {
        if(box.name() == name || (box.nearestTransform() && box.nearestTransform()->name() == name))
          found = &box;
      });
  if(!found)
    throw std::runtime_error("the robot has no " + name);
  return boxOf(*found);
}

template <class Act>
void forBodies(AgentState& player, const Act& act)
{
  player.robot().root()->visit<RigidBody>(
      [&](RigidBody& body)
      {
        if(body.hasBody())
          act(body);
      });
}

} // namespace

double armDepth(AgentState& player)
{
  const Box torso = boxOf(player, "TorsoCollider"), arm = boxOf(player, "llowerarm");
  const Eigen::Vector3d offset = arm.centre - torso.centre;
  double least = std::numeric_limits<double>::infinity();
  const auto look = [&](const Eigen::Vector3d& direction)
  { least = std::min(least, torso.reach(direction) + arm.reach(direction) - std::abs(offset.dot(direction))); };
  for(int i = 0; i < 3; ++i)
  {
    look(torso.axes.col(i));
    look(arm.axes.col(i));
    for(int k = 0; k < 3; ++k)
      look(torso.axes.col(i).cross(arm.axes.col(k)));
  }
  return least;
}

/// Rigidly on its back, the head away from where it faces.
void Scenario::lay(const QString& name, double height)
{
  put(name, {places_[name][0], places_[name][1], "1"});
  const Vec3f from = player(name).position();
  const Vec3f to(from.x(), from.y(), static_cast<float>(height));
  const float back = player(name).side() == Side::Left ? -90.f : 90.f;
  const Mat4f turn = rotationY(toRadians(back));
  player(name).robot().root()->visit<RigidBody>(
      [&](RigidBody& body)
      {
        if(!body.hasBody())
          return;
        const Mat4f pose = body.bodyPose();
        body.setPosition(to + rotate(turn, translation(pose) - from));
        body.setRotation(multiply(turn, pose));
      });
  player(name).robot().showPoses();
}

/// Without a weight: what it has lost to gravity after a step, it has too much of before.
void Scenario::glide(const QString& name, const Vec3f& velocity)
{
  constexpr float gravity = 9.81f;
  player(name).robot().wake();
  forBodies(player(name),
            [&](RigidBody& body)
            {
              body.setVelocity(velocity + Vec3f(0, 0, gravity * static_cast<float>(stepSeconds)));
              body.setAngularVelocity(Vec3f::Zero());
            });
}

/// Slowly, along a way on which it gets 5 cm deep, askew to the torso, before the joints come to their ends.
void Scenario::bendArm(const QString& name, double depth)
{
  constexpr int limit = 200; // steps
  for(int i = 0; armDepth(player(name)) < depth; ++i)
  {
    if(i == limit)
      throw std::runtime_error("the arm does not get that deep");
    match_.say(players_.at(name), "(lae1 -0.335)(lae2 -0.07)(lae3 0.18)(lae4 -0.3525)");
    step();
  }
  match_.say(players_.at(name), "(lae1 0)(lae2 0)(lae3 0)(lae4 0)");
}

/// `lae1+lae2`, in the order of the scene file.
QString Scenario::frozenJoints(const QString& name)
{
  QStringList names;
  player(name).robot().root()->visit<JointEffector>(
      [&](JointEffector& effector)
      {
        if(effector.frozen())
          names << QString::fromStdString(std::string(effector.predicate()));
      });
  return names.isEmpty() ? QString("none") : names.join('+');
}

/// Before each step.
void Scenario::hold()
{
  for(const auto& [name, height] : lying_)
    lay(name, height);
  for(const auto& [name, velocity] : gliding_)
    glide(name, velocity);
}

void Scenario::meet(const QString& first, const QString& second)
{
  constexpr int limit = 500; // steps
  for(int i = 0; i < limit; ++i)
  {
    step();
    if(inContact(player(first), player(second)))
      return;
  }
  throw std::runtime_error("they never meet: " + first.toStdString() + ", " + second.toStdString());
}

bool Scenario::inContact(const AgentState& a, const AgentState& b)
{
  return std::ranges::any_of(
      match_.game().contacts().contacts(), [&](const AgentContacts::Contact& contact)
      { return (contact.first == &a && contact.second == &b) || (contact.first == &b && contact.second == &a); });
}

void Scenario::put(const QString& name, const QStringList& place)
{
  if(place.size() < 2)
    throw std::runtime_error("where is " + name.toStdString() + " to go?");
  const AgentState& moved = player(name);
  const std::string height = place.size() > 2 ? "" : " 0.384"; // As it stands.
  const bool left = moved.side() == Side::Left;
  match_.command("(agent (team " + std::string(left ? "Left" : "Right") + ")(unum " + std::to_string(moved.unum()) +
                 ")(move " + place.join(' ').toStdString() + height + (left ? " -90" : " 90") + "))");
}
