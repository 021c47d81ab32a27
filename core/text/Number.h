#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sparkwright
{

/// C atof, independent of the locale and without allocation: blanks are skipped, then the longest numeric prefix counts
/// (decimal, hexadecimal, `inf`, `nan`), else 0. Numbers too large become infinite, too small ones 0.
double toNumber(std::string_view text);

/// How many bytes of the text toNumber() reads, blanks before the number included; 0 if there is no number.
std::size_t numberLength(std::string_view text);

/// toNumber() truncated towards zero, as the reference reads integers; limits of int are kept, nan gives 0.
int toInteger(std::string_view text);
int toInteger(double value);

/// Appends the number as C's %.2f does, with 0 to 3 digits behind the point: rounded to nearest, `-0.00`; `nan`, `-nan`,
/// `inf` and `-inf` if it is none.
void appendFixed(double value, int decimals, std::string& out);
/// Appends it without a point.
void appendInteger(long value, std::string& out);

} // namespace sparkwright
