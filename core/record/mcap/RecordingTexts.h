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
    {"recording.noEnd", "the file has no valid end, as after a crash; what was found goes up to %1 s"},
    {"recording.noIndex", "the index at the end of the file is damaged; the file was read without it"},
    {"recording.gap", "damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s"},
    {"recording.gapToEnd", "damaged from byte %1 on and left out: the run from %2 s on"},
    {"recording.indexDamaged", "damaged at byte %1, where nothing of the run stands"},
    {"recording.damaged", "the part at byte %1, from %2 s on, is damaged and left out"},
    {"recording.index", "the index of the part at byte %1 does not fit its messages, and was not used"},
    {"recording.checksum", "the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no "
                           "checksum of its own"},
    {"recording.count", "%1 messages were found, where the file says that it has %2"},
    {"recording.noChannel", "%1 messages of channel %2, which the file does not describe, are left out"},
    {"recording.large", "the part at byte %1 is larger than 1 GiB, which is too large"},
    {"recording.packed", "the part at byte %1 is compressed in a way that MCAP does not know"},
    {"recording.noStructure", "from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are "
                              "missing; keep all of them from the start of the run on"},
    {"recording.others", "recordings whose times overlap are mixed in this file; only the one that begins at %1 s is "
                         "shown"},
    {"recording.mixed", "two recordings of an older version are mixed in this file, and cannot be told apart; open each "
                        "file on its own"},
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
