#include "core/signal/SignalExpression.h"

#include "core/signal/ExpressionFunctions.h"
#include "core/signal/SignalCatalog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double truth(bool value)
{
  return value ? 1 : 0;
}

double compared(bool value, double a, double b)
{
  return std::isnan(a) || std::isnan(b) ? unknown : truth(value);
}

bool isPure(Measure a)
{
  return !a || *a == Quantity::Number || *a == Quantity::Share;
}

Measure product(Measure a, Measure b)
{
  return isPure(a) ? b : isPure(b) ? a : Quantity::Number;
}

Measure quotient(Measure a, Measure b)
{
  if(isPure(b))
    return a;
  const auto is = [&](Quantity above, Quantity below) { return a == above && *b == below; };
  return is(Quantity::Length, Quantity::Time)    ? Quantity::Speed
         : is(Quantity::Length, Quantity::Speed) ? Quantity::Time
         : is(Quantity::Speed, Quantity::Time)   ? Quantity::Acceleration
         : is(Quantity::Angle, Quantity::Time)   ? Quantity::AngularRate
                                                 : Quantity::Number;
}

} // namespace

bool SignalExpression::isCondition() const
{
  // The last step is done with all others.
  const Code last = steps_.empty() ? Code::Number : steps_.back().code;
  return last == Code::Not || (last >= Code::Less && last <= Code::Or);
}

std::optional<std::string> SignalExpression::plainPath() const
{
  if(steps_.size() == 1 && steps_.front().code == Code::Signal)
    return paths_.front();
  return {};
}

double SignalExpression::evaluate(std::span<const double> values) const
{
  std::array<double, mostStacked> stack; // Each place is written before it is read.
  std::size_t size = 0;
  for(const Step& step : steps_)
  {
    if(step.code == Code::Number || step.code == Code::Signal)
    {
      stack[size++] = step.code == Code::Number    ? step.number
                      : step.index < values.size() ? values[step.index]
                                                   : unknown;
      continue;
    }
    if(step.code == Code::Call)
    {
      size -= step.count;
      stack[size] = called(static_cast<Callee>(step.index), std::span(stack).subspan(size, step.count));
      ++size;
      continue;
    }
    double& top = stack[size - 1];
    if(step.code == Code::Negate || step.code == Code::Not)
    {
      top = step.code == Code::Negate ? -top : std::isnan(top) ? unknown : truth(top == 0);
      continue;
    }
    const double b = top;
    double& a = stack[size - 2];
    --size;
    switch(step.code)
    {
    case Code::Add:
      a += b;
      break;
    case Code::Subtract:
      a -= b;
      break;
    case Code::Multiply:
      a *= b;
      break;
    case Code::Divide:
      a /= b;
      break;
    case Code::Power:
      a = std::pow(a, b);
      break;
    case Code::Less:
      a = compared(a < b, a, b);
      break;
    case Code::LessOrEqual:
      a = compared(a <= b, a, b);
      break;
    case Code::Greater:
      a = compared(a > b, a, b);
      break;
    case Code::GreaterOrEqual:
      a = compared(a >= b, a, b);
      break;
    case Code::Equal:
      a = compared(a == b, a, b);
      break;
    case Code::NotEqual:
      a = compared(a < b || a > b, a, b);
      break;
    // What is known may be enough.
    case Code::And:
      a = a == 0 || b == 0 ? 0 : compared(true, a, b);
      break;
    case Code::Or:
      a = (!std::isnan(a) && a != 0) || (!std::isnan(b) && b != 0) ? 1 : compared(false, a, b);
      break;
    default:
      break;
    }
  }
  return size == 1 ? stack[0] : unknown;
}

Quantity SignalExpression::quantity(std::span<const Quantity> quantities) const
{
  std::vector<Measure> stack;
  for(const Step& step : steps_)
    switch(step.code)
    {
    case Code::Number:
      stack.emplace_back();
      break;
    case Code::Signal:
      stack.emplace_back(step.index < quantities.size() ? quantities[step.index] : Quantity::Number);
      break;
    case Code::Negate:
      break;
    case Code::Not:
      stack.back() = Quantity::Number;
      break;
    case Code::Call:
    {
      const std::size_t first = stack.size() - step.count;
      const Measure result = measured(static_cast<Callee>(step.index), std::span(stack).subspan(first));
      stack.resize(first);
      stack.push_back(result);
      break;
    }
    default:
    {
      const Measure b = stack.back();
      stack.pop_back();
      Measure& a = stack.back();
      const bool sum = step.code == Code::Add || step.code == Code::Subtract;
      a = sum                           ? commonMeasure(a, b)
          : step.code == Code::Multiply ? product(a, b)
          : step.code == Code::Divide   ? quotient(a, b)
                                        : Quantity::Number;
    }
    }
  return stack.size() == 1 ? stack.front().value_or(Quantity::Number) : Quantity::Number;
}

std::optional<Quantity> quantityOf(std::string_view expression, const SignalCatalog& catalog)
{
  const auto signalOf = [&](std::string_view path) -> std::optional<Quantity>
  {
    const int index = catalog.find(path);
    return index < 0 ? std::nullopt : std::optional(catalog.all()[static_cast<std::size_t>(index)].quantity);
  };
  if(const auto quantity = signalOf(expression))
    return quantity;
  const auto read = SignalExpression::parse(expression);
  const auto* const made = std::get_if<SignalExpression>(&read);
  if(!made)
    return {};
  std::vector<Quantity> quantities;
  for(const std::string& path : made->paths())
  {
    const auto quantity = signalOf(path);
    if(!quantity)
      return {};
    quantities.push_back(*quantity);
  }
  return made->quantity(quantities);
}

std::string SignalExpression::quoted(std::string_view path)
{
  const auto read = parse(path);
  const auto* const made = std::get_if<SignalExpression>(&read);
  const auto plain = made ? made->plainPath() : std::nullopt;
  return plain && *plain == path ? std::string(path) : '\'' + std::string(path) + '\'';
}

std::size_t SignalExpression::beginOfName(std::string_view text, std::size_t end)
{
  end = std::min(end, text.size());
  const std::string_view before = text.substr(0, end);
  if(std::ranges::count(before, '\'') % 2 == 1)
    return before.rfind('\'');
  std::size_t begin = end;
  while(begin > 0 &&
        (isNameLetter(text[begin - 1]) || (text[begin - 1] == '/' && begin > 1 && isNameLetter(text[begin - 2]))))
    --begin;
  return begin;
}

} // namespace sparkwright
