#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// Runs the headless server until its end: `--until`, a monitor's `(killsim)`, SIGINT or SIGTERM. Logs to stderr.
ExitCode runServer(const ServerOptions& options);

} // namespace sparkwright
