#include "app/jobs/results/Statistics.h"

#include "core/game/Wilson.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace sparkwright
{

namespace
{

/// The continued fraction of the incomplete beta function, by the method of Lentz (DLMF 8.17.22).
double betaFraction(double a, double b, double x)
{
  constexpr double tiny = 1e-300, enough = 1e-15;
  const auto bounded = [](double value) { return std::abs(value) < tiny ? tiny : value; };
  double c = 1, d = 1 / bounded(1 - (a + b) * x / (a + 1)), fraction = d;
  for(int m = 1; m < 1000; ++m)
  {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / bounded(1 + even * d);
    c = bounded(1 + even / c);
    fraction *= d * c;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / bounded(1 + odd * d);
    c = bounded(1 + odd / c);
    fraction *= d * c;
    if(std::abs(d * c - 1) < enough)
      break;
  }
  return fraction;
}

/// The regularised incomplete beta function I_x(a, b).
double incompleteBeta(double a, double b, double x)
{
  if(x <= 0)
    return 0;
  if(x >= 1)
    return 1;
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
  return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b;
}

/// Probability that a variable of Student's t distribution is above `t`, t >= 0.
double upperTail(double t, double degrees)
{
  return 0.5 * incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

} // namespace

double studentQuantile(double p, double degrees)
{
  if(p == 0.5)
    return 0;
  if(p < 0.5)
    return -studentQuantile(1 - p, degrees);
  double low = 0, high = 1;
  while(upperTail(high, degrees) > 1 - p && high < 1e300)
    high *= 2;
  for(int i = 0; i < 200 && high - low > 1e-15 * high; ++i)
  {
    const double middle = (low + high) / 2;
    (upperTail(middle, degrees) > 1 - p ? low : high) = middle;
  }
  return (low + high) / 2;
}

Statistics statisticsOf(std::span<const double> values)
{
  std::vector<double> finite;
  std::ranges::copy_if(values, std::back_inserter(finite), [](double value) { return std::isfinite(value); });
  Statistics result;
  result.count = finite.size();
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  result.mean = result.deviation = result.interval = result.low = result.high = result.least = result.most = none;
  if(finite.empty())
    return result;
  const auto n = static_cast<double>(finite.size());
  result.mean = 0;
  for(const double value : finite)
    result.mean += value / n;
  const auto [least, most] = std::ranges::minmax(finite);
  result.least = least;
  result.most = most;
  if(finite.size() < 2)
    return result;
  double squares = 0;
  for(const double value : finite)
    squares += (value - result.mean) * (value - result.mean);
  result.deviation = std::sqrt(squares / (n - 1));
  result.interval = studentQuantile(0.975, n - 1) * result.deviation / std::sqrt(n);
  result.low = result.mean - result.interval;
  result.high = result.mean + result.interval;
  return result;
}

Statistics shareOf(std::span<const std::pair<int, int>> wonAndTried)
{
  std::vector<double> shares;
  int won = 0, tried = 0;
  for(const auto& [of, all] : wonAndTried)
  {
    won += of;
    tried += all;
    if(all > 0)
      shares.push_back(static_cast<double>(of) / all);
  }
  Statistics result = statisticsOf(shares); // Least and most are those of single runs.
  result.interval = std::numeric_limits<double>::quiet_NaN();
  if(tried == 0)
    return result;
  const WilsonInterval interval = WilsonInterval::of(won, tried);
  result.mean = interval.share;
  result.low = interval.low;
  result.high = interval.high;
  return result;
}

} // namespace sparkwright
