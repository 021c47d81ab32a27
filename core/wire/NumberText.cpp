#include "core/wire/NumberText.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace sparkwright
{

namespace
{

/// Three digits of each number below 1000, the first in the lowest byte, and how many of them are zeros at the end.
struct Triple
{
  std::uint32_t text : 24;
  std::uint32_t zeros : 8;
};
constexpr std::array<Triple, 1000> triples = []
{
  std::array<Triple, 1000> all{};
  for(int i = 0; i < 1000; ++i)
  {
    const int zeros = i == 0 ? 3 : i % 100 == 0 ? 2 : i % 10 == 0 ? 1 : 0;
    const auto digit = [](int value) { return static_cast<std::uint32_t>('0' + value % 10); };
    const std::uint32_t text = digit(i / 100) | digit(i / 10) << 8 | digit(i) << 16;
    all[static_cast<std::size_t>(i)] = {text, static_cast<std::uint32_t>(zeros)};
  }
  return all;
}();

template <class T>
char* writeGeneral(char* out, T value)
{
  return std::to_chars(out, out + longestNumber, value, std::chars_format::general, 6).ptr;
}

/// Rounded to the nearest whole number, ties to even. @param value  0 to 2^31
std::uint32_t rounded(double value)
{
  constexpr double shift = 0x1.8p52; // Adding it leaves no room for a fraction.
  return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(value + shift));
}

/// For each exponent of a float: digits before the decimal point of the least such magnitude, and the power of ten from
/// which there is one more.
struct Decade
{
  double border = std::numeric_limits<double>::infinity();
  int whole = 0;
};
constexpr std::array<Decade, 256> decades = []
{
  std::array<Decade, 256> all{};
  constexpr std::array borders{1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5};
  constexpr int bias = 127;
  double least = 1.0 / (1 << 15);
  for(std::size_t exponent = bias - 15; exponent < bias + 17; ++exponent, least *= 2)
  {
    std::size_t i = 0;
    while(i + 1 < borders.size() && borders[i] <= least)
      ++i;
    all[exponent] = {borders[i], static_cast<int>(i) - 3};
  }
  return all;
}();

/// Digits before the decimal point of a magnitude from 1e-4 to 99999, negative: zeros behind it. Without branches, since
/// nobody can foresee them.
int wholeDigits(float value, double magnitude)
{
  const Decade& decade = decades[std::bit_cast<std::uint32_t>(value) >> 23 & 0xff];
  return decade.whole + (magnitude >= decade.border);
}

/// Writes `digits`, a whole number of 6 digits, with the decimal point after `whole` of them (≤ 0: zeros in between),
/// without trailing zeros. Writes up to 8 bytes behind the end, too.
char* writeDigits(char* out, std::uint32_t digits, int whole)
{
  const Triple& high = triples[digits / 1000];
  const Triple& low = triples[digits % 1000];
  const int count = low.zeros < 3 ? 6 - low.zeros : 3 - high.zeros;
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t all = high.text | std::uint64_t(low.text) << 24;
  if(whole <= 0)
  {
    std::memcpy(out, "0.000", 5);
    out += 2 - whole;
    std::memcpy(out, &all, 8);
    return out + count;
  }
  // The digits behind the point move by one place, all at once.
  const std::uint64_t before = (std::uint64_t(1) << 8 * whole) - 1;
  all = (all & before) | (all & ~before) << 8 | std::uint64_t('.') << 8 * whole;
  std::memcpy(out, &all, 8);
  return out + (count > whole ? count + 1 : whole);
}

/// As writeNumber(); a part of every loop that calls it.
[[gnu::always_inline]] inline char* writeShortest(char* out, float value)
{
  // Most numbers of a scene have a magnitude for which one multiplication, exact in double (24 bits times at most 24),
  // moves the six digits in front of the point; rounding them to even is then what the library does, only faster.
  constexpr std::array scales{1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2, 1e1};
  const double magnitude = std::fabs(static_cast<double>(value));
  if(magnitude == 0 || magnitude == 1)
  {
    *out = '-';
    out += std::signbit(value);
    *out++ = magnitude == 0 ? '0' : '1';
    return out;
  }
  if(magnitude >= 1e-4 && magnitude < 99999)
  {
    int whole = wholeDigits(value, magnitude);
    std::uint32_t digits = rounded(magnitude * scales[static_cast<std::size_t>(whole + 3)]);
    if(digits >= 100000) // Otherwise an inexact border above has misjudged it: leave it to the library.
    {
      if(digits == 1000000)
      {
        digits = 100000;
        ++whole;
      }
      *out = '-';
      return writeDigits(out + std::signbit(value), digits, whole);
    }
  }
  if(std::isfinite(value))
    return writeGeneral(out, value);
  *out++ = '0';
  return out;
}

} // namespace

char* writeNumber(char* out, float value)
{
  return writeShortest(out, value);
}

char* writeThree(char* out, const float* values)
{
  for(int i = 0; i < 3; ++i)
  {
    *out++ = ' ';
    out = writeShortest(out, values[i]);
  }
  return out;
}

void appendNumber(std::string& out, float value)
{
  char text[longestNumber];
  out.append(text, writeNumber(text, value));
}

void appendNumber(std::string& out, double value)
{
  char text[longestNumber] = "0";
  out.append(text, std::isfinite(value) ? writeGeneral(text, value) : text + 1);
}

void appendInteger(std::string& out, long value)
{
  char text[24];
  out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
}

double decimalOf(float value)
{
  char text[longestNumber];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  double decimal = static_cast<double>(value);
  std::from_chars(text, end, decimal);
  return decimal;
}

} // namespace sparkwright
