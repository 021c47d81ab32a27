#pragma once

#include <cstdint>
#include <random>

namespace sparkwright
{

class StateArchive;

/// The random number generator of a World. The same seed gives the same sequence on every machine.
class Random
{
public:
  explicit Random(std::uint64_t seed = 1) { this->seed(seed); }

  /// Starts the sequence of a run; reseed(0) returns to its beginning.
  void seed(std::uint64_t seed)
  {
    own_ = seed;
    engine_.seed(seed);
  }
  /// The seed of the run.
  std::uint64_t runSeed() const { return own_; }
  /// Starts another sequence; 0: that of the run again.
  void reseed(std::uint64_t seed) { engine_.seed(seed ? seed : own_); }
  /// Uniform in [low, high).
  double uniform(double low, double high);
  /// Normal distribution.
  double normal(double mean, double sigma);
  /// Exponential distribution with mean 1/lambda, lambda > 0.
  double exponential(double lambda);

  /// Saves or loads the place in the sequence.
  void archive(StateArchive& a);

private:
  std::uint64_t own_ = 1;
  std::mt19937_64 engine_;
};

} // namespace sparkwright
