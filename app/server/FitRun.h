#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--fit-motor`: prints the constants of a motor that a log tells, or what is wrong with it. @return the exit code
int runFit(const ServerOptions& options);

} // namespace sparkwright
