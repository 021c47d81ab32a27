#pragma once

#include <string>

namespace sparkwright
{

/// Appends `value` like printf's `%g`: shortest general format, 6 significant digits. Infinity and NaN, which are not
/// allowed in messages, become 0. Independent of the locale.
void appendNumber(std::string& out, float value);
void appendNumber(std::string& out, double value);
void appendInteger(std::string& out, long value);

/// The number that the shortest decimal text of a float means: 0.02 for 0.02f, not 0.0199999996. For what was read from
/// texts and goes on in double precision, such as times.
double decimalOf(float value);

constexpr int longestNumber = 32; ///< Bytes that writeNumber() may use.
/// Writes a number as appendNumber() does, into memory for longestNumber bytes. @return the end of its text
char* writeNumber(char* out, float value);
/// The same for three numbers, each with a blank before it; into memory for 3 (1 + longestNumber) bytes.
char* writeThree(char* out, const float* values);

} // namespace sparkwright
