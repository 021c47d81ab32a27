#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages about the export of runs.
inline constexpr TextKey exportTextTable[] = {
    {"export.notWritten", "%1 cannot be written: %2"},
    {"export.noFrames", "there is nothing to be written to %1: the run has no frames in this time"},
    {"export.cancelled", "cancelled"},
    {"export.noSignal", "the run has no signal that matches `%1`"},
    {"export.format", "%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or "
                      ".html"},
    {"export.pageTooLarge", "%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. "
                            "Choose a part of the time, or a lower rate"},
    {"export.self", "%1 is the recording itself: choose another name for the target"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText exportText(const KeyIn<exportTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
