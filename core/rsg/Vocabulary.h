#pragma once

#include <string_view>

namespace sparkwright::rsg
{

/// Returns the long form of a keyword, method, class or header name (`nd` → `node`); other names unchanged.
std::string_view longName(std::string_view name);

} // namespace sparkwright::rsg
