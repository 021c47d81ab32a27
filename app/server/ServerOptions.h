#pragma once

#include "core/world/World.h"
#include "netserver/server/ServeOptions.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// What the command line of sparkwright-server asks for.
struct ServerOptions : ServeOptions
{
  std::string scene;          ///< `.rsg` or `.rb`; empty: the soccer set-up of the data directory.
  bool fast = false;          ///< Not paced by the clock.
  int threads = 1;            ///< That compute a cycle, 1 to 64.
  int largestExactIsland = 0; ///< Bodies; 0: any number.
  std::uint64_t seed = 0;     ///< 0: from the clock.
  double until = 0;           ///< End, simulated seconds; 0: never.
  std::vector<std::filesystem::path> data; ///< Searched in order; empty: found by findDataDirectory().
  std::vector<std::filesystem::path> mounts;      ///< Directories and archives that are searched before these.
  std::filesystem::path logDirectory = ".";       ///< Where scripts may keep log files and recordings.
  std::vector<std::pair<std::string, std::string>> overrides; ///< Of `--set`, in order.
  std::vector<std::filesystem::path> plugins;                 ///< Directories of plugins, before the standard ones.
  std::vector<std::string> bundles;                           ///< Plugins to load at the start.
  bool images = true;                                         ///< Cameras of robots get pictures.
  std::int64_t scriptBudget = 20'000'000;                     ///< Steps of a script; 0: any number.
  double scriptSeconds = 60;                                  ///< Time of scripts in a load; 0: any time.
  std::size_t scriptMemory = 256;                             ///< MiB.
  bool quiet = false;                                         ///< Only warnings and errors.
  std::filesystem::path summary;                              ///< Empty: none.
  bool strict = false;        ///< Report whatever scene files are forgiven.
  bool referenceSkew = false; ///< Shift definitions as the reference does.
  bool check = false;         ///< Check `files` instead of running.
  std::vector<std::string> files;      ///< Of `--check`: files and directories.
  std::vector<std::string> parameters; ///< Of `--param`, in order.
  std::string script;                  ///< Of `--script`: set-up before a scene is checked.
  bool json = false;
  std::string motorLog;        ///< Of `--fit-motor`: fits it instead of running; empty: no.
  double fitWindow = 0;        ///< s, of `--fit-window`.
  std::string classList; ///< Empty: none; else `text`, `json` or `markdown`.
  bool help = false;
  bool version = false;

  static constexpr std::string_view defaultScene = "setups/soccer.rb";
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`, and stand before or
/// behind the scene; `--` ends them.
/// @return empty, or what is wrong and what to do
std::string parseServerOptions(std::span<const std::string> arguments, ServerOptions& options);

/// The text of `--help`.
std::string serverHelp();

/// What the program tells whoever started it.
enum class ExitCode
{
  Done = 0,
  RunFailed = 1,
  BadUsage = 2 ///< Bad usage or input: options, scene, a port in use.
};

} // namespace sparkwright
