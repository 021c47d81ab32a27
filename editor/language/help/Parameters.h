#pragma once

#include "core/object/Registry.h"

#include <optional>
#include <string>

namespace sparkwright
{

/// The numbers that a parameter allows, both ends included.
struct NumberRange
{
  double least = 0, most = 0;
};
/// The range that the registry tells by the unit (`0..1`); nothing if it tells none.
std::optional<NumberRange> rangeOf(const Parameter& parameter);

/// The unit to show: empty if there is none, or if it tells a range.
std::string unitOf(const Parameter& parameter);

/// For people: `x [m] = 0`; optional ones in brackets.
std::string labelOf(const Method& method, std::size_t parameter);

/// For people: `setLocalPos x [m] = 0, y [m] = 0, z [m] = 0`.
std::string signatureOf(const Method& method);

/// A value to begin with: the preset, else one that is read without complaint (`0`, `true`); empty if none comes to
/// mind.
std::string valueFor(const Parameter& parameter);

/// The class that declares a method that a class has; nullptr if it has none of the name.
const ClassInfo* declaringClass(const ClassInfo& info, std::string_view method);

} // namespace sparkwright
