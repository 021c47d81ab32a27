#pragma once

#include "app/team/TeamOptions.h"

#include <atomic>
#include <string>

namespace sparkwright::team
{

/// Plays until the server ends the match or `stop` is set: one player after the other takes its place, then all answer
/// what they hear. One thread serves all of them.
/// @return empty, or what went wrong and what to do
std::string runTeam(const TeamOptions& options, const std::atomic<bool>& stop);

} // namespace sparkwright::team
