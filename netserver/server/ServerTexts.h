#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Log messages of the servers of agents and monitors.
inline constexpr TextKey serverTextTable[] = {
    {"server.slowMonitor", "monitor %1 reads too slowly; it gets the newest state instead of every change"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText serverText(const KeyIn<serverTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
