#pragma once

#include <string>

namespace sparkwright
{

/// Appends `value` as printf's `%g` writes it: shortest general format, 6 significant digits. Infinite values and NaN,
/// which the wire must not carry, become 0. Does not depend on the locale.
void appendNumber(std::string& out, float value);
void appendNumber(std::string& out, double value);
void appendInteger(std::string& out, long value);

} // namespace sparkwright
