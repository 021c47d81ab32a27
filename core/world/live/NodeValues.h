#pragma once

#include "core/import/NodeSource.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class Object;

/// What a node, and what belongs to it, is like at one moment.
struct NodeValues
{
  struct Value
  {
    std::string name; ///< As in setters and getters, without `set` or `get`: `Mass`; else `Position`, `Velocity`, ….
    std::string text; ///< Numbers separated by blanks.
    std::string unit;
  };
  struct Node
  {
    std::uint64_t id = 0;
    std::string name, className;
    std::shared_ptr<const NodeSource> form; ///< That made it; may be null.
    std::vector<Value> values;
  };
  std::uint64_t asked = 0;  ///< Id of the node.
  std::vector<Node> nodes;  ///< Itself first, then all below it up to further Transforms; empty: there is no such node.
};

/// Reads the values of a node and of all below it that have no pose of their own: body, shapes, joints, sensors.
/// Changes nothing. At most 200 nodes.
NodeValues nodeValues(Object& node);

} // namespace sparkwright
