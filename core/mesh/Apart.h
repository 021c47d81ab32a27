#pragma once

#include "core/text/LocalText.h"

#include <functional>
#include <optional>
#include <string>

namespace sparkwright
{

/// Runs work that may crash or never end, such as foreign code, in a child process.
///
/// The work has a copy of the caller's memory, so changes are lost; it must neither wait for other threads nor use
/// files.
/// Its memory is limited to 2 GB.
/// @param seconds  limit of CPU time, > 0
/// @param problem  set on failure
/// @return the result of the work; nothing on failure
std::optional<std::string> doApart(const std::function<std::string()>& work, unsigned seconds, LocalText& problem);

} // namespace sparkwright
