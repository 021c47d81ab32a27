#pragma once

#include "app/server/ServerOptions.h"

#include <optional>

namespace sparkwright
{

/// What a World of this command line is made with.
/// @param data  the data directory, if there is one
WorldOptions worldOptions(const ServerOptions& options, std::uint64_t seed,
                          const std::optional<std::filesystem::path>& data);

/// Runs the headless server until its end: `--until`, a monitor's `(killsim)`, SIGINT or SIGTERM. Logs to stderr.
ExitCode runServer(const ServerOptions& options);

} // namespace sparkwright
