#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// State and problems of a connection to another server.
inline constexpr TextKey clientTextTable[] = {
    {"client.connecting", "connecting to %1"},
    {"client.live", "connected to %1"},
    {"client.delayed", "connected to %1, shown %2 ms later (jitter %3 ms)"},
    {"client.silent", "connected to %1, which has sent nothing for %2 s"},
    {"client.retry", "%1; trying again"},
    {"client.unknownHost", "no address for host %1: %2"},
    {"client.refused", "no connection to %1: %2"},
    {"client.timeout", "no connection to %1 within %2 s"},
    {"client.ended", "%1 has closed the connection"},
    {"client.noMonitor", "%1 sends no messages for monitors: %2"},
    {"client.noMonitorHint", "is this the server's port for monitors, usually 3200?"},
    {"client.tooLong", "%1 announces a message that is too long"},
    {"client.damaged", "%1 has sent a damaged message, which is left out: %2"},
    {"client.notSent", "not connected to %1: commands are not sent"},
    {"client.commandTooLong", "a command of %1 bytes is too long to be sent"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText clientText(const KeyIn<clientTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
