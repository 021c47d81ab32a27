#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// A text that was stored by its parts and is read again: translatable if the parts fit, else the plain English one.
/// @param key        name of its key; empty: it is plain
/// @param original   English text of the key, with places for the arguments
/// @param arguments  as many as there are places, each of which occurs once
/// @param english    as it was shown
LocalText restoredText(const std::string& key, const std::string& original, std::vector<TextArgument> arguments,
                       std::string english);

} // namespace sparkwright
