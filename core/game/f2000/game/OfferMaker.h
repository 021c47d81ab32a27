#pragma once

#include "core/game/GameOffer.h"

#include <string>
#include <utility>
#include <vector>

namespace sparkwright::f2000
{

class BoardClients;
class PlayerControl;
class PluginRegistry;
class RobotRoster;

/// The players that can be started. Makes one of each to ask it.
std::vector<GameOffer::Player> playersOf(const PluginRegistry& plugins);
/// What a game of middle-size robots offers beside playing, but for its players. @param leftOut  libraries that cannot be used, and why
/// @param lines  with the messages of clients
GameOffer offerOf(const PluginRegistry& plugins, const std::vector<std::pair<std::string, LocalText>>& leftOut,
                  const RobotRoster& robots, const PlayerControl& players, const BoardClients& clients, bool lines);

} // namespace sparkwright::f2000
