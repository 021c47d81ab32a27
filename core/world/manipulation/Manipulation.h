#pragma once

#include "core/object/Math.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sparkwright
{

struct Action;

/// Names a node from outside of a World: by its id in Frames, or by a path like `/usr/scene/box`.
struct NodeReference
{
  std::uint64_t id = 0; ///< 0: no node.
  std::string path{};   ///< Overrides the id unless empty.

  bool operator==(const NodeReference&) const = default;
};

// Each manipulation below names a node and acts on all bodies connected to it by joints; SetJoint and DriveJoint name a
// joint, SetProperty any node. Poses and directions are in the world, lengths in m. A pose is that of the node if it has a body, else of its first body, a robot's trunk.

struct Velocity
{
  Vec3f linear = Vec3f::Zero();  ///< m/s
  Vec3f angular = Vec3f::Zero(); ///< rad/s

  bool operator==(const Velocity&) const = default;
};

/// Sets a thing's pose, velocity, or both. Members without a value stay unchanged.
struct MoveNode
{
  static constexpr std::string_view command = "move";
  NodeReference node{};
  std::optional<Vec3f> position{};
  std::optional<Mat3f> rotation{};
  std::optional<Velocity> velocity{};

  bool operator==(const MoveNode&) const = default;
};

/// Puts a thing at rest on static ground, at the nearest place where there is room.
struct PlaceNode
{
  static constexpr std::string_view command = "place";
  NodeReference node{};
  Eigen::Vector2f position = Eigen::Vector2f::Zero();
  std::optional<float> height{};        ///< Height of the ground, m; nothing: of what is below.
  float turn = 0;                       ///< About z, radians.
  std::vector<std::uint64_t> ignored{}; ///< Nodes that are no obstacles, since they are moved next.

  bool operator==(const PlaceNode&) const = default;
};

/// Holds a thing at a pose, for at most Manipulator::longestHold after the last HoldNode.
struct HoldNode
{
  static constexpr std::string_view command = "hold";
  NodeReference node{};
  std::optional<Vec3f> position{};
  std::optional<Mat3f> rotation{};

  bool operator==(const HoldNode&) const = default;
};

/// Ends a HoldNode.
struct ReleaseNode
{
  static constexpr std::string_view command = "release";
  NodeReference node{};
  std::optional<Velocity> velocity{};

  bool operator==(const ReleaseNode&) const = default;
};

/// Pushes a thing for some time. Replaces a former push.
struct ApplyForce
{
  static constexpr std::string_view command = "push";
  NodeReference node{};
  Vec3f force = Vec3f::Zero(); ///< N
  std::optional<Vec3f> at{};   ///< Point of the thing that the force acts on; nothing: its centre of mass.
  double seconds = 0;          ///< 0: one step; at most Manipulator::longestPush.

  bool operator==(const ApplyForce&) const = default;
};

/// Twists a thing for some time. Replaces a former twist.
struct ApplyTorque
{
  static constexpr std::string_view command = "twist";
  NodeReference node{};
  Vec3f torque = Vec3f::Zero(); ///< N·m
  double seconds = 0;           ///< As ApplyForce::seconds.

  bool operator==(const ApplyTorque&) const = default;
};

/// Sets a joint to an angle or position at once, without forces: moves the lighter of its two sides, which the joint
/// must divide, and puts both at rest. The environment counts as the heavier side.
struct SetJoint
{
  static constexpr std::string_view command = "joint";
  NodeReference node{}; ///< The joint.
  int axis = 0;
  float value = 0; ///< Radians (slider: m); kept within the stops.

  bool operator==(const SetJoint&) const = default;
};

/// Drives a joint by its motor, to an angle or position and holds it there, or at a speed, for at most
/// Manipulator::longestHold after the last DriveJoint. Commands of agents to this joint take effect again when that ends.
struct DriveJoint
{
  static constexpr std::string_view command = "drive";
  NodeReference node{}; ///< The joint.
  int axis = 0;
  std::optional<float> value{}; ///< Radians (slider: m); kept within the stops.
  std::optional<float> speed{}; ///< rad/s (slider: m/s), also of wheels; without a value. Neither: ends it.

  bool operator==(const DriveJoint&) const = default;
};

/// Sets a property of a node for this run only, as a call in its scene file would; see PropertyChanges::canSet().
struct SetProperty
{
  static constexpr std::string_view command = "property";
  NodeReference node{};
  std::string method{};              ///< `setMass`
  std::vector<std::string> values{}; ///< As in scene files.

  bool operator==(const SetProperty&) const = default;
};

/// Switches the robot of an agent off or on; see AgentHost::switchRobot().
struct SwitchRobot
{
  static constexpr std::string_view command = "switch";
  enum class Power
  {
    Off,
    On,
    Unknown ///< Misspelt; refused.
  };
  NodeReference node{}; ///< The robot, or any part of it.
  Power power = Power::Unknown;

  bool operator==(const SwitchRobot&) const = default;
};

/// Moves, holds or pushes a thing in a World from outside, sets a joint, a property of any node, or switches a robot.
using Manipulation = std::variant<MoveNode, PlaceNode, HoldNode, ReleaseNode, ApplyForce, ApplyTorque, SetJoint,
                                  DriveJoint, SetProperty, SwitchRobot>;

/// Reads a command of a monitor or trainer:
///
///     (move (id 17)(pos 1 2 0.4)(rot 0 0 90)(velocity zero))   rot: degrees about x, y and z
///     (place (id 17)(pos 1 2)(turn 90))                        (pos x y z): on that height; (ignore 18 19)
///     (hold (id 17)(pos 1 2 1)(rot 0 0 0))
///     (release (id 17)(vel 1 0 0))
///     (push (id 17)(force 0 20 0)(at 1 2 0.4)(time 0.5))
///     (twist (id 17)(torque 0 0 3)(time 0.5))
///     (joint (id 21)(deg 30))                                  (axis 1): its second axis; (pos 0.1): a slider, m
///     (drive (id 21)(deg 30))                                  (drive (id 21)): no longer
///     (drive (id 21)(axis 1)(turn 180))                        deg/s; (slide 0.1): a slider, m/s
///     (switch (id 17)(power off))                              or (power on)
///     (property (id 17)(call setMass 2.5))
///
/// `(path /usr/scene/box)` may replace `(id …)`. `(vel x y z)` and `(spin x y z)` set velocities in m/s and rad/s,
/// `(velocity zero)` stops; otherwise they stay unchanged.
/// @return nothing if it is another command, such as one that names a player by team and number. Missing or invalid numbers are NaN, which a Manipulator refuses.
std::optional<Manipulation> readManipulation(const Action& action);
/// The names of those that it reads.
std::vector<std::string> manipulationCommands();

} // namespace sparkwright
