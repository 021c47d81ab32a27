#include "core/wire/NumberText.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace sparkwright
{

namespace
{

constexpr std::array<double, 11> powersOfTen{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10};

template <class T>
void appendGeneral(std::string& out, T value)
{
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 6).ptr;
  out.append(text, end);
}

/// Writes `digits`, a whole number of 6 digits, with the decimal point after `whole` of them (≤ 0: zeros in between),
/// without trailing zeros.
void appendDigits(std::string& out, std::int64_t digits, int whole)
{
  char text[6];
  for(int i = 5; i >= 0; --i, digits /= 10)
    text[i] = static_cast<char>('0' + digits % 10);
  int count = 6;
  while(count > whole && count > 0 && text[count - 1] == '0')
    --count;
  if(whole > 0)
    out.append(text, static_cast<std::size_t>(whole));
  else
    out += '0';
  if(count > whole)
  {
    out += '.';
    for(int i = whole; i < 0; ++i)
      out += '0';
    const int first = whole > 0 ? whole : 0;
    out.append(text + first, static_cast<std::size_t>(count - first));
  }
}

} // namespace

void appendNumber(std::string& out, float value)
{
  if(!std::isfinite(value))
  {
    out += '0';
    return;
  }
  // Most numbers of a scene have a magnitude for which one multiplication, exact in double (24 bits times at most 24),
  // moves the six digits in front of the point; rounding them to even is then what the library does, only faster.
  const double magnitude = std::fabs(static_cast<double>(value));
  if(magnitude >= 1e-4 && magnitude < 99999)
  {
    int whole = -3; // Digits before the decimal point; negative: zeros behind it.
    while(magnitude >= (whole > 0 ? powersOfTen[static_cast<std::size_t>(whole)]
                                  : 1 / powersOfTen[static_cast<std::size_t>(-whole)]))
      ++whole;
    std::int64_t digits = std::llrint(magnitude * powersOfTen[static_cast<std::size_t>(6 - whole)]);
    if(digits >= 100000) // Otherwise the inexact 1/10^k above misjudged a border: leave it to the library.
    {
      if(digits == 1000000)
      {
        digits = 100000;
        ++whole;
      }
      if(std::signbit(value))
        out += '-';
      appendDigits(out, digits, whole);
      return;
    }
  }
  else if(magnitude == 0)
  {
    out += std::signbit(value) ? "-0" : "0";
    return;
  }
  appendGeneral(out, value);
}

void appendNumber(std::string& out, double value)
{
  if(!std::isfinite(value))
    out += '0';
  else
    appendGeneral(out, value);
}

void appendInteger(std::string& out, long value)
{
  char text[24];
  out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
}

} // namespace sparkwright
