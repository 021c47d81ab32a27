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

/// How the command line of a program wants agents and monitors to be served. The set-up that a World has run decides
/// what the command line says nothing about; where neither does, the values below count. One source for the programs
/// that serve, so that a set-up means the same in each.
struct ServeOptions
{
  NetServerOptions net;
  bool sync = false;        ///< Cycles wait for every agent.
  SyncTimeout syncTimeout;  ///< How long they wait.
  ThinkingLimits thinking;  ///< Of agents inside the simulator.
  TimingSettings timing;
  std::string agentFormats; ///< Languages of agents, see World::setAgentFormats(); empty: as the set-up says.
  std::set<std::string, std::less<>> given; ///< Names of the options that were written, such as `--agent-port`.
  bool isGiven(std::string_view option) const { return given.contains(option); }
};

/// An option of the command line for one of these: what it is read and explained by.
struct ServeOption
{
  std::string_view name; ///< `--agent-port`
  std::string_view alias;
  std::string_view value; ///< What it takes; empty for switches.
  std::string_view help;
  /// Takes the value; returns what would be right, or empty. The caller adds the name to `given`.
  std::string_view (*read)(ServeOptions&, const std::string& value);
};
std::span<const ServeOption> serveOptions();

/// Command line and set-up taken together.
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
