#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Log messages of the servers of agents, monitors and clients of games.
inline constexpr TextKey serverTextTable[] = {
    {"server.slowMonitor", "monitor %1 reads too slowly; it gets the newest state instead of every change"},
    {"server.nextGamePort", "%1; strategies and displays connect to port %2 instead"},
    {"server.gameMessageLength", "%1 has sent a message of %2 bytes, longest %3; its connection is closed"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText serverText(const KeyIn<serverTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
