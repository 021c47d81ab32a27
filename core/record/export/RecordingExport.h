#pragma once

#include "core/record/FrameSequence.h"
#include "core/record/RecordingFormat.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>

namespace sparkwright
{

/// Writes a run as a recording, such as one that was read from another format. The file appears under its name when it
/// is complete; one that is there is replaced. Damaged frames are left out.
/// @param progress  called meanwhile with the part that is done, 0 to 1; returns false to cancel. May be empty
/// @return empty, or why there is no file
LocalText writeRecording(FrameSequence& run, const std::filesystem::path& path, const RecordingInfo& info,
                         const std::function<bool(double)>& progress = {});

} // namespace sparkwright
