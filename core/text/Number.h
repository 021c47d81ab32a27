#pragma once

#include <cstddef>
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

} // namespace sparkwright
