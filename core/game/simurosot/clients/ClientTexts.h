#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::simurosot
{

/// What the log says of the clients of a match.
inline constexpr TextKey matchClientTextTable[] = {
    {"simuroClient.welcome", "%1 has logged in: %2 (side: %3)"},
    {"simuroClient.refused", "%1 was refused: %2"},
    {"simuroClient.message", "%1: %2"},
    {"simuroClient.quiet", "further faults of %1 are not logged"},
    {"simuroClient.silent", "the strategy of %1 has not answered for %2 frames: its robots stop"},
    {"simuroClient.notLoaded", "the strategy %1 cannot be loaded: %2"},
    {"simuroClient.noStrategy", "%1 is no strategy of version %2 of the interface"},
    {"simuroClient.notMade", "the strategy %1 cannot be made: error %2"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText clientText(const KeyIn<matchClientTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::simurosot
