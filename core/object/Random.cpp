#include "core/object/Random.h"

#include "core/archive/StateArchive.h"

#include <array>
#include <cmath>
#include <locale>
#include <sstream>

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

void Random::archive(StateArchive& a)
{
  // The standard gives access to an engine's numbers as text only: its words, and how many of them are used up.
  constexpr std::size_t words = std::mt19937_64::state_size;
  std::array<std::uint64_t, words + 1> numbers{};
  std::stringstream text;
  text.imbue(std::locale::classic());
  if(!a.isLoading())
  {
    text << engine_;
    for(std::uint64_t& number : numbers)
      text >> number;
  }
  a(own_, numbers);
  if(!a.isLoading() || !a.require(numbers[words] <= words))
    return;
  for(const std::uint64_t number : numbers)
    text << number << ' ';
  text >> engine_;
}

double Random::exponential(double lambda)
{
  return -std::log(1.0 - uniform(0, 1)) / lambda;
}

} // namespace sparkwright
