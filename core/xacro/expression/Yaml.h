#pragma once

#include "core/xacro/expression/Value.h"

#include <string_view>

namespace sparkwright::xacro
{

/// Reads the part of YAML that robots' settings use: maps and lists by indentation or in brackets, numbers, truth
/// values, texts plain or in quotes, block texts (| and >), comments, and the tags for units: `!degrees`, `!radians`,
/// `!meters`,
/// `!millimeters`, `!foot`, `!inches`, which give radians and metres; what follows them may be an expression.
/// Throws a Problem with its line for everything else.
Value readYaml(std::string_view text);

} // namespace sparkwright::xacro
