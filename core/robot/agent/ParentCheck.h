#pragma once

// Private to core/robot and the games' nodes.

#include "core/object/Report.h"

#include <string>

namespace sparkwright
{

/// Tells that a sensor or effector is in a place where it can do nothing, unless `found` says that it is in the right one.
/// @param where  `below a HingeJoint`
template<class T>
T* foundOrWarn(const Object& node, T* found, const char* where)
{
  if(!found)
    warnAbout(node, "belongs " + std::string(where) + "; here it does nothing",
              "nodes must be listed before those that look for them");
  return found;
}

} // namespace sparkwright
