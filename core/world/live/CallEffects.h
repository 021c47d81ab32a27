#pragma once

#include "core/rsg/trace/TraceDiff.h"

namespace sparkwright
{

/// How a change of calls takes effect on an object that exists already.
enum class CallEffect
{
  Call,    ///< By calling the methods again, or with their presets.
  Mass,    ///< The same, from the mass of a new body on.
  Pose,    ///< The object is somewhere else in its parent.
  Rebuild, ///< Only when it is made.
  Reset    ///< Never: what the call has done cannot be undone.
};

CallEffect effectOf(const Object& object, const rsg::TraceDiff::Calls& change, const rsg::Trace& before,
                    const rsg::Trace& after);

/// Calls the methods with their new values; those that are no longer called with their presets. For CallEffect::Call
/// and ::Mass. @return number of calls
int callAgain(Object& object, const rsg::TraceDiff::Calls& change, const rsg::Trace& before, const rsg::Trace& after);

} // namespace sparkwright
