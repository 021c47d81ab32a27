#pragma once

#include "core/record/export/PartOfRun.h"
#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Told meanwhile how much is done, 0 to 1; returns false to cancel. May be empty.
using ExportProgress = std::function<bool(double)>;

/// What became of an export.
struct ExportResult
{
  LocalText problem; ///< Empty: the file is there.
  std::size_t frames = 0; ///< Written; damaged ones are left out.
  std::vector<std::string> columns; ///< Of tables, in order, without the time.
  std::vector<Diagnostic> damage;   ///< Set by those who open recordings: what is wrong with the one that was read.
};

enum class DataFormat
{
  Csv,      ///< RFC 4180, the header with units.
  Json,     ///< One object: `signals` and `rows`.
  JsonLines ///< The same with an object in each line, the first with `signals`.
};

/// The column with the decisions since the row before.
constexpr const char* eventsColumn = "events";
/// The columns that an export has unless others are named: time, game, ball, poses of robots and bodies, angles of joints,
/// events.
std::vector<std::string> presetColumns();
/// Removes the paths of robots without a team from those that presetColumns() match in a run with teams: there each robot
/// has them only for a moment, until it is told its team.
void leaveOutTeamless(std::vector<std::string>& paths);

/// Writes numbers of a run as a table: a row for each frame (docs/plots-and-export.md). The file appears under its name
/// when it is complete; one that is there is replaced.
/// @param columns  patterns of signals, as SignalCatalog::match(), and eventsColumn; empty: presetColumns(). The run is
///                 read once before, for what they match: it may be different things in different parts of a run
ExportResult exportData(PartOfRun& run, const std::filesystem::path& path, DataFormat format,
                        const std::vector<std::string>& columns, const ExportProgress& progress = {});

/// All signals that the frames of a run offer, in order of appearance.
/// @return false: cancelled
bool collectSignals(FrameSequence& run, const std::function<void(const class SignalCatalog&)>& visit,
                    const ExportProgress& progress = {});

} // namespace sparkwright
