#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--lint`: builds the scenes and checks their robots; prints findings to stdout, one line each or as JSON.
/// @return 0 nothing found, 1 findings, 2 a file cannot be used
int runLint(const ServerOptions& options);

} // namespace sparkwright
