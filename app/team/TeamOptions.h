#pragma once

#include "core/services/StandardPorts.h"

#include <span>
#include <string>

namespace sparkwright::team
{

/// The command line options of sparkwright-team.
struct TeamOptions
{
  std::string team = "Sparkwright";
  int players = 11;
  int first = 1; ///< Number of the first player.
  std::string host = "127.0.0.1";
  int port = standardAgentPort;
  bool sync = false; ///< Answer every message, even late.
  bool quiet = false;
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or an error message
std::string parseTeamOptions(std::span<const std::string> arguments, TeamOptions& options);

/// The text of `--help`.
std::string teamHelp();

} // namespace sparkwright::team
