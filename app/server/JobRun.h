#pragma once

#include "app/server/ServerOptions.h"

namespace sparkwright
{

/// `--jobs`: does the runs of a job file that have no result yet, and prints a table of all.
/// @return exit code: 0 all runs are done, 1 some have failed, 2 bad usage or input, 3 interrupted: some are missing
int runJobs(const ServerOptions& options);

} // namespace sparkwright
