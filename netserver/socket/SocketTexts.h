#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Why a port cannot be opened.
inline constexpr TextKey socketTextTable[] = {
    {"socket.port", "port %1 is not between 0 and 65535"},
    {"socket.address", "`%1` is not an IPv4 address"},
    {"socket.listen", "cannot listen on %1: %2"},
    {"socket.heldBy", "port %1 is used by %2 (process %3)"},
    {"socket.heldByUs", "port %1 is used by this program"},
    {"socket.heldByUser", "port %1 is used by a program of user %2"},
    {"socket.tcpOnly", "further ports are for TCP only"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText socketText(const KeyIn<socketTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
