#include "app/ide/driving/DrivePlan.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <set>

namespace sparkwright
{

namespace
{

using Joint = PhysicsStructure::Joint;

constexpr float flat = 0.5f, upright = 0.7f; // Of the z component of an axis.
constexpr float smallestWheel = 0.01f;       // m
constexpr float beside = 0.02f;              // m; wheels nearer to the middle do not turn the robot.

/// A frame with the poses of its transforms in the world.
class PosedScene
{
public:
  explicit PosedScene(const Frame& frame) : structure_(*frame.physics.structure) { frame.worldTransforms(world_); }

  Mat4f pose(int slot) const
  {
    return slot >= 0 && slot < static_cast<int>(world_.size()) ? world_[static_cast<std::size_t>(slot)]
                                                              : Mat4f(Mat4f::Identity());
  }
  Vec3f centre(int body) const { return translation(pose(structure_.bodies[static_cast<std::size_t>(body)].slot)); }
  Vec3f direction(const Joint& joint, int axis) const
  {
    const Joint::Axis& of = joint.axes[static_cast<std::size_t>(axis)];
    return rotate(pose(of.slot), of.direction);
  }
  Vec3f anchor(const Joint& joint) const { return transform(pose(joint.slot), joint.anchor); }
  /// m
  float radiusOf(int wheel, const Vec3f& centre) const
  {
    using Kind = PhysicsStructure::Collider::Kind;
    for(const PhysicsStructure::Collider& collider : structure_.colliders)
      if(collider.body == wheel)
      {
        if(collider.kind == Kind::Sphere || collider.kind == Kind::Capsule)
          return std::max(collider.size.x(), smallestWheel);
        if(collider.kind == Kind::Box)
          return std::max(collider.size.maxCoeff() / 2, smallestWheel);
      }
    return std::max(centre.z(), smallestWheel); // It stands on the ground.
  }

private:
  const PhysicsStructure& structure_;
  std::vector<Mat4f> world_;
};

bool hasStops(const Joint::Axis& axis)
{
  return std::isfinite(axis.low) || std::isfinite(axis.high);
}

/// A wheel before it is known which way is ahead.
struct Rolling
{
  std::uint64_t id;
  int axis;
  Vec3f way;    ///< In which the robot goes when the motor turns forward; length: m per radian.
  Vec3f centre; ///< m
};

/// The body of a joint that turns with the wheel: the one whose centre is at the axle.
int wheelOf(const Joint& joint, const Vec3f& anchor, const PosedScene& scene)
{
  return (scene.centre(joint.first) - anchor).norm() <= (scene.centre(joint.second) - anchor).norm() ? joint.first
                                                                                                      : joint.second;
}

} // namespace

DrivePlan DrivePlan::of(const Frame& frame, int group)
{
  DrivePlan plan;
  if(!frame.physics.structure || group < 0)
    return plan;
  const PhysicsStructure& structure = *frame.physics.structure;
  const PosedScene scene(frame);
  const auto isOwn = [&](int body) { return body >= 0 && structure.bodies[static_cast<std::size_t>(body)].group == group; };
  int chassis = -1;
  for(std::size_t i = 0; i < structure.bodies.size(); ++i)
    if(isOwn(static_cast<int>(i)) &&
       (chassis < 0 || structure.bodies[i].mass > structure.bodies[static_cast<std::size_t>(chassis)].mass))
      chassis = static_cast<int>(i);
  if(chassis < 0)
    return plan;

  std::vector<Rolling> rolling;
  std::set<int> carriers; // Bodies that hold a wheel.
  for(const Joint& joint : structure.joints)
  {
    const int axis = joint.kind == Joint::Kind::Hinge2 ? 1 : 0;
    const bool turning = joint.kind == Joint::Kind::Hinge2 || joint.kind == Joint::Kind::Hinge;
    if(!turning || !isOwn(joint.first) || !isOwn(joint.second))
      continue;
    const Vec3f axle = scene.direction(joint, axis), anchor = scene.anchor(joint);
    const Joint::Axis& limits = joint.axes[static_cast<std::size_t>(axis)];
    if(hasStops(limits) || std::abs(axle.z()) > flat)
      continue;
    const int wheel = wheelOf(joint, anchor, scene);
    carriers.insert(wheel == joint.first ? joint.second : joint.first);
    if(!limits.driven)
      continue;
    const float sign = wheel == joint.first ? 1.f : -1.f; // The motor turns the first body against the second.
    rolling.push_back({joint.id, axis, sign * scene.radiusOf(wheel, anchor) * axle.cross(Vec3f::UnitZ()), anchor});
  }
  if(rolling.empty())
    return plan;

  const Mat4f pose = scene.pose(structure.bodies[static_cast<std::size_t>(chassis)].slot);
  const auto along = [&](const Vec3f& direction)
  {
    float sum = 0;
    for(const Rolling& wheel : rolling)
      sum += std::abs(wheel.way.normalized().dot(direction));
    return sum;
  };
  const Vec3f x = pose.col(0).head<3>(), y = pose.col(1).head<3>();
  const Vec3f ahead = along(y) >= along(x) ? y : x;
  const Vec3f right = ahead.cross(Vec3f::UnitZ());
  for(const Rolling& wheel : rolling)
  {
    const float perRadian = wheel.way.dot(ahead); // m
    if(std::abs(perRadian) < 0.3f * wheel.way.norm())
      continue; // It rolls sideways.
    const float aside = (wheel.centre - translation(pose)).dot(right);
    plan.wheels.push_back({wheel.id, wheel.axis, 1 / perRadian, std::abs(aside) > beside ? aside / perRadian : 0});
  }

  for(const Joint& joint : structure.joints)
  {
    const bool own = isOwn(joint.first) && isOwn(joint.second);
    const bool holdsWheel = joint.kind == Joint::Kind::Hinge2 ||
                            (joint.kind == Joint::Kind::Hinge &&
                             ((joint.first != chassis && carriers.contains(joint.first)) ||
                              (joint.second != chassis && carriers.contains(joint.second))));
    const Vec3f axis = own && holdsWheel ? scene.direction(joint, 0) : Vec3f(Vec3f::Zero());
    const Joint::Axis& limits = joint.axes[0];
    if(std::abs(axis.z()) < upright || !limits.driven || !(limits.low < 0) || !(limits.high > 0))
      continue;
    const Vec3f anchor = scene.anchor(joint);
    const int turned = joint.kind == Joint::Kind::Hinge2 ? wheelOf(joint, anchor, scene)
                       : joint.first == chassis          ? joint.second
                                                         : joint.first;
    const float sign = (turned == joint.first ? 1.f : -1.f) * (axis.z() > 0 ? 1.f : -1.f) *
                       ((anchor - translation(pose)).dot(ahead) >= 0 ? 1.f : -1.f);
    plan.steering.push_back({joint.id, 0, sign * std::min({-limits.low, limits.high, sharpest})});
  }
  return plan;
}

bool DrivePlan::turns() const
{
  return !steering.empty() || std::ranges::any_of(wheels, [](const Wheel& wheel) { return wheel.turn != 0; });
}

std::vector<Manipulation> DrivePlan::commands(float ahead, float left) const
{
  std::vector<Manipulation> all;
  for(const Wheel& wheel : wheels)
    all.push_back(DriveJoint{
        {wheel.id}, wheel.axis, std::nullopt, ahead * wheel.ahead + (steering.empty() ? left * wheel.turn : 0)});
  for(const Steering& steer : steering)
    all.push_back(DriveJoint{{steer.id}, steer.axis, steer.left * std::clamp(left / sharpestAt, -1.f, 1.f), std::nullopt});
  return all;
}

std::vector<Manipulation> DrivePlan::release() const
{
  std::vector<Manipulation> all;
  for(const Wheel& wheel : wheels)
    all.push_back(DriveJoint{{wheel.id}, wheel.axis, std::nullopt, std::nullopt});
  for(const Steering& steer : steering)
    all.push_back(DriveJoint{{steer.id}, steer.axis, std::nullopt, std::nullopt});
  return all;
}

} // namespace sparkwright
