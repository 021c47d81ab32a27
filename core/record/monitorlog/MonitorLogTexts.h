#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages about logs of monitors.
inline constexpr TextKey monitorLogTextTable[] = {
    {"monitorlog.unreadable", "%1 cannot be read: %2"},
    {"monitorlog.archive", "%1 is a damaged archive: %2"},
    {"monitorlog.noEntry", "%1 contains no log of a monitor; one would be named like sparkmonitor.log"},
    {"monitorlog.tooLarge", "%1 is larger than %2 GB when unpacked"},
    {"monitorlog.noSpace", "%1 cannot be unpacked into the directory for temporary files: %2"},
    {"monitorlog.cut", "the archive ends too early; what is before its end is read"},
    {"monitorlog.empty", "%1 is no log of a monitor: it has no line with a full scene"},
    {"monitorlog.cancelled", "cancelled"},
    {"monitorlog.damaged", "damaged line of the log, left out: %1"},
    {"monitorlog.moreDamaged", "%1 more damaged lines of the log are left out"},
    {"monitorlog.lastLine", "the last line of the log is not complete, and left out"},
    {"monitorlog.noStart", "the log begins in the middle of a run: %1 lines are left out, since they only tell what "
                           "changes; its first full scene is in line %2"},
    {"monitorlog.noStartDamaged", "the log begins in the middle of a run: %1 lines are left out, since they only tell what "
                                  "changes or are damaged (%3); its first full scene is in line %2"},
    {"monitorlog.onlyDiffs", "%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes"},
    {"monitorlog.long", "longer than %1 MB"},
    {"monitorlog.notWritten", "%1 cannot be written: %2"},
    {"monitorlog.noFrames", "there is nothing to be written to %1"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText monitorLogText(const KeyIn<monitorLogTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
