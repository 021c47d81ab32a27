#pragma once

#include "core/services/StandardPorts.h"

#include <span>
#include <string>

namespace sparkwright
{

/// The command line options of sparkwright-proxy.
struct ProxyOptions
{
  /// Which time of an agent's thinking is sent to the server, for reproducible timing.
  enum class Tell
  {
    Nothing,
    Wall, ///< From percepts to `(syn)`.
    Cpu   ///< CPU time in between.
  };

  std::string host = "127.0.0.1";
  int port = standardAgentPort;
  std::string listenAddress = "127.0.0.1";
  int listenPort = 3110; ///< 0: any free one.
  double cycle = 0.02;   ///< Time for an answer, s; 0: no limit.
  Tell tell = Tell::Nothing;
  double report = 0;   ///< Time between reports, s; 0: at the end only.
  std::string summary; ///< File for the last report, in JSON; empty: none.
  bool once = false;   ///< End when all agents have disconnected.
  bool quiet = false;
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or an error message
std::string parseProxyOptions(std::span<const std::string> arguments, ProxyOptions& options);

/// The text of `--help`.
std::string proxyHelp();

} // namespace sparkwright
