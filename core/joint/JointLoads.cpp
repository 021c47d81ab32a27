#include "core/joint/JointLoads.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr double mostForce = 1e5;         ///< N·m or N
constexpr double mostChangeOfSpeed = 1e3; ///< rad/s or m/s, in a step

using Kind = physics::Joint::Kind;

/// Inertia of a body about an axis through a point, or its mass for a slider.
double inertiaOf(const physics::Body& body, const physics::Joint& joint)
{
  const physics::Mass mass = body.mass();
  if(joint.kind() == Kind::Slider)
    return mass.mass;
  const physics::Vec3 axis = joint.axis(0).normalized();
  const physics::Vec3 own = body.rotation().transpose() * axis;
  return own.dot(mass.inertia * own) + mass.mass * axis.cross(physics::Vec3(body.position() - joint.anchor())).squaredNorm();
}

/// Of all bodies on the side of one; infinite if they are joined to the environment.
double inertiaOfSide(RigidBody* from, const JointNode& without, const std::vector<JointNode*>& joints)
{
  constexpr double infinity = std::numeric_limits<double>::infinity();
  if(!from)
    return infinity;
  std::vector<RigidBody*> side{from};
  std::set<const RigidBody*> known{from};
  double sum = 0;
  for(std::size_t i = 0; i < side.size(); ++i)
  {
    sum += inertiaOf(side[i]->body(), *without.joint());
    for(const JointNode* const joint : joints)
    {
      RigidBody* const first = joint->firstBody();
      RigidBody* const second = joint->secondBody();
      if(joint == &without || (first != side[i] && second != side[i]))
        continue;
      RigidBody* const other = first == side[i] ? second : first;
      if(!other)
        return infinity;
      if(known.insert(other).second)
        side.push_back(other);
    }
  }
  return sum;
}

} // namespace

double maxBearableMotorForce(double inertia, double seconds)
{
  if(!(inertia > 0) || !(seconds > 0))
    return 0;
  return std::min(mostForce, inertia * mostChangeOfSpeed / seconds);
}

double maxBearableMotorForce(const JointNode& joint, double seconds)
{
  const physics::Joint* const own = joint.joint();
  if(!own || (own->kind() != Kind::Hinge && own->kind() != Kind::Slider) || (!own->first() && !own->second()))
    return mostForce;
  Object* root = joint.parent();
  while(root && root->parent())
    root = root->parent();
  std::vector<JointNode*> joints;
  if(root)
    root->visit<JointNode>(
        [&](JointNode& node)
        {
          if(node.joint() && node.joint()->kind() != Kind::AngularMotor)
            joints.push_back(&node);
        });
  double most = 0;
  for(RigidBody* const body : {joint.firstBody(), joint.secondBody()})
    if(const double inertia = inertiaOfSide(body, joint, joints); std::isfinite(inertia))
      most = std::max(most, inertia);
  return most > 0 ? maxBearableMotorForce(most, seconds) : mostForce;
}

} // namespace sparkwright
