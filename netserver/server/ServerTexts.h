#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What the servers of agents and monitors say.
inline constexpr TextKey serverTextTable[] = {
    {"server.slowMonitor", "monitor %1 reads too slowly; it gets the newest state instead of every change"},
};

/// One of the texts above.
template<class... Arguments>
LocalText serverText(const KeyIn<serverTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
