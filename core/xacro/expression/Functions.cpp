#include "core/xacro/expression/Functions.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

namespace sparkwright::xacro
{

namespace
{

double numberAt(std::string_view function, const Arguments& arguments, std::size_t index)
{
  const auto value = index < arguments.values.size() ? arguments.values[index].number() : std::nullopt;
  if(!value)
    refuseArguments(function, arguments);
  return *value;
}

void expectCount(std::string_view function, const Arguments& arguments, std::size_t least, std::size_t most)
{
  if(arguments.values.size() < least || arguments.values.size() > most || !arguments.named.empty())
    refuseArguments(function, arguments);
}

/// Outside of a function's domain Python raises an error; so do we, for what is not finite from what is.
double checked(std::string_view function, double result, double argument)
{
  if(!std::isfinite(result) && std::isfinite(argument))
    throw Problem(xacroText("xacro.domain", function, Value(argument).written()), xacroText("xacro.checkValues"));
  return result;
}

Value toWhole(double number)
{
  if(!(std::abs(number) < 9.2e18))
    throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
  return static_cast<std::int64_t>(number);
}

// Each function of one number has the name that the table has.
template <double (*function)(double)>
Value ofOne(const Arguments& arguments)
{
  expectCount("the function", arguments, 1, 1);
  const double argument = numberAt("the function", arguments, 0);
  return checked("the function", function(argument), argument);
}

template <double (*function)(double, double)>
Value ofTwo(const Arguments& arguments)
{
  expectCount("the function", arguments, 2, 2);
  const double first = numberAt("the function", arguments, 0), second = numberAt("the function", arguments, 1);
  return checked("the function", function(first, second), std::isfinite(second) ? first : second);
}

template <double (*function)(double)>
Value wholeOf(const Arguments& arguments)
{
  expectCount("the function", arguments, 1, 1);
  return toWhole(function(numberAt("the function", arguments, 0)));
}

double degreesOf(double angle)
{
  return angle * (180 / std::numbers::pi);
}
double radiansOf(double angle)
{
  return angle * (std::numbers::pi / 180);
}

Value absolute(const Arguments& arguments)
{
  expectCount("abs", arguments, 1, 1);
  if(const auto whole = arguments.values[0].integer(); whole && *whole != INT64_MIN)
    return *whole < 0 ? -*whole : *whole;
  return std::abs(numberAt("abs", arguments, 0));
}

Value logarithm(const Arguments& arguments)
{
  expectCount("log", arguments, 1, 2);
  const double number = numberAt("log", arguments, 0);
  const double result =
      arguments.values.size() == 2 ? std::log(number) / std::log(numberAt("log", arguments, 1)) : std::log(number);
  return checked("log", result, number);
}

/// Half to even, by the decimal digits that the number really has.
Value rounded(const Arguments& arguments)
{
  const Value* digits = arguments.values.size() == 2 ? &arguments.values[1] : nullptr;
  if(arguments.named.size() == 1 && arguments.named[0].first == "ndigits" && !digits)
    digits = &arguments.named[0].second;
  else if(!arguments.named.empty())
    refuseArguments("round", arguments);
  if(arguments.values.empty() || arguments.values.size() > 2)
    refuseArguments("round", arguments);
  if(digits && digits->none())
    digits = nullptr;
  const auto whole = arguments.values[0].integer();
  if(whole && !digits)
    return *whole;
  const double number = numberAt("round", arguments, 0);
  if(!digits)
    return toWhole(std::nearbyint(number));
  const auto places = digits->integer();
  if(!places)
    refuseArguments("round", arguments);
  if(whole && *places >= 0)
    return *whole;
  if(!std::isfinite(number) || *places > 300)
    return number;
  if(*places < 0)
  {
    const double unit = std::pow(10, static_cast<double>(std::min<std::int64_t>(-*places, 400)));
    const double result = std::isfinite(unit) ? std::nearbyint(number / unit) * unit : 0;
    return whole ? toWhole(result) : Value(result);
  }
  char buffer[800];
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, static_cast<int>(*places)).ptr;
  return *readFloat(std::string_view(buffer, static_cast<std::size_t>(end - buffer)));
}

Value toInteger(const Arguments& arguments)
{
  expectCount("int", arguments, 1, 1);
  const Value& value = arguments.values[0];
  if(const auto whole = value.integer())
    return *whole;
  if(const double* number = value.as<double>(); number && std::isfinite(*number))
    return toWhole(std::trunc(*number));
  if(value.text())
    if(const auto whole = readInteger(*value.text()))
      return *whole;
  throw Problem(xacroText("xacro.convertTo", value.described(), "int"), xacroText("xacro.howToCall"));
}

Value toFloat(const Arguments& arguments)
{
  expectCount("float", arguments, 1, 1);
  const Value& value = arguments.values[0];
  if(const auto number = value.number())
    return *number;
  if(value.text())
    if(const auto number = readFloat(*value.text()))
      return *number;
  throw Problem(xacroText("xacro.convertTo", value.described(), "float"), xacroText("xacro.howToCall"));
}

Value toText(const Arguments& arguments)
{
  expectCount("str", arguments, 0, 1);
  return arguments.values.empty() ? Value("") : Value(arguments.values[0].written());
}

Value toLiteral(const Arguments& arguments)
{
  expectCount("repr", arguments, 1, 1);
  return arguments.values[0].literal();
}

Value toTruth(const Arguments& arguments)
{
  expectCount("bool", arguments, 0, 1);
  return !arguments.values.empty() && arguments.values[0].truth();
}

Value length(const Arguments& arguments)
{
  expectCount("len", arguments, 1, 1);
  const Value& value = arguments.values[0];
  if(value.dictionary())
    return static_cast<std::int64_t>(value.dictionary()->items.size());
  if(value.list())
    return static_cast<std::int64_t>(value.list()->items.size());
  return static_cast<std::int64_t>(itemsOf(value).size());
}

/// The smallest or the largest: of the arguments, or of the only one.
template <int sign>
Value extreme(const Arguments& arguments)
{
  const std::string_view name = sign < 0 ? "min" : "max";
  if(!arguments.named.empty() || arguments.values.empty())
    refuseArguments(name, arguments);
  const std::vector<Value> items = arguments.values.size() == 1 ? itemsOf(arguments.values[0]) : arguments.values;
  if(items.empty())
    refuseArguments(name, arguments);
  const Value* best = &items[0];
  for(const Value& item : items)
  {
    const auto compared = order(item, *best);
    if(!compared)
      refuseArguments(name, arguments);
    if(*compared * sign > 0)
      best = &item;
  }
  return *best;
}

Value sum(const Arguments& arguments)
{
  expectCount("sum", arguments, 1, 1);
  std::int64_t whole = 0;
  double total = 0;
  bool onlyWhole = true;
  for(const Value& item : itemsOf(arguments.values[0]))
  {
    if(!item.number())
      refuseArguments("sum", arguments);
    onlyWhole = onlyWhole && item.integer() && !__builtin_add_overflow(whole, *item.integer(), &whole);
    total += *item.number();
  }
  return onlyWhole ? Value(whole) : Value(total);
}

Value range(const Arguments& arguments)
{
  expectCount("range", arguments, 1, 3);
  std::array<std::int64_t, 3> bounds{0, 0, 1};
  for(std::size_t i = 0; i < arguments.values.size(); ++i)
  {
    const auto value = arguments.values[i].integer();
    if(!value)
      refuseArguments("range", arguments);
    bounds[arguments.values.size() == 1 ? 1 : i] = *value;
  }
  const auto [from, to, step] = bounds;
  if(step == 0)
    refuseArguments("range", arguments);
  const double count = std::ceil((static_cast<double>(to) - static_cast<double>(from)) / static_cast<double>(step));
  if(count > static_cast<double>(Value::largest))
    throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
  std::vector<Value> items;
  for(std::int64_t i = 0; i < static_cast<std::int64_t>(count); ++i)
    items.emplace_back(from + i * step);
  return Value::list(std::move(items));
}

template <bool tuple>
Value toList(const Arguments& arguments)
{
  expectCount(tuple ? "tuple" : "list", arguments, 0, 1);
  return Value::list(arguments.values.empty() ? std::vector<Value>() : itemsOf(arguments.values[0]), tuple);
}

Value toDictionary(const Arguments& arguments)
{
  if(arguments.values.size() > 1)
    refuseArguments("dict", arguments);
  Dictionary result;
  if(!arguments.values.empty() && arguments.values[0].dictionary())
    result = *arguments.values[0].dictionary();
  else if(!arguments.values.empty())
    for(const Value& pair : itemsOf(arguments.values[0]))
    {
      if(!pair.list() || pair.list()->items.size() != 2)
        refuseArguments("dict", arguments);
      result.set(pair.list()->items[0], pair.list()->items[1]);
    }
  for(const auto& [name, value] : arguments.named)
    result.set(name, value);
  return Value::dictionary(std::move(result));
}

Value sorted(const Arguments& arguments)
{
  const bool backwards = arguments.named.size() == 1 && arguments.named[0].first == "reverse";
  if(arguments.values.size() != 1 || (!arguments.named.empty() && !backwards))
    refuseArguments("sorted", arguments);
  std::vector<Value> items = itemsOf(arguments.values[0]);
  for(std::size_t i = 1; i < items.size(); ++i)
    if(!order(items[i - 1], items[i]))
      refuseArguments("sorted", arguments);
  std::ranges::stable_sort(items, [](const Value& a, const Value& b) { return order(a, b).value_or(0) < 0; });
  if(backwards && arguments.named[0].second.truth())
    std::ranges::reverse(items);
  return Value::list(std::move(items));
}

template <bool every>
Value truths(const Arguments& arguments)
{
  expectCount(every ? "all" : "any", arguments, 1, 1);
  const std::vector<Value> items = itemsOf(arguments.values[0]);
  return every ? std::ranges::all_of(items, &Value::truth) : std::ranges::any_of(items, &Value::truth);
}

Value enumerate(const Arguments& arguments)
{
  expectCount("enumerate", arguments, 1, 1);
  std::vector<Value> items;
  for(const Value& item : itemsOf(arguments.values[0]))
    items.push_back(Value::list({static_cast<std::int64_t>(items.size()), item}, true));
  return Value::list(std::move(items));
}

Value zip(const Arguments& arguments)
{
  if(arguments.values.empty() || !arguments.named.empty())
    refuseArguments("zip", arguments);
  std::vector<std::vector<Value>> lists;
  std::size_t shortest = Value::largest;
  for(const Value& value : arguments.values)
    shortest = std::min(shortest, lists.emplace_back(itemsOf(value)).size());
  std::vector<Value> items;
  for(std::size_t i = 0; i < shortest; ++i)
  {
    std::vector<Value> row;
    for(const std::vector<Value>& list : lists)
      row.push_back(list[i]);
    items.push_back(Value::list(std::move(row), true));
  }
  return Value::list(std::move(items));
}

struct Entry
{
  std::string_view name; ///< Of Python's own, or of its module math, without the name of that.
  Function function;
};

constexpr std::array functions{
    Entry{"abs", absolute},
    Entry{"acos", ofOne<std::acos>},
    Entry{"acosh", ofOne<std::acosh>},
    Entry{"all", truths<true>},
    Entry{"any", truths<false>},
    Entry{"asin", ofOne<std::asin>},
    Entry{"asinh", ofOne<std::asinh>},
    Entry{"atan", ofOne<std::atan>},
    Entry{"atan2", ofTwo<std::atan2>},
    Entry{"atanh", ofOne<std::atanh>},
    Entry{"bool", toTruth},
    Entry{"ceil", wholeOf<std::ceil>},
    Entry{"copysign", ofTwo<std::copysign>},
    Entry{"cos", ofOne<std::cos>},
    Entry{"cosh", ofOne<std::cosh>},
    Entry{"degrees", ofOne<degreesOf>},
    Entry{"dict", toDictionary},
    Entry{"enumerate", enumerate},
    Entry{"exp", ofOne<std::exp>},
    Entry{"fabs", ofOne<std::fabs>},
    Entry{"float", toFloat},
    Entry{"floor", wholeOf<std::floor>},
    Entry{"fmod", ofTwo<std::fmod>},
    Entry{"hypot", ofTwo<std::hypot>},
    Entry{"int", toInteger},
    Entry{"len", length},
    Entry{"list", toList<false>},
    Entry{"log", logarithm},
    Entry{"log10", ofOne<std::log10>},
    Entry{"log2", ofOne<std::log2>},
    Entry{"max", extreme<1>},
    Entry{"min", extreme<-1>},
    Entry{"pow", ofTwo<std::pow>},
    Entry{"radians", ofOne<radiansOf>},
    Entry{"range", range},
    Entry{"repr", toLiteral},
    Entry{"round", rounded},
    Entry{"sin", ofOne<std::sin>},
    Entry{"sinh", ofOne<std::sinh>},
    Entry{"sorted", sorted},
    Entry{"sqrt", ofOne<std::sqrt>},
    Entry{"str", toText},
    Entry{"sum", sum},
    Entry{"tan", ofOne<std::tan>},
    Entry{"tanh", ofOne<std::tanh>},
    Entry{"trunc", wholeOf<std::trunc>},
    Entry{"tuple", toList<true>},
    Entry{"zip", zip},
};

/// Of Xacro itself; who expands a file knows what they do. The older of them are known without `xacro.`, too.
constexpr std::array<std::string_view, 16> others{"xacro.load_yaml",
                                                  "xacro.abs_filename",
                                                  "xacro.arg",
                                                  "xacro.dotify",
                                                  "xacro.message",
                                                  "xacro.warning",
                                                  "xacro.error",
                                                  "xacro.fatal",
                                                  "xacro.tokenize",
                                                  "xacro.print_location",
                                                  "math",
                                                  "python",
                                                  "xacro",
                                                  "eval.arg",
                                                  "eval.find",
                                                  "eval.env"};

std::string_view withoutGroup(std::string_view name)
{
  for(const std::string_view group : {"math.", "python."})
    if(name.starts_with(group))
      return name.substr(group.size());
  return name;
}

} // namespace

Function functionNamed(std::string_view name)
{
  const auto found = std::ranges::find(functions, withoutGroup(name), &Entry::name);
  return found == functions.end() ? nullptr : found->function;
}

std::optional<Builtin> builtinNamed(std::string_view name)
{
  for(const std::string_view other : others)
    if(other == name || (name == "load_yaml" && other == "xacro.load_yaml") ||
       (name == "dotify" && other == "xacro.dotify") || (name == "abs_filename" && other == "xacro.abs_filename"))
      return Builtin{other};
  const auto found = std::ranges::find(functions, withoutGroup(name), &Entry::name);
  return found == functions.end() ? std::nullopt : std::optional(Builtin{found->name});
}

std::optional<Value> constantNamed(std::string_view name)
{
  name = withoutGroup(name);
  if(name == "pi")
    return std::numbers::pi;
  if(name == "tau")
    return 2 * std::numbers::pi;
  if(name == "e")
    return std::numbers::e;
  if(name == "inf")
    return std::numeric_limits<double>::infinity();
  return name == "nan" ? std::optional<Value>(std::numeric_limits<double>::quiet_NaN()) : std::nullopt;
}

void refuseArguments(std::string_view function, const Arguments& arguments)
{
  throw Problem(xacroText("xacro.arguments", function, arguments.values.size() + arguments.named.size()),
                xacroText("xacro.howToCall"));
}

} // namespace sparkwright::xacro
