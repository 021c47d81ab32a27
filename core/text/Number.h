#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sparkwright
{

/// C's atof, independent of the locale and without allocation: skips blanks, then reads the longest numeric prefix
/// (decimal, hexadecimal, `inf`, `nan`), else 0. Numbers too large become infinite, too small ones 0.
double toNumber(std::string_view text);

/// The number of bytes that toNumber() reads, leading blanks included; 0 if there is no number.
std::size_t numberLength(std::string_view text);

/// toNumber() truncated towards zero and clamped to the range of int, like the reference simulator; NaN gives 0.
int toInteger(std::string_view text);
int toInteger(double value);

/// Appends the number like C's %.*f, with 0 to 3 decimals: rounded to nearest; also `-0.00`, `nan`, `-nan`, `inf` and
/// `-inf`.
void appendFixed(double value, int decimals, std::string& out);
/// The same angle in (−180, 180], degrees. What is not finite gives NaN.
double normalizedDeg(double degrees);
/// An angle as sensors send it with so many decimals, 0 to 3: in (−180, 180] also after rounding, so never `-180.00`.
double sentDeg(double degrees, int decimals);

/// Appends the number in decimal.
void appendInteger(long value, std::string& out);

} // namespace sparkwright
