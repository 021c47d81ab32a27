#pragma once

#include "core/text/Diagnostic.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// What the parser of the script engine says about a script, without running anything of it: the first errors, at most
/// ten, in their order. Needs no World, and may be called in any thread.
/// @param name  of the script, for the diagnostics
Diagnostics scriptProblems(std::string_view text, const std::string& name);

} // namespace sparkwright
