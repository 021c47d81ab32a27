#pragma once

#include <cstdint>
#include <random>

namespace sparkwright
{

/// The one source of chance of a World. The same seed gives the same sequence on every machine.
class Random
{
public:
  explicit Random(std::uint64_t seed = 1) { this->seed(seed); }

  void seed(std::uint64_t seed) { engine_.seed(seed); }
  /// Uniform in [low, high).
  double uniform(double low, double high);
  /// Normal distribution.
  double normal(double mean, double sigma);

private:
  std::mt19937_64 engine_;
};

} // namespace sparkwright
