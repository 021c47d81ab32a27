#pragma once

#include <string>

namespace sparkwright
{

/// Appends `value` like printf's `%g`: shortest general format, 6 significant digits. Infinity and NaN, which are not
/// allowed in messages, become 0. Independent of the locale.
void appendNumber(std::string& out, float value);
void appendNumber(std::string& out, double value);
void appendInteger(std::string& out, long value);

} // namespace sparkwright
