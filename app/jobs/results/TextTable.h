#pragma once

#include "app/jobs/results/ResultTable.h"

namespace sparkwright
{

// Tables in columns, for terminals.

/// All runs, a line each.
std::string runTable(const Job& job, const std::vector<ResultRow>& rows);
/// Means with their 95 % confidence intervals, a line for each group and quantity.
std::string groupTable(const Job& job, const std::vector<GroupStatistics>& groups,
                       const std::vector<ResultQuantity>& quantities);
std::string standingTable(const std::vector<Standing>& standings);

/// `1.25 ± 0.31`; a share `0.43 (0.34–0.53)`; without an interval `1.25`; a dash without a value.
std::string meanText(const Statistics& statistics);

} // namespace sparkwright
