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
  MonitorLog,
  Page ///< HTML for browsers, with all that is shown.
};

/// The kind by the end of a file's name: `.csv`, `.json`, `.jsonl`, `.mcap`, `.log`, `.sparkmonitor`, `.html` or `.htm`;
/// upper case, too.
std::optional<ExportFormat> exportFormatOf(const std::filesystem::path& file);

/// Writes a run as a page. @param title  of the page
using PageMaker = std::function<ExportResult(PartOfRun& run, const std::filesystem::path& target, const std::string& title,
                                             const ExportProgress& progress)>;

struct ExportChoice
{
  ExportFormat format = ExportFormat::Csv;
  /// Without a rate, monitor logs have that of the reference, 5 Hz, and pages 25 Hz, between which they move evenly.
  PartOfRun::Choice part;
  std::vector<std::string> columns; ///< Of tables; empty: presetColumns().
  RecordingInfo info;               ///< Of recordings, unless the run is one, which keeps its own. Titles of pages.
  PageMaker makePage;               ///< Only of pages: they show shapes, which are not made here.
  std::vector<std::filesystem::path> dataDirectories; ///< Only of pages: where meshes are looked for.
};

/// Writes a run, or a part of it, to a file, which appears under its name when it is complete.
ExportResult exportRun(FrameSequence& run, const std::filesystem::path& path, const ExportChoice& choice,
                       const ExportProgress& progress = {});

} // namespace sparkwright
