#pragma once

#include "core/syntax/TextEdit.h"

#include <optional>
#include <string_view>

namespace sparkwright
{

/// The shortest edit that makes `after` of `before`; nothing if they are equal.
std::optional<TextEdit> difference(std::string_view before, std::string_view after);

} // namespace sparkwright
