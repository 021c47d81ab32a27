#pragma once

#include "core/record/export/FilmChoice.h"
#include "netserver/host/HostOptions.h"
#include "netserver/host/RunOptions.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <string_view>

namespace sparkwright
{

/// The command line options of sparkwright-server.
struct ServerOptions : RunOptions
{
  bool asReference = false;   ///< Called as rcssserver3d.
  std::filesystem::path initScripts; ///< From `--init-script-prefix`; empty: none.
  std::string scene;          ///< `.rsg` or `.rb`; empty: the soccer set-up of the data directory.
  bool quiet = false;                                         ///< Only warnings and errors.
  std::filesystem::path record;                               ///< Recording of the run; empty: none.
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
  bool check = false;         ///< Check `files` instead of running.
  bool lint = false;          ///< Check the robots in `files` instead of running.
  std::vector<std::string> files;      ///< For `--check`: files and directories; for `--lint`: files.
  std::vector<std::string> parameters; ///< From `--param`, in order.
  std::string script;                  ///< From `--script`: set-up before a scene is checked.
  bool json = false;
  std::string motorLog;  ///< From `--fit-motor`: log to be fitted instead of running; empty: none.
  double fitWindow = 0;  ///< From `--fit-window`, s.
  std::string drivingLog; ///< From `--train-motion`: log of a robot to be learned from instead of running; empty: none.
  std::filesystem::path robot; ///< From `--robot`: a file, or with `--convert` a node of the scene.
  std::string converted; ///< From `--convert`: scene whose robot is written as URDF instead of running; empty: none.
  std::string urdf;      ///< From `--convert-urdf` or `--convert`: robot to be converted to a scene instead of running; empty: none.
  std::vector<std::filesystem::path> packages; ///< From `--package`, in order.
  std::vector<std::pair<std::string, std::string>> xacroArguments; ///< From `--xacro-arg`, in order.
  bool ground = false;   ///< Converted scenes have a ground.
  bool fixed = false;    ///< Converted robots are held in their place.
  int meshShape = 0;     ///< How meshes of converted robots collide: urdf::MeshShape.
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

/// The text of `--help`. @param asReference  of the program rcssserver3d
std::string serverHelp(bool asReference = false);

/// Exit codes of the program.
enum class ExitCode
{
  Done = 0,
  RunFailed = 1,
  BadUsage = 2 ///< Bad usage or input: options, scene, a port in use.
};

} // namespace sparkwright
