#pragma once

#include "core/text/Diagnostic.h"

#include <array>

namespace sparkwright
{

/// What a message of the log is about, told from its text's key.
enum class LogSource
{
  Scene,     ///< Scenes, robots, meshes and edits of them.
  Scripts,   ///< Ruby.
  Agents,    ///< Agents, monitors, connections and started programs.
  Match,     ///< The referee and commands to the match.
  Recording, ///< Recordings, exact states and exports.
  Other      ///< The window itself, plugins, and what scripts print.
};
inline constexpr std::array logSources = {LogSource::Scene, LogSource::Scripts,   LogSource::Agents,
                                   LogSource::Match, LogSource::Recording, LogSource::Other};

LogSource sourceOf(const Diagnostic& diagnostic);

} // namespace sparkwright
