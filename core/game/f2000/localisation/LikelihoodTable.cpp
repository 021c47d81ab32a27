#include "core/game/f2000/localisation/LikelihoodTable.h"

#include <cmath>

namespace sparkwright::f2000
{

LikelihoodTable::LikelihoodTable(double sigma, double bin, double least) : bin_(bin), least_(least)
{
  const auto entries = static_cast<std::size_t>(std::ceil(reach * sigma / bin)) + 1;
  for(std::size_t i = 0; i < entries; ++i)
  {
    const double sigmas = static_cast<double>(i) * bin / sigma;
    values_.push_back(least + (1 - least) * std::exp(-sigmas * sigmas / 2));
  }
}

double LikelihoodTable::of(double difference) const
{
  const double entry = difference / bin_ + 0.5;
  return entry < static_cast<double>(values_.size()) ? values_[static_cast<std::size_t>(entry)] : least_;
}

} // namespace sparkwright::f2000
