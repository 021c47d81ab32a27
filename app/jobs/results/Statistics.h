#pragma once

#include <cstddef>
#include <span>
#include <utility>

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
  double low = 0, high = 0; ///< The bounds of that interval; NaN if there is none. Of shares, by Wilson's method.
  double least = 0, most = 0;
};

/// A share of tries, pooled over runs: `mean` is the share, `count` that of runs. @param won, tried  of each run
Statistics shareOf(std::span<const std::pair<int, int>> wonAndTried);

/// Values that are not finite are left out.
Statistics statisticsOf(std::span<const double> values);

/// The quantile of Student's t distribution: a variable of it is below this with the probability `p`.
/// @param p        more than 0, less than 1
/// @param degrees  of freedom, at least 1
double studentQuantile(double p, double degrees);

} // namespace sparkwright
