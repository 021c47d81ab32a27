#pragma once

#include <string_view>

namespace sparkwright::rsg
{

/// Returns the long form of a keyword, method, class or header name (`nd` → `node`); other names unchanged.
std::string_view longName(std::string_view name);
/// Returns the short form of such a name (`node` → `nd`); empty if it has none.
std::string_view shortName(std::string_view longName);

} // namespace sparkwright::rsg
