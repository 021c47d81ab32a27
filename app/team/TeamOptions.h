#pragma once

#include <span>
#include <string>

namespace sparkwright::team
{

/// What the command line of sparkwright-team asks for.
struct TeamOptions
{
  std::string team = "Sparkwright";
  int players = 11;
  int first = 1; ///< Number of the first player.
  std::string host = "127.0.0.1";
  int port = 3100;
  bool sync = false; ///< Answer every message, however late.
  bool quiet = false;
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or what is wrong and what to do
std::string parseTeamOptions(std::span<const std::string> arguments, TeamOptions& options);

/// The text of `--help`.
std::string teamHelp();

} // namespace sparkwright::team
