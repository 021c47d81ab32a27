#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--export`: writes a recording or monitor log as a table of numbers, a recording or a monitor log, or prints its
/// signals with `--list-columns`. Says on stdout what was written, and on stderr what is wrong. Ctrl-C leaves no file.
ExitCode runExport(const ServerOptions& options);

} // namespace sparkwright
