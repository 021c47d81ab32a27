#pragma once

#include <cstddef>
#include <span>

namespace sparkwright
{

/// Mean and spread of a sample.
struct Statistics
{
  std::size_t count = 0;
  double mean = 0;      ///< NaN for an empty sample.
  double deviation = 0; ///< Standard deviation, with n - 1; NaN below two values.
  /// Half the width of the 95 % confidence interval of the mean, by Student's t distribution; NaN below two values.
  double interval = 0;
  double least = 0, most = 0;
};

/// Values that are not finite are left out.
Statistics statisticsOf(std::span<const double> values);

/// The quantile of Student's t distribution: a variable of it is below this with the probability `p`.
/// @param p        more than 0, less than 1
/// @param degrees  of freedom, at least 1
double studentQuantile(double p, double degrees);

} // namespace sparkwright
