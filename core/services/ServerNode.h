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

/// A node below /sys/server. Scripts make, call and delete these in any order, so a node takes nothing for granted: what
/// it needs of the World it looks up when it is called.
class ServerNode : public Object
{
public:
  /// Nullptr while the node hangs in no running World.
  SimulationHost* host() const;
  /// Nullptr while the node hangs in no tree.
  Log* log() const;

  /// Makes a node of class `className` below this one and calls it `name`. One of that class and name that is there
  /// already will do.
  /// @param base  class that it has to be derived from
  CallResult makeChild(const std::string& className, const std::string& name, std::string_view base);
};

/// For calls on a node that has left the tree.
CallResult notInTheTree();

/// `SparkMonitor` of `oxygen/SparkMonitor`.
std::string withoutNameSpace(const std::string& className);

/// Hangs `made` into the tree, its name being the last part of the path; plain nodes that are missing on the way are
/// made. @return false if the path names nothing
bool placeAt(Object& root, std::string_view path, std::shared_ptr<Object> made);

} // namespace sparkwright
