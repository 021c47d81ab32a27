#include "core/agents/DurationHistogram.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void DurationHistogram::add(double seconds)
{
  if(!(seconds > 0))
    seconds = 0;
  const double steps = seconds > least ? std::ceil(std::log2(seconds / least) * perOctave) : 0;
  const auto last = static_cast<double>(counts_.size() - 1);
  ++counts_[static_cast<std::size_t>(std::min(steps, last))];
  ++count_;
  most_ = std::max(most_, seconds);
}

double DurationHistogram::quantile(double share) const
{
  if(count_ == 0)
    return 0;
  const auto wanted = static_cast<std::uint64_t>(
      std::max(1.0, std::ceil(std::clamp(share, 0.0, 1.0) * static_cast<double>(count_))));
  std::uint64_t sum = 0;
  for(std::size_t i = 0; i + 1 < counts_.size(); ++i)
    if((sum += counts_[i]) >= wanted)
      return std::min(most_, least * std::exp2(static_cast<double>(i) / perOctave));
  return most_;
}

} // namespace sparkwright
