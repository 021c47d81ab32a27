#include "core/wire/NumberText.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace sparkwright
{

namespace
{

/// Three digits of each number below 1000, and how many of them are zeros at the end.
struct Triple
{
  char text[3];
  std::uint8_t zeros;
};
constexpr std::array<Triple, 1000> triples = []
{
  std::array<Triple, 1000> all{};
  for(int i = 0; i < 1000; ++i)
  {
    const int zeros = i == 0 ? 3 : i % 100 == 0 ? 2 : i % 10 == 0 ? 1 : 0;
    all[static_cast<std::size_t>(i)] = {
        {static_cast<char>('0' + i / 100), static_cast<char>('0' + i / 10 % 10), static_cast<char>('0' + i % 10)},
        static_cast<std::uint8_t>(zeros)};
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

/// Digits before the decimal point of a magnitude from 1e-4 to 99999, negative: zeros behind it.
int wholeDigits(double magnitude)
{
  if(magnitude < 1)
    return magnitude >= 0.1 ? 0 : magnitude >= 0.01 ? -1 : magnitude >= 0.001 ? -2 : -3;
  return magnitude < 10 ? 1 : magnitude < 100 ? 2 : magnitude < 1000 ? 3 : magnitude < 10000 ? 4 : 5;
}

/// Writes `digits`, a whole number of 6 digits, with the decimal point after `whole` of them (≤ 0: zeros in between),
/// without trailing zeros.
char* writeDigits(char* out, std::uint32_t digits, int whole)
{
  const Triple& high = triples[digits / 1000];
  const Triple& low = triples[digits % 1000];
  const int count = low.zeros < 3 ? 6 - low.zeros : 3 - high.zeros;
  if(whole <= 0)
  {
    std::memcpy(out, "0.000", 5);
    out += 2 - whole;
    std::memcpy(out, high.text, 3);
    std::memcpy(out + 3, low.text, 3);
    return out + count;
  }
  char text[6];
  std::memcpy(text, high.text, 3);
  std::memcpy(text + 3, low.text, 3);
  std::memcpy(out, text, 6);
  if(count <= whole)
    return out + whole;
  out[whole] = '.';
  std::memcpy(out + whole + 1, text + whole, static_cast<std::size_t>(6 - whole));
  return out + count + 1;
}

} // namespace

char* writeNumber(char* out, float value)
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
    int whole = wholeDigits(magnitude);
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

} // namespace sparkwright
