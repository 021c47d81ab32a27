#pragma once

#include <cmath>

namespace sparkwright
{

/// A share with the bounds of its 95 % confidence interval after Wilson.
struct WilsonInterval
{
  double share = 0, low = 0, high = 1;

  /// @param hits  0 … trials  @param trials  0: nothing is known
  static WilsonInterval of(int hits, int trials)
  {
    if(trials <= 0)
      return {};
    constexpr double z = 1.959963984540054; // 97.5 % quantile of the normal distribution
    const double n = trials, p = hits / n, z2 = z * z;
    const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = z / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return {p, middle - half, middle + half};
  }
};

} // namespace sparkwright
