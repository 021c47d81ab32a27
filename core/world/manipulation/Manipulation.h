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

/// A node, as those outside of a World name it: the id that Frames tell, or a path like `/usr/scene/box`.
struct NodeReference
{
  std::uint64_t id = 0; ///< 0: no node.
  std::string path{};   ///< Wins over the id, unless empty.

  bool operator==(const NodeReference&) const = default;
};

// Every value below names a node and means all that joints hold together with it. Poses and directions are those of the
// world, lengths in m. A pose is that of the node, if a body hangs beside it, else that of its first body, a robot's
// trunk.

struct Velocity
{
  Vec3f linear = Vec3f::Zero();  ///< m/s
  Vec3f angular = Vec3f::Zero(); ///< rad/s

  bool operator==(const Velocity&) const = default;
};

/// Gives a thing another pose, another velocity, or both. What is left out stays as it is.
struct MoveNode
{
  static constexpr std::string_view command = "move";
  NodeReference node{};
  std::optional<Vec3f> position{};
  std::optional<Mat3f> rotation{};
  std::optional<Velocity> velocity{};

  bool operator==(const MoveNode&) const = default;
};

/// Stands a thing on what does not move, at rest, at the nearest place where there is room.
struct PlaceNode
{
  static constexpr std::string_view command = "place";
  NodeReference node{};
  Eigen::Vector2f position = Eigen::Vector2f::Zero();
  std::optional<float> height{};        ///< It stands on this height, instead of on what is below.
  float turn = 0;                       ///< About z, radians.
  std::vector<std::uint64_t> ignored{}; ///< Nodes that are no obstacles, since they are about to go elsewhere.

  bool operator==(const PlaceNode&) const = default;
};

/// Keeps a thing at a pose for at most Manipulator::longestHold, if no further HoldNode comes.
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

/// Pushes a thing for some time, instead of any push before.
struct ApplyForce
{
  static constexpr std::string_view command = "push";
  NodeReference node{};
  Vec3f force = Vec3f::Zero(); ///< N
  std::optional<Vec3f> at{};   ///< Point of the thing that the force acts on; nothing: its centre of mass.
  double seconds = 0;          ///< 0: one step; at most Manipulator::longestPush.

  bool operator==(const ApplyForce&) const = default;
};

/// Twists a thing for some time, instead of any twist before.
struct ApplyTorque
{
  static constexpr std::string_view command = "twist";
  NodeReference node{};
  Vec3f torque = Vec3f::Zero(); ///< N·m
  double seconds = 0;           ///< As ApplyForce::seconds.

  bool operator==(const ApplyTorque&) const = default;
};

/// What somebody outside of a World does to a thing in it.
using Manipulation = std::variant<MoveNode, PlaceNode, HoldNode, ReleaseNode, ApplyForce, ApplyTorque>;

/// Reads a command of a monitor or trainer:
///
///     (move (id 17)(pos 1 2 0.4)(rot 0 0 90)(velocity zero))   rot: degrees about x, y and z
///     (place (id 17)(pos 1 2)(turn 90))                        (pos x y z): on that height; (ignore 18 19)
///     (hold (id 17)(pos 1 2 1)(rot 0 0 0))
///     (release (id 17)(vel 1 0 0))
///     (push (id 17)(force 0 20 0)(at 1 2 0.4)(time 0.5))
///     (twist (id 17)(torque 0 0 3)(time 0.5))
///
/// `(path /usr/scene/box)` does instead of `(id …)`. `(vel x y z)` and `(spin x y z)` set velocities in m/s and rad/s,
/// `(velocity zero)` stops, and else they stay as they are.
/// @return nothing if it is another command. Numbers that are missing or make no sense come as NaN, which a Manipulator
///         refuses.
std::optional<Manipulation> readManipulation(const Action& action);

} // namespace sparkwright
