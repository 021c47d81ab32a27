#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::simurosot
{

/// Why a library cannot be the referee.
inline constexpr TextKey refereeTextTable[] = {
    {"simuroReferee.noFile", "there is no referee library %1"},
    {"simuroReferee.unknown", "there is no referee library %1; there are: %2"},
    {"simuroReferee.notLoaded", "the referee library %1 cannot be loaded: %2"},
    {"simuroReferee.noFunction", "%1 is no referee: it has no function %2"},
    {"simuroReferee.notMade", "the referee library %1 cannot judge this league"},
    {"simuroReferee.version", "the referee %1 is for version %2 of the interface, this program has version %3"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText refereeText(const KeyIn<refereeTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::simurosot
