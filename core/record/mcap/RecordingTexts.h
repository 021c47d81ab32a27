#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages about recordings.
inline constexpr TextKey recordingTextTable[] = {
    {"recording.unreadable", "the file cannot be read"},
    {"recording.empty", "the file is empty"},
    {"recording.notMcap", "this is not an MCAP file: it does not begin like one"},
    {"recording.foreign", "this MCAP file contains no recording of Sparkwright"},
    {"recording.newer", "this recording was made by a newer version of Sparkwright"},
    {"recording.noData", "the file ends before its first data"},
    {"recording.noEnd", "the file has no valid end, as after a crash; its whole parts were found"},
    {"recording.gap", "damaged at byte %1, left out up to byte %2"},
    {"recording.damaged", "the part at byte %1 is damaged and left out"},
    {"recording.large", "the part at byte %1 is larger than 256 MiB and left out"},
    {"recording.packed", "the part at byte %1 is compressed in an unknown way and left out"},
    {"recording.attachment", "the attachment %1 is damaged"},
    {"recording.slow", "the disk is too slow: parts of the run are missing in the recording"},
    {"recording.ended", "the recording has ended: %1"},
    {"recording.unfinished", "the end of the recording could not be written: %1"},
    {"recording.none", "the run is not recorded: %1"},
    {"recording.notWritten", "%1 cannot be written: %2"},
    {"recording.noFrames", "there is nothing to be written to %1"},
    {"recording.cancelled", "cancelled"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText recordingText(const KeyIn<recordingTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
