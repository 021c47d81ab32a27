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
    {"session.remoteRun", "%1 runs elsewhere: it cannot be started, paused, stepped or reset from here"},
    {"session.remoteSpeed", "the speed of %1 cannot be set from here"},
    {"session.remoteMove", "at %1, only the ball and players can be moved"},
    {"session.goBack", "choose Disconnect in the Simulation menu to return to your own simulation"},
    {"session.ownPort", "port %1 is that of this window's own simulation"},
    {"session.ended", "a monitor asked to end the simulation: paused"},
    {"session.wentBack", "the run goes on from here as a new branch: paused"},
    {"session.restored", "the run is in the state that was kept at %1 s: paused"},
    {"session.notRestored", "the state cannot be restored, so the scene begins anew: %1"},
    {"session.inexact", "the run from here may differ from the one in which the state was kept: %1"},
    {"session.keptTexts", "the state was kept with unsaved edits of %1; the run has them, the files do not"},
    {"session.notFound", "the recording ends before this: %1"},
    {"session.recorded", "%1 is a recording: it can be watched, not changed"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText sessionText(const KeyIn<sessionTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
