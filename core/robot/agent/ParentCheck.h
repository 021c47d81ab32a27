#pragma once

// Private to core/robot and the games' nodes.

#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <string>

namespace sparkwright
{

/// Logs a warning that a sensor or effector is misplaced and has no effect, if `found` is null.
/// @param where  `below a HingeJoint`
template <class T>
T* foundOrWarn(const Object& node, T* found, LocalText where)
{
  if(!found)
    warnAbout(node, objectText("place.wrong", std::move(where)), objectText("place.order"));
  return found;
}

} // namespace sparkwright
