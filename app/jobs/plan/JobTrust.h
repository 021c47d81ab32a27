#pragma once

#include "app/jobs/plan/Job.h"
#include "core/programs/TrustList.h"

namespace sparkwright
{

/// What the runs of a job start beside the server itself: programs of its teams, plugins, options of the server with
/// effects beyond the run, set-up scripts.
TrustList trustListOf(const Job& job);

} // namespace sparkwright
