#pragma once

#include <vector>

namespace sparkwright::f2000
{

/// How likely a measurement is that differs from what is expected: a Gaussian, computed in advance.
class LikelihoodTable
{
public:
  static constexpr double distanceBin = 5, angleBin = 0.5; ///< mm, degrees

  /// @param sigma    standard deviation, > 0  @param bin  width of an entry, > 0; both in the unit of the difference
  /// @param least    what even the greatest difference has, 0 … 1
  LikelihoodTable(double sigma, double bin, double least);

  /// @param difference  >= 0  @return 0 … 1
  double of(double difference) const;

private:
  static constexpr double reach = 5; ///< Times sigma.

  double bin_, least_;
  std::vector<double> values_;
};

} // namespace sparkwright::f2000
