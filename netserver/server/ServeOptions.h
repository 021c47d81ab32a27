#pragma once

#include "core/robot/behavior/ThinkingLimits.h"
#include "core/services/RunSettings.h"
#include "core/services/TimingSettings.h"
#include "netserver/server/NetServer.h"

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Options for serving agents and monitors, from the command line. The set-up of a World decides about options that
/// were not given, and the presets below if it does not. Shared by all programs that serve, so that a set-up means the
/// same in each.
struct ServeOptions
{
  NetServerOptions net;
  bool sync = false;        ///< Cycles wait for every agent.
  SyncTimeout syncTimeout;  ///< How long they wait.
  ThinkingLimits thinking;  ///< For agents inside the simulator.
  TimingSettings timing;
  std::string agentFormats; ///< Message formats, see World::setAgentFormats(); empty: those of the set-up.
  std::set<std::string, std::less<>> given; ///< Names of the options in the command line: `--agent-port`.
  bool isGiven(std::string_view option) const { return given.contains(option); }
};

/// A command line option for ServeOptions.
struct ServeOption
{
  std::string_view name; ///< `--agent-port`
  std::string_view alias;
  std::string_view value; ///< Name of its value in the help; empty for switches.
  std::string_view help;
  /// Stores the value. Returns empty, or what a valid value would be. The caller adds the name to `given`.
  std::string_view (*read)(ServeOptions&, const std::string& value);
};
std::span<const ServeOption> serveOptions();

/// Combines command line and set-up.
struct ServePlan
{
  NetServerOptions net;
  bool sync = false;
  SyncTimeout syncTimeout;
  TimingSettings timing;

  /// @param setUp  World::settings() after World::load()
  /// @param cycleSeconds  of the World
  ServePlan(const ServeOptions& options, const RunSettings& setUp, double cycleSeconds);
};

} // namespace sparkwright
