#pragma once

#include <functional>
#include <optional>
#include <string>

namespace sparkwright
{

/// Does work that may crash or never end, because others have written it, in a process of its own.
///
/// The work sees the memory of the caller as it is now, but what it changes is lost; it must neither wait for other
/// threads nor use files. It has 2 GB of memory.
/// @return what the work returned; nothing if it did not come back
/// @param seconds  of processor time that it may take, > 0
/// @param problem  then says why
std::optional<std::string> doApart(const std::function<std::string()>& work, unsigned seconds, std::string& problem);

} // namespace sparkwright
