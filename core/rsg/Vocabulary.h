#pragma once

#include <string_view>

namespace sparkwright::rsg
{

/// The long form of a keyword, method, class or header name (`nd` → `node`); other names come back as they are.
std::string_view longName(std::string_view name);

} // namespace sparkwright::rsg
