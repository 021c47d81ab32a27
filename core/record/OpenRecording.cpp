#include "core/record/OpenRecording.h"

#include "core/record/monitorlog/MonitorLogReader.h"

namespace sparkwright
{

OpenedRecording openRecording(const std::filesystem::path& file, const OpenRecordingOptions& options)
{
  OpenedRecording opened;
  const auto report = options.report ? options.report : [](const Diagnostic&) {};
  opened.frames = MonitorLogReader::open(file, options.progress, report, opened.problem);
  return opened;
}

} // namespace sparkwright
