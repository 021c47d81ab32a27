#include "core/text/Number.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

/// What strtod makes of a number that from_chars calls out of range. Rare, so clarity wins.
double outOfRange(std::string_view digits)
{
  long double wide = 0;
  if(std::from_chars(digits.data(), digits.data() + digits.size(), wide).ec == std::errc())
    return static_cast<double>(wide);
  const std::size_t exponent = digits.find_first_of("eE");
  if(exponent != std::string_view::npos)
    return digits.substr(exponent + 1).starts_with('-') ? 0 : std::numeric_limits<double>::infinity();
  const std::string_view whole = digits.substr(0, digits.find('.'));
  return whole.find_first_of("123456789") == std::string_view::npos ? 0 : std::numeric_limits<double>::infinity();
}

bool isHexDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

double read(std::string_view text, std::size_t& length)
{
  length = 0;
  const char* const begin = text.data();
  const std::size_t start = text.find_first_not_of(" \t\n\v\f\r");
  if(start == std::string_view::npos)
    return 0;
  text.remove_prefix(start);
  const bool negative = text.front() == '-';
  if(negative || text.front() == '+')
    text.remove_prefix(1);
  // from_chars would take a second sign.
  if(text.empty() || text.front() == '-' || text.front() == '+')
    return 0;
  std::chars_format format = std::chars_format::general;
  if(text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') && isHexDigit(text[2]))
  {
    text.remove_prefix(2);
    format = std::chars_format::hex;
  }
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, format);
  if(error == std::errc::result_out_of_range)
    value = outOfRange(text.substr(0, static_cast<std::size_t>(end - text.data())));
  else if(error != std::errc())
    return 0;
  length = static_cast<std::size_t>(end - begin);
  return negative ? -value : value;
}

} // namespace

double toNumber(std::string_view text)
{
  std::size_t length = 0;
  return read(text, length);
}

std::size_t numberLength(std::string_view text)
{
  std::size_t length = 0;
  read(text, length);
  return length;
}

int toInteger(std::string_view text)
{
  const double value = toNumber(text);
  if(std::isnan(value))
    return 0;
  if(value >= std::numeric_limits<int>::max())
    return std::numeric_limits<int>::max();
  if(value <= std::numeric_limits<int>::min())
    return std::numeric_limits<int>::min();
  return static_cast<int>(value);
}

} // namespace sparkwright
