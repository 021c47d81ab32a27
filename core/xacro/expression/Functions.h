#pragma once

#include "core/xacro/expression/Value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::xacro
{

/// What a call is given.
struct Arguments
{
  std::vector<Value> values;                        ///< By their places.
  std::vector<std::pair<std::string, Value>> named; ///< By their names.
};

/// A function that needs nothing but its arguments: `sin`, `len`, `round` … Angles are in radians, as in Python.
/// @return null if there is none of that name
using Function = Value (*)(const Arguments& arguments);
Function functionNamed(std::string_view name);
/// The name of a function or of a group of them (`math`, `python`, `xacro`); nothing if there is none. Functions of the
/// groups are found by their whole name, such as `math.sin` or `xacro.load_yaml`.
std::optional<Builtin> builtinNamed(std::string_view name);
/// A number by its name: `pi`, `e`, `tau`, `inf`, `nan`.
std::optional<Value> constantNamed(std::string_view name);

/// Calls a method of a text, a list or a dictionary: `split`, `lower`, `keys` …
/// @return nothing if there is no such method
std::optional<Value> callMethod(const Value& object, std::string_view name, const Arguments& arguments);

/// What a loop goes through: the items of a list, the keys of a dictionary, the letters of a text. Throws a Problem for
/// other values.
std::vector<Value> itemsOf(const Value& value);

/// `text % values`: %s, %d, %i, %f, %e, %g, %x, %r, with width and precision.
Value formatted(const std::string& text, const Value& values);

/// Throws: these are no arguments of the function.
[[noreturn]] void refuseArguments(std::string_view function, const Arguments& arguments);

} // namespace sparkwright::xacro
