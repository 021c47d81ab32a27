#pragma once

#include "app/team/TeamOptions.h"

#include <atomic>
#include <string>

namespace sparkwright::team
{

/// Runs a team until the server ends the match or `stop` is set. Connects one player after the other; one thread serves
/// all players.
/// @return empty, or an error message
std::string runTeam(const TeamOptions& options, const std::atomic<bool>& stop);

} // namespace sparkwright::team
