#pragma once

// Private to core/robot and the games' nodes.

#include "core/object/Report.h"

#include <string>

namespace sparkwright
{

/// Logs a warning that a sensor or effector is misplaced and has no effect, if `found` is null.
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
