#pragma once

#include "core/run/until/RunUntil.h"
#include "core/text/CommandLine.h"
#include "core/wire/DrawingBoard.h"
#include "core/world/WorldOptions.h"
#include "netserver/server/ServeOptions.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// The command line options that are about a run, in every program that hosts one: the window and the headless server.
/// What a program does not offer is its own affair; what it offers means the same in all of them.
struct RunOptions : ServeOptions
{
  bool fast = false;          ///< Not paced by the clock.
  int threads = 1;            ///< For computing a cycle, 1 to 64.
  int largestExactIsland = 0; ///< Bodies; 0: no limit.
  std::optional<int> maxExactContactRows; ///< Of a heap; 0: no limit; not set: as the scene says.
  std::optional<StepKind> step; ///< Of physics; not set: as the project, the scene or the set-up says.
  std::uint64_t seed = 0;     ///< 0: from the clock.
  double until = 0;           ///< End, simulated seconds; 0: never.
  std::optional<RunUntil> untilReached; ///< Or what ends the run.
  std::vector<std::filesystem::path> data; ///< Searched in order; empty: found by findDataDirectory().
  std::vector<std::filesystem::path> mounts;                  ///< Directories and archives searched before `data`.
  std::filesystem::path logDirectory;                         ///< For files of scripts; empty: ownLogDirectory().
  std::vector<std::pair<std::string, std::string>> overrides; ///< From `--set`, in order.
  std::vector<std::filesystem::path> plugins;                 ///< Directories of plugins, before the standard ones.
  std::vector<std::string> bundles;                           ///< Plugins to load at the start.
  bool images = true;                                         ///< Cameras of robots get pictures.
  std::int64_t scriptBudget = 20'000'000;                     ///< Steps of a script; 0: no limit.
  double scriptSeconds = 60;                                  ///< Wall time of scripts in a load, s; 0: no limit.
  std::size_t scriptMemory = 256;                             ///< MiB.
  int drawingPort = DrawingBoard::defaultPort;                ///< UDP; 0: none.
  bool strict = false;                                        ///< Report lenient reading of scene files.
  bool referenceSkew = false;                                 ///< Shift definitions like the reference simulator.
};

using RunOption = CommandOption<RunOptions>;

/// All of them, in the order of the help: those of serving, then the others. The caller adds the names to `given`.
const std::vector<RunOption>& runOptions();

/// Null: there is no such option. @param name  `--bind`, or an alias
const RunOption* findRunOption(std::string_view name);

/// The settings of a World that these options make, without data directories and pictures of cameras.
WorldOptions worldOptionsOf(const RunOptions& options);

/// Why pictures of cameras cannot be had, if `--images off` was given.
MakeImageDrawer noImages();

} // namespace sparkwright
