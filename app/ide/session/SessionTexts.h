#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Log messages of a session, translatable, because its thread does not know the window's language.
inline constexpr TextKey sessionTextTable[] = {
    {"session.loaded", "loaded %1"},
    {"session.failed", "the simulation failed: %1"},
    {"session.listening", "listening for agents on %1, for monitors on %2"},
    {"session.leftOut", "%1 messages left out"},
    {"session.ended", "a monitor asked to end the simulation: paused"},
    {"session.recorded", "%1 is a recording: it can be watched, not changed"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText sessionText(const KeyIn<sessionTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
