#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Diagnostics about scripts, besides those of the interpreter.
inline constexpr TextKey scriptTextTable[] = {
    {"script.missing", "cannot find the script %1 below the data directories"},
    {"script.deep", "script %1 is not run: %2 scripts have run each other"},
    {"script.noName", "%1 is no name for a variable: both parts start with an upper-case letter"},
    {"script.cannotSet", "cannot set %1: %2"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText scriptText(const KeyIn<scriptTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
