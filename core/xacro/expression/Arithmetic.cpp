#include "core/xacro/expression/Evaluator.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <cmath>

namespace sparkwright::xacro
{

namespace
{

[[noreturn]] void refuseZero()
{
  throw Problem(xacroText("xacro.zero"), xacroText("xacro.checkValues"));
}
[[noreturn]] void refuseNumber()
{
  throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
}

[[noreturn]] void refuseOperands(std::string_view operation, const Value& a, const Value& b)
{
  throw Problem(xacroText("xacro.operator", inQuotes(operation), a.described(), b.described()),
                xacroText("xacro.convert"));
}

std::int64_t power(std::int64_t base, std::int64_t exponent)
{
  std::int64_t result = 1;
  while(true)
  {
    if((exponent & 1) && __builtin_mul_overflow(result, base, &result))
      refuseNumber();
    exponent >>= 1;
    if(exponent == 0)
      return result;
    if(__builtin_mul_overflow(base, base, &base))
      refuseNumber();
  }
}

Value ofIntegers(std::string_view operation, std::int64_t a, std::int64_t b)
{
  std::int64_t result = 0;
  const char first = operation.front();
  if(operation == "**" && b >= 0)
    return power(a, b);
  if(operation == "+" || operation == "-" || operation == "*")
  {
    if(first == '+'   ? __builtin_add_overflow(a, b, &result)
       : first == '-' ? __builtin_sub_overflow(a, b, &result)
                      : __builtin_mul_overflow(a, b, &result))
      refuseNumber();
    return result;
  }
  if(b == 0)
    refuseZero();
  if(b == -1 && a == INT64_MIN)
    refuseNumber();
  // Towards minus infinity, so that the remainder has the sign of the divisor.
  const bool down = a % b != 0 && (a < 0) != (b < 0);
  return operation == "//" ? a / b - (down ? 1 : 0) : a % b + (down ? b : 0);
}

Value ofBits(std::string_view operation, std::int64_t a, std::int64_t b)
{
  if(operation == "&")
    return a & b;
  if(operation == "|")
    return a | b;
  if(operation == "^")
    return a ^ b;
  if(b < 0 || b > 62 || (operation == "<<" && (a > (INT64_MAX >> b) || a < (INT64_MIN >> b))))
    refuseNumber();
  return operation == "<<" ? a * (std::int64_t{1} << b) : a >> b;
}

Value ofNumbers(std::string_view operation, double a, double b)
{
  if(operation == "+")
    return a + b;
  if(operation == "-")
    return a - b;
  if(operation == "*")
    return a * b;
  if(operation == "**")
  {
    if(a == 0 && b < 0)
      refuseZero();
    const double result = std::pow(a, b);
    if(!std::isfinite(result) && std::isfinite(a) && std::isfinite(b))
      throw Problem(xacroText("xacro.domain", "**", Value(a).written()), xacroText("xacro.checkValues"));
    return result;
  }
  if(b == 0)
    refuseZero();
  if(operation == "/")
    return a / b;
  double rest = std::fmod(a, b);
  if(rest != 0 && (rest < 0) != (b < 0))
    rest += b;
  else if(rest == 0)
    rest = std::copysign(0.0, b);
  if(operation == "%")
    return rest;
  const double quotient = (a - rest) / b, floor = std::floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

Value repeated(const List& list, std::int64_t times)
{
  if(times > 0 && list.items.size() > Value::largest / static_cast<std::size_t>(times))
    refuseNumber();
  std::vector<Value> items;
  for(std::int64_t i = 0; i < times && !list.items.empty(); ++i)
    items.insert(items.end(), list.items.begin(), list.items.end());
  return Value::list(std::move(items), list.tuple);
}

} // namespace

Value binary(std::string_view operation, const Value& a, const Value& b)
{
  const auto first = a.integer(), second = b.integer();
  if(std::string_view("& | ^ << >>").find(operation) != std::string_view::npos)
  {
    if(!first || !second)
      refuseOperands(operation, a, b);
    if(a.as<bool>() && b.as<bool>() && operation.size() == 1)
      return ofBits(operation, *first, *second).truth();
    return ofBits(operation, *first, *second);
  }
  if(first && second && operation != "/" && (operation != "**" || *second >= 0))
    return ofIntegers(operation, *first, *second);
  if(a.number() && b.number())
    return ofNumbers(operation, *a.number(), *b.number());
  if(operation == "%" && a.text())
    return formatted(*a.text(), b);
  if(operation == "*" && ((a.text() && second) || (b.text() && first)))
    throw Problem(xacroText("xacro.repetition"), xacroText("xacro.writeText"));
  if(operation == "*" && ((a.list() && second) || (b.list() && first)))
    return a.list() ? repeated(*a.list(), *second) : repeated(*b.list(), *first);
  if(operation == "+" && a.text() && b.text())
    return *a.text() + *b.text();
  if(operation == "+" && a.list() && b.list() && a.list()->tuple == b.list()->tuple)
  {
    std::vector<Value> items = a.list()->items;
    items.insert(items.end(), b.list()->items.begin(), b.list()->items.end());
    return Value::list(std::move(items), a.list()->tuple);
  }
  refuseOperands(operation, a, b);
}

} // namespace sparkwright::xacro
