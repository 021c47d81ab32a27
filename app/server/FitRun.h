#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--fit-motor`: prints the constants of a motor fitted to a log, or diagnostics. @return the exit code
int runFit(const ServerOptions& options);

} // namespace sparkwright
