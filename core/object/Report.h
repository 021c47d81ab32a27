#pragma once

#include "core/text/LocalText.h"

namespace sparkwright
{

class Object;

// Write messages about a node to its World's log, with the node's place in its file and its path. Without effect while
// the node is not linked.

/// Logs a note: worth knowing, nothing is wrong.
void noteAbout(const Object& node, LocalText text);

/// Logs a warning: the node works, but not as its author may expect.
/// @param hint  what to do about it; may be empty
void warnAbout(const Object& node, LocalText text, LocalText hint = {});

/// Logs an error: the node cannot work.
void complainAbout(const Object& node, LocalText text, LocalText hint = {});

} // namespace sparkwright
