#pragma once

#include "physics/StepKind.h"
#include "core/record/export/FilmChoice.h"
#include "core/run/until/RunUntil.h"
#include "core/wire/DrawingBoard.h"
#include "core/world/World.h"
#include "netserver/host/HostOptions.h"
#include "netserver/server/ServeOptions.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// The command line options of sparkwright-server.
struct ServerOptions : ServeOptions
{
  std::string scene;          ///< `.rsg` or `.rb`; empty: the soccer set-up of the data directory.
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
  bool quiet = false;                                         ///< Only warnings and errors.
  std::filesystem::path record;                               ///< Recording of the run; empty: none.
  int drawingPort = DrawingBoard::defaultPort;                ///< UDP, for the recording; 0: none.
  bool recordAgents = false;                                  ///< With the messages of agents.
  double recordStates = 0;                                    ///< Seconds between exact states; 0: none.
  std::filesystem::path state;                                ///< A kept state from which the run goes on; empty: none.
  HostOptions::Resume resume;                                 ///< A recording from which the run goes on.
  bool thenLive = false;                                      ///< `resume`: go on where the recorded part ends.
  std::optional<int> webPort;                                 ///< For browsers; 0: any free one.
  std::string webAddress = "127.0.0.1";                       ///< On which it listens.
  std::vector<std::string> webHosts;                          ///< Names by which browsers may ask, beside its own.
  std::filesystem::path summary;                              ///< Empty: none.
  std::vector<std::string> measured;                          ///< Signals, for the summary.
  bool progress = false;                                      ///< Lines about the run on stdout.
  int parent = 0;                                             ///< Process with which the run ends; 0: any.
  bool strict = false;                                        ///< Report lenient reading of scene files.
  bool referenceSkew = false;                                 ///< Shift definitions like the reference simulator.
  bool check = false;         ///< Check `files` instead of running.
  std::vector<std::string> files;      ///< For `--check`: files and directories.
  std::vector<std::string> parameters; ///< From `--param`, in order.
  std::string script;                  ///< From `--script`: set-up before a scene is checked.
  bool json = false;
  std::string motorLog;  ///< From `--fit-motor`: log to be fitted instead of running; empty: none.
  double fitWindow = 0;  ///< From `--fit-window`, s.
  std::string drivingLog; ///< From `--train-motion`: log of a robot to be learned from instead of running; empty: none.
  std::filesystem::path robot; ///< From `--robot`.
  std::string urdf;      ///< From `--convert-urdf`: robot to be converted to a scene instead of running; empty: none.
  std::vector<std::filesystem::path> packages; ///< From `--package`, in order.
  bool ground = false;   ///< Converted scenes have a ground.
  std::filesystem::path exported; ///< From `--export`: recording to be written as another file; empty: none.
  std::filesystem::path to;       ///< From `--to`.
  std::vector<std::string> columns; ///< From `--columns`; empty: those of an export without it.
  double exportRate = 0;            ///< From `--rate`, Hz; 0: as usual.
  double from = 0;                  ///< From `--from`, simulated s.
  FilmChoice film;                  ///< From `--size` and `--view`.
  bool listColumns = false;         ///< Print the columns that there are instead of writing a file.
  /// From `--jobs` and what goes with it.
  struct Jobs
  {
    std::filesystem::path file;    ///< Empty: no job.
    int parallel = 0;              ///< 0: as the job says, else one run for each core.
    std::string only;              ///< Numbers of runs; empty: all.
    std::filesystem::path results; ///< Empty: beside the job file.
    bool retry = false;            ///< Failed runs once more.
    bool again = false;            ///< All runs once more.
    bool collect = false;          ///< No runs: the tables of what is there.
    bool list = false;             ///< No runs: their numbers and names.
    bool trust = false;            ///< What the job brings along may start, now and until it changes.
  };
  Jobs jobs;
  std::string classList; ///< Empty: none; else `text`, `json` or `markdown`.
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`, and stand before or
/// after the scene; `--` ends them.
/// @return empty, or an error message
std::string parseServerOptions(std::span<const std::string> arguments, ServerOptions& options);

/// Checks that nothing is written to a file that is read, or written twice, by whatever name or link.
/// @return empty, or an error message
std::string checkFiles(const ServerOptions& options);

/// The text of `--help`.
std::string serverHelp();

/// Exit codes of the program.
enum class ExitCode
{
  Done = 0,
  RunFailed = 1,
  BadUsage = 2 ///< Bad usage or input: options, scene, a port in use.
};

} // namespace sparkwright
