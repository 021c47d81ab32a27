#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Why a port cannot be opened.
inline constexpr TextKey socketTextTable[] = {
    {"socket.port", "port %1 is not between 0 and 65535"},
    {"socket.address", "`%1` is not an address of IPv4 or IPv6"},
    {"socket.listen", "cannot listen on %1: %2"},
    {"socket.heldBy", "port %1 is used by %2 (process %3)"},
    {"socket.heldByUs", "port %1 is used by this program"},
    {"socket.heldByUser", "port %1 is used by a program of user %2"},
    {"socket.tcpOnly", "further ports are for TCP only"},
    {"framing.misfit", "%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest "
                       "first), then its text"},
    {"framing.last", "%1; further ones are not reported"},
    {"framing.text", "text without a length (%1)"},
    {"framing.little", "a length of %1 with the lowest byte first"},
    {"framing.web", "a request of a browser (%1; pages of a run are served at the port of --web)"},
    {"framing.long", "a length of %1 bytes, where %2 is the maximum"},
    {"framing.part", "%1 bytes of a message of %2 bytes, and no more"},
    {"framing.short", "%1 bytes, which are less than a length"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText socketText(const KeyIn<socketTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
