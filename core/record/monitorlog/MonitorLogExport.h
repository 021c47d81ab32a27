#pragma once

#include "core/record/FrameSequence.h"
#include "core/record/monitorlog/UnpackedFile.h"

#include <filesystem>

namespace sparkwright
{

/// Writes a run as a log of monitor messages (MonitorLogWriter). The file appears under its name when it is complete;
/// one that is there is replaced.
/// @param step      simulated seconds between two records; 0: every frame
/// @param progress  called meanwhile; may be empty
/// @return empty, or why there is no file
LocalText writeMonitorLog(FrameSequence& run, const std::filesystem::path& path, double step,
                          const LogProgress& progress = {});

constexpr double presetLogStep = 0.2; ///< That of the reference, s.

} // namespace sparkwright
