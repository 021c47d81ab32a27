#include "core/frame/JointGeometry.h"

#include <Eigen/Geometry>

#include <cmath>

namespace sparkwright
{

namespace
{

using Vec3d = Eigen::Vector3d;
using Mat3d = Eigen::Matrix3d;

Mat3d turnOf(const Mat4f& pose)
{
  return pose.topLeftCorner<3, 3>().cast<double>();
}

Mat3d turnAbout(const Vec3d& axis, double radians)
{
  return Eigen::AngleAxisd(radians, axis).toRotationMatrix();
}

/// The angle of a turn about a unit axis that it is known to be about.
double angleAbout(const Vec3d& axis, const Mat3d& turn)
{
  const Vec3d doubled(turn(2, 1) - turn(1, 2), turn(0, 2) - turn(2, 0), turn(1, 0) - turn(0, 1));
  return std::atan2(axis.dot(doubled), turn.trace() - 1);
}

/// The angle about a unit axis by which one direction comes to lie over another, seen along the axis.
double angleBetween(const Vec3d& axis, const Vec3d& from, const Vec3d& to)
{
  const Vec3d a = from - axis * axis.dot(from), b = to - axis * axis.dot(to);
  return std::atan2(axis.dot(a.cross(b)), a.dot(b));
}

/// Of the range of a hinge that counts its turns; 0 for others.
float middleOf(float low, float high)
{
  constexpr float near = static_cast<float>(M_PI) - 0.5f;
  return low <= high && std::isfinite(low) && std::isfinite(high) && (low < -near || high > near) ? (low + high) / 2 : 0;
}

/// Pose of the first in the frame of the second.
Mat4f relative(const Mat4f& first, const Mat4f& second)
{
  return multiply(rigidInverse(second), first);
}

} // namespace

bool JointGeometry::isSound(std::size_t transforms) const
{
  const auto isSlot = [transforms](int slot) { return slot >= -1 && slot < static_cast<int>(transforms); };
  for(const Joint& joint : joints)
    if(!isSlot(joint.first) || !isSlot(joint.second) || joint.axisCount < 1 || joint.axisCount > 2 ||
       !std::isfinite(joint.middle) || !joint.axes[0].allFinite() || !joint.axes[1].allFinite() || !joint.zero.allFinite())
      return false;
  return true;
}

JointGeometryPtr jointGeometry(const Frame& frame)
{
  using Kind = PhysicsStructure::Joint::Kind;
  if(!frame.physics.structure || !frame.structure)
    return {};
  const PhysicsStructure& physics = *frame.physics.structure;
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  const auto poseOf = [&](int slot) -> Mat4f
  { return slot >= 0 && slot < static_cast<int>(world.size()) ? world[static_cast<std::size_t>(slot)] : Mat4f::Identity(); };
  const auto slotOf = [&](int body)
  { return body >= 0 ? physics.bodies[static_cast<std::size_t>(body)].slot : -1; };
  auto made = std::make_shared<JointGeometry>();
  for(std::size_t i = 0; i < physics.joints.size() && i < frame.physics.angles.size(); ++i)
  {
    const PhysicsStructure::Joint& given = physics.joints[i];
    if(given.kind == Kind::Ball || given.kind == Kind::Fixed || given.axisCount < 1)
      continue;
    JointGeometry::Joint joint;
    joint.kind = given.kind == Kind::Slider ? JointGeometry::Joint::Kind::Sliding : JointGeometry::Joint::Kind::Turning;
    joint.name = given.name;
    joint.agent = given.agent;
    joint.first = slotOf(given.first);
    joint.second = slotOf(given.second);
    joint.axisCount = given.axisCount;
    const Mat4f first = poseOf(joint.first), second = poseOf(joint.second);
    for(std::size_t axis = 0; axis < static_cast<std::size_t>(joint.axisCount); ++axis)
    {
      const Vec3f inWorld = rotate(poseOf(given.axes[axis].slot), given.axes[axis].direction);
      joint.axes[axis] = inverseRotate(axis == 0 ? first : second, inWorld).normalized();
    }
    if(given.kind == Kind::Hinge)
      joint.middle = middleOf(given.axes[0].low, given.axes[0].high);
    // Undoes what the angles are now.
    joint.zero = relative(first, second);
    const double one = static_cast<double>(frame.physics.angles[i][0]);
    const Mat3d turn = turnOf(joint.zero);
    const Vec3d axis = joint.axes[0].cast<double>();
    if(joint.kind == JointGeometry::Joint::Kind::Sliding)
      setTranslation(joint.zero, Vec3f((translation(joint.zero).cast<double>() - one * (turn * axis)).cast<float>()));
    else
    {
      Mat3d undone = turn * turnAbout(axis, -one);
      if(joint.axisCount > 1)
        undone = turnAbout(joint.axes[1].cast<double>(), -static_cast<double>(frame.physics.angles[i][1])) * undone;
      joint.zero.topLeftCorner<3, 3>() = undone.cast<float>();
    }
    made->joints.push_back(std::move(joint));
  }
  return made;
}

std::array<double, 2> jointAngles(const JointGeometry::Joint& joint, const Mat4f& first, const Mat4f& second)
{
  const Mat4f now = relative(first, second);
  const Mat3d turn = turnOf(now), zero = turnOf(joint.zero);
  const Vec3d axis = joint.axes[0].cast<double>();
  if(joint.kind == JointGeometry::Joint::Kind::Sliding)
    return {(translation(now) - translation(joint.zero)).cast<double>().dot(zero * axis), 0};
  if(joint.axisCount == 1)
  {
    const double angle = angleAbout(axis, zero.transpose() * turn);
    return {angle + 2 * M_PI * std::round((static_cast<double>(joint.middle) - angle) / (2 * M_PI)), 0};
  }
  // turn = (about the second axis) · zero · (about the first axis)
  const Vec3d outer = joint.axes[1].cast<double>();
  const double two = angleBetween(outer, zero * axis, turn * axis);
  return {angleAbout(axis, zero.transpose() * turnAbout(outer, -two) * turn), two};
}

} // namespace sparkwright
