#pragma once

#include "core/wire/WireMessage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A line of a log: drawings that came before a message, and the message.
struct LogLine
{
  std::string_view drawings; ///< `[0, 0, 97][…]`; empty: none.
  std::string_view message;
};

/// Divides a line. Throws Malformed if it starts with neither a drawing nor a message.
LogLine splitLogLine(std::string_view line);

/// The datagrams of LogLine::drawings. Numbers that are no bytes end the list.
std::vector<std::string> readDatagrams(std::string_view drawings);
/// The reverse: appends a datagram in the form of a log.
void appendDatagram(std::string& out, std::string_view datagram);

/// What can be told of a message without reading its scene.
struct MessageOutline
{
  bool full = false;            ///< It has a full scene, not a diff.
  std::optional<double> time{}; ///< Simulated time, if the server sends it, s.
};

/// Follows the state of the game through the messages of a log, as MonitorDecoder does, and checks that their lists are
/// complete.
class LogState
{
public:
  /// Throws Malformed; the state is then unchanged.
  MessageOutline take(std::string_view message);
  const GameState& game() const { return game_; }

private:
  GameState game_;
  std::vector<std::string> modes_;
};

} // namespace sparkwright
