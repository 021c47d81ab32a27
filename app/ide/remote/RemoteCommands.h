#pragma once

#include "core/frame/Frame.h"
#include "core/world/manipulation/Manipulation.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Says a manipulation in words that every server of the monitor protocol knows: `(ball …)` and `(agent …)`.
/// @param frame  of the server, in which ids are those of its nodes; may be null
/// @return empty if it cannot be said: it is about another thing, or not a matter of places and velocities
std::string remoteCommand(const Manipulation& manipulation, const Frame* frame);

/// Replaces those commands of a message that name nodes by their ids, which servers elsewhere do not know.
/// @param left  set to whether some had to be left out
std::string remoteCommands(std::string_view text, const Frame* frame, bool& left);

/// Height (m) of a standing robot's torso by its type, and of the ball's centre.
/// @param agent  null: the ball
float standingHeight(const AgentInfo* agent);

} // namespace sparkwright
