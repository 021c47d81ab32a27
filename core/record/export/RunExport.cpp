#include "core/record/export/RunExport.h"

#include "core/object/Log.h"
#include "core/record/Recording.h"
#include "core/record/export/DressedRun.h"
#include "core/record/export/ExportTexts.h"
#include "core/record/export/RecordingExport.h"
#include "core/record/monitorlog/MonitorLogExport.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace sparkwright
{

std::optional<ExportFormat> exportFormatOf(const std::filesystem::path& file)
{
  static constexpr std::array<std::pair<std::string_view, ExportFormat>, 8> ends{
      {{".csv", ExportFormat::Csv},
       {".json", ExportFormat::Json},
       {".jsonl", ExportFormat::JsonLines},
       {".mcap", ExportFormat::Recording},
       {".log", ExportFormat::MonitorLog},
       {".sparkmonitor", ExportFormat::MonitorLog},
       {".html", ExportFormat::Page},
       {".htm", ExportFormat::Page}}};
  std::string end = file.extension().string();
  std::ranges::transform(end, end.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto found = std::ranges::find(ends, end, &std::pair<std::string_view, ExportFormat>::first);
  return found == ends.end() ? std::nullopt : std::optional(found->second);
}

ExportResult exportRun(FrameSequence& run, const std::filesystem::path& path, const ExportChoice& choice,
                       const ExportProgress& progress)
{
  PartOfRun::Choice wanted = choice.part;
  if(choice.format == ExportFormat::MonitorLog && wanted.rate <= 0)
    wanted.rate = 1 / presetLogStep;
  constexpr double presetPageRate = 25; // Hz
  if(choice.format == ExportFormat::Page && wanted.rate <= 0)
    wanted.rate = presetPageRate;
  Log log;
  std::optional<DressedRun> dressed;
  if(choice.format == ExportFormat::Page)
    dressed.emplace(run, choice.dataDirectories, log);
  PartOfRun part(dressed ? static_cast<FrameSequence&>(*dressed) : run, wanted);
  ExportResult result;
  result.frames = part.count();
  if(part.count() == 0)
    result.problem = exportText("export.noFrames", path.string());
  else if(choice.format == ExportFormat::Recording)
  {
    const auto* const recording = dynamic_cast<const Recording*>(&run);
    result.problem = writeRecording(part, path, recording ? recording->info() : choice.info, progress);
  }
  else if(choice.format == ExportFormat::Page)
    return choice.makePage(part, path, choice.info.scene, progress);
  else if(choice.format == ExportFormat::MonitorLog)
    result.problem = writeMonitorLog(part, path, 0, progress);
  else
  {
    const DataFormat format = choice.format == ExportFormat::Csv    ? DataFormat::Csv
                              : choice.format == ExportFormat::Json ? DataFormat::Json
                                                                    : DataFormat::JsonLines;
    return exportData(part, path, format, choice.columns, progress);
  }
  return result;
}

} // namespace sparkwright
