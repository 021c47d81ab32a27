#pragma once

#include "core/game/simurosot/field/Restart.h"

#include <optional>
#include <span>
#include <string>

namespace sparkwright::strategy
{

/// The command line options of sparkwright-strategy.
struct StrategyOptions
{
  std::string host = "127.0.0.1";
  int port = 7656;
  std::optional<simurosot::Side> side; ///< Nothing: any.
  std::string name;                    ///< Of the team; empty: what the strategy says, or the name of its file.
  std::string token;
  std::string library; ///< Empty: none is loaded at the start.
  bool watch = false;  ///< Load the library again when its file changes.
  double timeout = 2;  ///< After which a call of the library ends the program, s.
  std::string statusFile; ///< To be written once a second; empty: none.
  bool once = false;   ///< End when the server has closed the connection.
  bool quiet = false;
  bool window = false; ///< Show a window in which all this is chosen and watched, in place of playing.
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or an error message
std::string parseStrategyOptions(std::span<const std::string> arguments, StrategyOptions& options);

/// The text of `--help`.
std::string strategyHelp();

} // namespace sparkwright::strategy
