#pragma once

#include <span>
#include <string>

namespace sparkwright
{

/// What the command line of sparkwright-proxy asks for.
struct ProxyOptions
{
  /// Which time of an agent's thoughts the server is told, for engines that charge it.
  enum class Tell
  {
    Nothing,
    Wall, ///< From percepts to `(syn)`.
    Cpu   ///< Of the processor, in between.
  };

  std::string host = "127.0.0.1";
  int port = 3100;
  std::string listenAddress = "127.0.0.1";
  int listenPort = 3110; ///< 0: any free one.
  double cycle = 0.02;   ///< s that an agent has for an answer; 0: as long as it needs.
  Tell tell = Tell::Nothing;
  double report = 0;   ///< s between reports; 0: at the end only.
  std::string summary; ///< File for the last report, in JSON; empty: none.
  bool once = false;   ///< Ends when all agents have gone.
  bool quiet = false;
  bool help = false;
  bool version = false;
};

/// Reads the arguments (without the program's name). Options may be written `--x y` and `--x=y`.
/// @return empty, or what is wrong and what to do
std::string parseProxyOptions(std::span<const std::string> arguments, ProxyOptions& options);

/// The text of `--help`.
std::string proxyHelp();

} // namespace sparkwright
