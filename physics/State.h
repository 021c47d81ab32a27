#pragma once

#include "physics/Joint.h"
#include "physics/Types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright::physics
{

// What the engine keeps from step to step, bit for bit, so that a world that was made by the same calls can be put into
// the same state and goes on in the same way. Between two steps, without contacts.

/// Of a body. SI units, world coordinates.
struct BodyState
{
  /// Position and unit quaternion: x y z, then w x y z.
  using Pose = std::array<double, 7>;

  Pose pose{0, 0, 0, 1, 0, 0, 0};
  std::optional<Mat3> rotation{}; ///< Nothing: that of the quaternion.
  Vec3 linearVelocity = Vec3::Zero(), angularVelocity = Vec3::Zero();
  Vec3 force = Vec3::Zero(), torque = Vec3::Zero(); ///< For the next step.
  bool enabled = true;
  bool gravity = true;
  int stepsToSleep = 0; ///< Steps at rest until it falls asleep.

  // For steps that fail.
  Pose inOrder{0, 0, 0, 1, 0, 0, 0}; ///< Last pose in which its assembly was in order.
  bool wasInOrder = false;
  std::optional<Pose> placed{}; ///< Pose set from outside since the last step.
  bool restored = false;
  int restoredTogether = 0;
  std::uint64_t restoredAt = 0;

  std::uint32_t place = 0; ///< Among the bodies of the world, for World::sortBodies().
};

/// Of a joint: what is set for its axes, and what it did in the last step.
struct JointState
{
  static constexpr std::size_t parameters = 9;
  using Axis = std::array<double, parameters>; ///< In the order of JointParameter, up to StopCfm.

  std::vector<Axis> axes;                  ///< As many as its kind has.
  std::optional<JointFeedback> feedback{}; ///< If it is measured.
  std::array<double, 3> motorAngles{};     ///< Angular motor.
  /// What the engine does not know of an axis: see JointParameter.
  struct Own
  {
    double damping = 0, friction = 0;
    bool steady = false;
  };
  std::array<Own, 2> own{};
  double turned = 0; ///< Angle of a hinge that counts its turns.
};

/// Of a world, beside its bodies, joints and shapes.
struct WorldState
{
  std::uint64_t steps = 0;
  std::uint32_t quickSeed = 1; ///< Random numbers of the iterative solver.
};

/// The order in which the engine finds the shapes of a space.
struct SpaceOrder
{
  std::vector<std::uint32_t> members; ///< Shapes and inner spaces, as numbers in order of creation, from 0.
  std::uint32_t moved = 0;            ///< The first so many have moved since the last search for contacts.
};

} // namespace sparkwright::physics
