#pragma once

#include "app/server/ServerOptions.h"

#include <vector>

namespace sparkwright
{

/// WorldOptions for this command line.
/// @param data  the data directories
WorldOptions worldOptions(const ServerOptions& options, std::uint64_t seed, std::vector<std::filesystem::path> data);

/// Runs the headless server until its end: `--until`, a monitor's `(killsim)`, a script's `quit`, SIGINT or SIGTERM.
/// Logs to stderr.
ExitCode runServer(const ServerOptions& options);

} // namespace sparkwright
