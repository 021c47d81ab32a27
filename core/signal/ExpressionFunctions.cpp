#include "core/signal/ExpressionFunctions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double unknownValue = std::numeric_limits<double>::quiet_NaN(), degrees = 180 / M_PI;
constexpr int manyArguments = 16;

/// In the order of Callee.
constexpr std::array<SignalExpression::Function, 18> allFunctions{{{"abs", 1, 1},
                                                                   {"sqrt", 1, 1},
                                                                   {"hypot", 2, 3},
                                                                   {"min", 2, manyArguments},
                                                                   {"max", 2, manyArguments},
                                                                   {"if", 3, 3},
                                                                   {"floor", 1, 1},
                                                                   {"ceil", 1, 1},
                                                                   {"round", 1, 1},
                                                                   {"sign", 1, 1},
                                                                   {"exp", 1, 1},
                                                                   {"log", 1, 1},
                                                                   {"sin", 1, 1},
                                                                   {"cos", 1, 1},
                                                                   {"tan", 1, 1},
                                                                   {"asin", 1, 1},
                                                                   {"acos", 1, 1},
                                                                   {"atan2", 2, 2}}};
static_assert(allFunctions.size() == static_cast<std::size_t>(Callee::Atan2) + 1);

double sideOf(bool value)
{
  return value ? 1 : 0;
}

/// The least or greatest; nothing if any of them is unknown.
double extreme(std::span<const double> values, bool least)
{
  double found = values.front();
  for(const double value : values)
    found = std::isnan(value) || std::isnan(found) ? unknownValue
            : least                                ? std::min(found, value)
                                                   : std::max(found, value);
  return found;
}

} // namespace

std::span<const SignalExpression::Function> SignalExpression::functions()
{
  return allFunctions;
}

double called(Callee callee, std::span<const double> a)
{
  const double x = a.front();
  switch(callee)
  {
  case Callee::Abs:
    return std::abs(x);
  case Callee::Sqrt:
    return std::sqrt(x);
  case Callee::Hypot:
    return a.size() > 2 ? std::sqrt(x * x + a[1] * a[1] + a[2] * a[2]) : std::sqrt(x * x + a[1] * a[1]);
  case Callee::Min:
    return extreme(a, true);
  case Callee::Max:
    return extreme(a, false);
  case Callee::If:
    return std::isnan(x) ? unknownValue : x != 0 ? a[1] : a[2];
  case Callee::Floor:
    return std::floor(x);
  case Callee::Ceil:
    return std::ceil(x);
  case Callee::Round:
    return std::round(x);
  case Callee::Sign:
    return std::isnan(x) ? unknownValue : sideOf(x > 0) - sideOf(x < 0);
  case Callee::Exp:
    return std::exp(x);
  case Callee::Log:
    return std::log(x);
  case Callee::Sin:
    return std::sin(x / degrees);
  case Callee::Cos:
    return std::cos(x / degrees);
  case Callee::Tan:
    return std::tan(x / degrees);
  case Callee::Asin:
    return std::asin(x) * degrees;
  case Callee::Acos:
    return std::acos(x) * degrees;
  case Callee::Atan2:
    return std::atan2(x, a[1]) * degrees;
  }
  return unknownValue;
}

Measure commonMeasure(Measure a, Measure b)
{
  return !a ? b : !b || *a == *b ? a : Quantity::Number;
}

Measure measured(Callee callee, std::span<const Measure> a)
{
  switch(callee)
  {
  case Callee::Abs:
  case Callee::Floor:
  case Callee::Ceil:
  case Callee::Round:
    return a.front();
  case Callee::Hypot:
  case Callee::Min:
  case Callee::Max:
  {
    Measure all;
    for(const Measure each : a)
      all = commonMeasure(all, each);
    return all;
  }
  case Callee::If:
    return commonMeasure(a[1], a[2]);
  case Callee::Asin:
  case Callee::Acos:
  case Callee::Atan2:
    return Quantity::Angle;
  default:
    return Quantity::Number;
  }
}

} // namespace sparkwright
