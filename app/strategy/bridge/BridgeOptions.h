#pragma once

#include <span>
#include <string>

namespace sparkwright::strategy
{

/// The command line options of sparkwright-bridge.
struct BridgeOptions
{
  std::string host = "127.0.0.1";
  int port = 7656;
  std::string token;
  std::string listen = "127.0.0.1"; ///< Address of its own ports.
  int legacyPort = -1;              ///< UDP; −1: the historic clients are not served.
  int firaPort = -1;                ///< UDP, for commands; −1: clients of FIRASim are not served.
  std::string stateHost = "127.0.0.1";
  int statePort = 10002; ///< Where the state for clients of FIRASim is sent.
  bool waitForBoth = false; ///< A client of FIRASim does not play alone.
  bool help = false;
  bool version = false;

  static constexpr int usualLegacyPort = 6000, usualFiraPort = 20011;
};

/// Reads the arguments (without the program's name).
/// @return empty, or an error message
std::string parseBridgeOptions(std::span<const std::string> arguments, BridgeOptions& options);

/// The text of `--help`.
std::string bridgeHelp();

} // namespace sparkwright::strategy
