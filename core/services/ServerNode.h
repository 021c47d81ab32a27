#pragma once

#include "core/object/Arguments.h"
#include "core/object/Context.h"
#include "core/object/Object.h"

#include <string>
#include <string_view>

namespace sparkwright
{

class Log;
class SimulationHost;

/// A node below /sys/server. Scripts make, call and delete these in any order, so a node looks up what it needs of the
/// World in each call.
class ServerNode : public Object
{
public:
  /// Nullptr while the node is not in a running World.
  SimulationHost* host() const;
  /// Nullptr while the node is not linked.
  Log* log() const;

  /// Makes a child of class `className` named `name`, unless there is one.
  /// @param base  required base class
  CallResult makeChild(const std::string& className, const std::string& name, std::string_view base);
};

/// The refusal of calls on a node that has left the tree.
CallResult notInTheTree();

/// The class name without namespace: `SparkMonitor` for `oxygen/SparkMonitor`.
std::string withoutNameSpace(const std::string& className);

/// Links `made` at a path, whose last part becomes its name; makes missing nodes on the way. @return false if the path
/// is empty
bool placeAt(Object& root, std::string_view path, std::shared_ptr<Object> made);

} // namespace sparkwright
