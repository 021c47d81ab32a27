#pragma once

#include "core/record/RecordingFormat.h"
#include "core/record/export/DataExport.h"

#include <optional>

namespace sparkwright
{

/// Kinds of files that a run can be written to.
enum class ExportFormat
{
  Csv,
  Json,
  JsonLines,
  Recording, ///< MCAP
  MonitorLog
};

/// The kind by the end of a file's name: `.csv`, `.json`, `.jsonl`, `.mcap`, `.log` or `.sparkmonitor`; upper case, too.
std::optional<ExportFormat> exportFormatOf(const std::filesystem::path& file);

struct ExportChoice
{
  ExportFormat format = ExportFormat::Csv;
  PartOfRun::Choice part; ///< Monitor logs without a rate have that of the reference, 5 Hz.
  std::vector<std::string> columns; ///< Of tables; empty: presetColumns().
  RecordingInfo info;               ///< Of recordings, unless the run is one, which keeps its own.
};

/// Writes a run, or a part of it, to a file, which appears under its name when it is complete.
ExportResult exportRun(FrameSequence& run, const std::filesystem::path& path, const ExportChoice& choice,
                       const ExportProgress& progress = {});

} // namespace sparkwright
