#include "core/rsg/ArgumentCheck.h"

#include "core/object/ObjectTexts.h"
#include "core/rsg/RsgTexts.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"

#include <cmath>
#include <cstdio>
#include <limits>

namespace sparkwright::rsg
{

namespace
{

/// Whether a number with digits starts there.
bool startsWithDigits(std::string_view text)
{
  const std::size_t start = text.find_first_not_of(" \t\n\v\f\r");
  if(start == std::string_view::npos)
    return false;
  text.remove_prefix(start);
  if(text.front() == '-' || text.front() == '+')
    text.remove_prefix(1);
  if(text.empty())
    return false;
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return isDigit(text[0]) || (text.size() > 1 && text[0] == '.' && isDigit(text[1]));
}

bool isPlainNumber(std::string_view text)
{
  return !text.empty() && text.find_first_not_of("0123456789.+-eE") == std::string_view::npos &&
         numberLength(text) == text.size();
}

/// Whether a number is followed by what may belong to another one, or be meant to be computed.
bool goesOnAsNumber(std::string_view text)
{
  const std::string_view rest = text.substr(numberLength(text));
  return rest.size() > 1 && std::string_view(".,+-*/").find(rest.front()) != std::string_view::npos &&
         rest.find_first_of("0123456789") != std::string_view::npos;
}

std::string readAs(std::string_view text, bool integer)
{
  if(integer)
    return std::to_string(toInteger(text));
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.9g", toNumber(text));
  return digits;
}

/// Arguments::real() makes infinite numbers of those that single precision does not hold.
ArgumentRemark checkReal(const Parameter& parameter, std::string_view text, double number)
{
  const auto read = static_cast<float>(number);
  if(std::isfinite(read) || (parameter.mayBeInfinite && std::isinf(read)))
    return {};
  const char* const as = std::isnan(read) ? "nan" : read < 0 ? "-inf" : "inf";
  return {ArgumentRemark::Kind::Overflow,
          startsWithDigits(text) ? rsgText("call.tooLarge", inQuotes(text), parameter.name, as)
                                 : rsgText("call.notFinite", inQuotes(text), parameter.name, as),
          rsgText("call.rangeOfNumbers")};
}

/// Arguments::integer() makes 0 of those that do not fit.
ArgumentRemark checkInteger(const Parameter& parameter, std::string_view text, double number)
{
  if(std::abs(number) < 1. + std::numeric_limits<int>::max())
    return {};
  return {ArgumentRemark::Kind::Overflow,
          startsWithDigits(text) ? rsgText("call.tooLarge", inQuotes(text), parameter.name, "0")
                                 : rsgText("call.notFinite", inQuotes(text), parameter.name, "0"),
          rsgText("call.rangeOfIntegers")};
}

} // namespace

ArgumentRemark checkArgument(const Parameter& parameter, std::string_view text)
{
  using Kind = ArgumentRemark::Kind;
  if(parameter.type == "bool")
    return text == "true" || text == "false" ? ArgumentRemark{}
                                             : ArgumentRemark{Kind::Useless, objectText("call.noFlag", text)};
  const bool integer = parameter.type == "int";
  if(!integer && parameter.type != "float")
    return {};
  const double number = toNumber(text);
  if(ArgumentRemark remark = integer ? checkInteger(parameter, text, number) : checkReal(parameter, text, number);
     remark.kind != Kind::None)
    return remark;
  if(std::isinf(number))
    return {};
  if(!startsWithDigits(text))
    return {Kind::Useless, rsgText("call.noNumber", inQuotes(text), parameter.name)};
  if(!isPlainNumber(text) || (integer && number != std::trunc(number)))
    return {goesOnAsNumber(text) ? Kind::Torn : Kind::Lossy,
            rsgText("call.readAs", inQuotes(text), readAs(text, integer), parameter.name)};
  return {};
}

const Parameter* parameterOf(const Method& method, std::size_t index)
{
  if(index < method.parameters.size())
    return &method.parameters[index];
  const bool goesOn = method.most < 0 && !method.parameters.empty() && method.parameters.back().name.ends_with("...");
  return goesOn ? &method.parameters.back() : nullptr;
}

} // namespace sparkwright::rsg
