#pragma once

#include "core/frame/Frame.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// How the joints of a structure show in its poses, so that angles can be told from Frames without details of physics:
/// those of recordings, or of runs in which nobody asks for the details. Immutable.
struct JointGeometry
{
  struct Joint
  {
    enum class Kind
    {
      Turning, ///< Hinges and joints with two axes.
      Sliding
    };
    Kind kind = Kind::Turning;
    std::string name;           ///< As PhysicsStructure::Joint.
    std::uint64_t agent = 0;    ///< Of its robot, as AgentInfo::rootId; 0: none.
    int first = -1, second = -1; ///< Slots of the transforms that it joins; -1: the world.
    int axisCount = 1;          ///< 1 or 2
    /// Unit length: the first in the frame of `first`, the second in that of `second`.
    std::array<Vec3f, 2> axes{Vec3f::UnitZ(), Vec3f::UnitZ()};
    /// Of a hinge with a stop near half a turn or beyond: the middle of its range, rad, near which its angle is told.
    float middle = 0;
    Mat4f zero = Mat4f::Identity(); ///< Pose of `first` in `second` when all angles (the way) are 0.

    bool operator==(const Joint&) const = default;
  };
  std::vector<Joint> joints;

  bool operator==(const JointGeometry&) const = default;
  /// Whether all slots are those of a structure with so many transforms, and all numbers are finite.
  bool isSound(std::size_t transforms) const;
};

using JointGeometryPtr = std::shared_ptr<const JointGeometry>;

/// The joints of a frame with details of physics, but for ball and fixed joints; null without the details.
JointGeometryPtr jointGeometry(const Frame& frame);

/// Angles in radians (sliding joints: m), from -π to π, or at most π away from the middle of the joint; 0 for a missing axis. As PhysicsView::angles, but for the
/// error by which the engine lets bodies of a joint part.
/// @param first, second  world poses of the transforms that the joint names
std::array<double, 2> jointAngles(const JointGeometry::Joint& joint, const Mat4f& first, const Mat4f& second);

} // namespace sparkwright
