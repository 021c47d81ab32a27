#include "core/object/Random.h"

#include <cmath>

namespace sparkwright
{

// The distributions of the standard library differ between implementations; these do not.

double Random::uniform(double low, double high)
{
  const double unit = static_cast<double>(engine_() >> 11) * 0x1.0p-53;
  return low + (high - low) * unit;
}

double Random::normal(double mean, double sigma)
{
  // Box-Muller; 1 - u lies in (0, 1], so the logarithm is finite.
  const double u = 1.0 - uniform(0, 1);
  const double v = uniform(0, 1);
  return mean + sigma * std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * M_PI * v);
}

double Random::exponential(double lambda)
{
  return -std::log(1.0 - uniform(0, 1)) / lambda;
}

} // namespace sparkwright
