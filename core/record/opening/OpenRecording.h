#pragma once

#include "core/record/FrameSequence.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// A recording that has been opened, or why not.
struct OpenedRecording
{
  std::unique_ptr<FrameSequence> frames; ///< Null on failure.
  LocalText problem;                     ///< Why; empty if all is well.
};

/// How a recording is to be opened.
struct OpenRecordingOptions
{
  /// Tells how much has been read, 0 to 1; may be empty. @return false: stop
  std::function<bool(double)> progress;
  /// Gets messages about damaged parts, also later, when they are read; may be empty.
  std::function<void(const Diagnostic&)> report;
  /// The run goes on: the last file is still being written, so that it has no end yet, which is no damage.
  bool running = false;
};

/// Opens a recording of any kind, by what is in the file: our own recordings, and logs of monitors, packed or not.
OpenedRecording openRecording(const std::filesystem::path& file, const OpenRecordingOptions& options);

/// Opens several recordings of one run as one, such as those of a RecordingRing. @param files  in order of time, one and
/// more; those that cannot be opened are left out, and their problem counts if there are no others
OpenedRecording openRecordings(const std::vector<RecordedFile>& files, const OpenRecordingOptions& options);

} // namespace sparkwright
