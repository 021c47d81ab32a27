#pragma once

#include "core/text/Diagnostic.h"

#include <string>
#include <vector>

namespace sparkwright
{

class JointNode;
class Object;
class RigidBody;
class World;

namespace design
{

/// A robot of a World: bodies that joints connect, and the tree that these joints form.
struct RobotGraph
{
  struct Edge
  {
    JointNode* joint = nullptr;
    RigidBody* parent = nullptr; ///< nullptr: the static environment.
    RigidBody* child = nullptr;
  };
  std::vector<RigidBody*> bodies; ///< In the order of the scene.
  std::vector<Edge> edges;        ///< Parents before children.
  std::vector<JointNode*> loops;  ///< Joints that close loops: not part of the tree.
  RigidBody* root = nullptr;      ///< nullptr: the static environment.
  std::size_t others = 0;         ///< Bodies of the World that do not belong to the robot.

  bool has(const RigidBody* body) const;
};

/// Finds a robot.
/// @param robot  path or name of a node above or below one of its bodies; empty: the robot with most joints, or the heaviest
///               body if there are no joints
/// @return without bodies if there is none; `diagnostics` then says why
RobotGraph robotGraph(World& world, const std::string& robot, Diagnostics& diagnostics);

} // namespace design
} // namespace sparkwright
