#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages about the live run in browsers.
inline constexpr TextKey broadcastTextTable[] = {
    {"broadcast.noAddress", "%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0"},
    {"broadcast.noPort", "the browser's port %1 cannot be opened: %2"},
    {"broadcast.came", "a browser at %1 watches now; viewers: %2"},
    {"broadcast.left", "a browser at %1 watches no more; viewers: %2"},
    {"broadcast.refused", "a request from %1 was refused: %2"},
    {"broadcast.spoke", "the browser at %1 was disconnected: it sent a message, and viewers may only watch"},
    {"broadcast.stuck", "the browser at %1 was disconnected: it has taken nothing for %2 s"},
    {"broadcast.silent", "the connection from %1 was closed: no whole request came within %2 s"},
    {"broadcast.full", "a browser at %1 was turned away: %2 are watching already"},
    {"broadcast.failed", "the browser at %1 was disconnected: %2"},
    {"broadcast.frameFailed", "browsers cannot be shown the run now: %1"},
    {"broadcast.over", "the run is not shown in browsers any more: %1"},
};

/// Makes a text of the table above.
template<class... Arguments> LocalText broadcastText(const KeyIn<broadcastTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
