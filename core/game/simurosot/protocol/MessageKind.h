#pragma once

#include "core/game/simurosot/field/Restart.h"

#include <optional>
#include <string_view>

namespace sparkwright::simurosot
{

inline constexpr int protocolVersion = 1;

/// The messages of the protocol (SimuroSot specification 10.2), by the names with which they begin.
enum class MessageKind
{
  Unknown,
  Login,   ///< Client to server, as the next ones
  Team,
  Wheels,
  Targets,
  Referee,
  Rate,
  Welcome, ///< Server to client, as the next ones
  Refused,
  Frame,
  Place,
  Event,
  Corrections,
  Scene,
  Full,
  Ping,    ///< In both directions, as the next ones
  Pong,
  Bye
};

MessageKind kindOf(std::string_view message);
std::string_view nameOf(MessageKind kind);

/// `blue`, `yellow`
std::string_view nameOf(Side side);
std::optional<Side> sideOf(std::string_view name);

} // namespace sparkwright::simurosot
