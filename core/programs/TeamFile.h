#pragma once

#include "core/programs/StartCommand.h"
#include "core/services/StandardPorts.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// One kind of program of a team, of which one or more processes run.
struct TeamProgram
{
  std::string command;
  std::vector<std::string> arguments{};
  std::vector<std::pair<std::string, std::string>> environment{};
  std::string folder{}; ///< Relative to the team file; empty: that of the team file.
  int count = 1;        ///< Processes.
  int first = 1;        ///< Number of the first player.
  int agents = 1;       ///< Players that each process connects.

  static constexpr int mostProcesses = 100, mostAgents = 100, largestNumber = 1000;
  bool operator==(const TeamProgram&) const = default;
};

/// A team file: the programs that play for a team, and how they are started.
///
/// TOML; texts may have placeholders, such as {port} (docs/running-teams.md):
///
///     name = "Red"
///     [[program]]
///     command = "./player"                                # beside this file, or in the folders of PATH
///     arguments = ["-h", "{host}", "-p", "{port}", "-t", "{team}", "-u", "{number}"]
///     count = 11
struct TeamFile
{
  static constexpr const char* extension = ".sparkteam";
  static constexpr int mostProcesses = 200; ///< Of all its programs together.

  std::filesystem::path file;                                     ///< Absolute.
  std::string name;                                               ///< {team}; the name of the file if it gives none.
  std::string type{};                                             ///< {type}, of robots; may be empty.
  std::string folder{};                                           ///< Of programs that name none.
  std::vector<std::pair<std::string, std::string>> environment{}; ///< Of all programs.
  std::vector<TeamProgram> programs{};

  /// Players that all processes connect.
  int agents() const;
};

/// Whether a file is a team file, by its extension.
bool isTeamFile(const std::filesystem::path& file);

/// @param problems  what is wrong is added, each with its place; then the result is nothing
std::optional<TeamFile> readTeamFile(const std::filesystem::path& file, Diagnostics& problems);
/// The same from the text of a file.
std::optional<TeamFile> parseTeamFile(std::string_view text, const std::filesystem::path& file, Diagnostics& problems);

/// Where a team plays: the values of placeholders.
struct TeamPlace
{
  std::string host = "127.0.0.1";                      ///< {host}
  int port = standardAgentPort;                        ///< {port}, for agents
  int monitorPort = standardMonitorPort;               ///< {monitor-port}
  std::string team{};                                  ///< {team}; empty: that of the file
  std::string type{};                                  ///< {type}; empty: that of the file
  std::string side = "left";                           ///< {side}: left or right
  std::vector<std::filesystem::path> programFolders{}; ///< Searched for programs before PATH.
};

/// The commands that start a team, in the order of the file. Each has its place; none is started.
std::vector<StartCommand> startCommands(const TeamFile& team, const TeamPlace& place);

/// Puts values into the placeholders of a command that a person has typed, and finds its program.
/// @param problem  set if there is an unknown placeholder; then the result is nothing
std::optional<StartCommand> fillPlaceholders(StartCommand command, const TeamPlace& place, LocalText& problem);

} // namespace sparkwright
