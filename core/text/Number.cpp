#include "core/text/Number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
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
  return toInteger(toNumber(text));
}

int toInteger(double value)
{
  if(std::isnan(value))
    return 0;
  if(value >= std::numeric_limits<int>::max())
    return std::numeric_limits<int>::max();
  if(value <= std::numeric_limits<int>::min())
    return std::numeric_limits<int>::min();
  return static_cast<int>(value);
}

namespace
{

/// Numbers in single precision are exact in double precision when multiplied by this, and whole ones fit 32 bits up to
/// the other.
struct Scale
{
  double factor, most;
};
constexpr Scale scales[] = {{1, 4e9}, {10, 4e8}, {100, 4e7}, {1000, 4e6}};
/// Added and taken away again it rounds to a whole number, ties to even, as printf does.
constexpr double rounder = 4503599627370496.0;

char* writeDigits(std::uint32_t number, char* end)
{
  do
    *--end = static_cast<char>('0' + number % 10);
  while(number /= 10);
  return end;
}

} // namespace

void appendFixed(double value, int decimals, std::string& out)
{
  const double size = std::abs(value);
  const Scale& scale = scales[decimals];
  if(size < scale.most && static_cast<double>(static_cast<float>(value)) == value)
  {
    auto digits = static_cast<std::uint32_t>((size * scale.factor + rounder) - rounder);
    char text[16];
    char* const end = text + sizeof text;
    char* begin = end;
    for(int i = 0; i < decimals; ++i, digits /= 10)
      *--begin = static_cast<char>('0' + digits % 10);
    if(decimals > 0)
      *--begin = '.';
    begin = writeDigits(digits, begin);
    if(std::signbit(value))
      *--begin = '-';
    out.append(begin, end);
    return;
  }
  if(std::isnan(value))
  {
    out += std::signbit(value) ? "-nan" : "nan";
    return;
  }
  char digits[330];
  const auto end = std::to_chars(digits, digits + sizeof digits, value, std::chars_format::fixed, decimals);
  out.append(digits, end.ptr);
}

void appendInteger(long value, std::string& out)
{
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, end.ptr);
}

double normalizedDeg(double degrees)
{
  const double rest = std::remainder(degrees, 360.); // In [−180, 180].
  return rest <= -180 ? 180 : rest;
}

double sentDeg(double degrees, int decimals)
{
  constexpr std::array scales{1., 10., 100., 1000.};
  const double angle = normalizedDeg(degrees), scale = scales[static_cast<std::size_t>(std::clamp(decimals, 0, 3))];
  return std::round(angle * scale) <= -180 * scale ? 180 : angle;
}

} // namespace sparkwright
