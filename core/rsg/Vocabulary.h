#pragma once

#include <string_view>

namespace sparkwright::rsg
{

/// The long form of a keyword, method, class or header name (`nd` → `node`); other names come back as they are.
std::string_view longName(std::string_view name);

/// Methods that run while the file is read, whatever the class of the node; all others wait for its end.
bool isImmediate(std::string_view method);

} // namespace sparkwright::rsg
