#pragma once

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::strategy
{

/// The messages of FIRASim, in Protocol Buffers: a Packet with commands and replacements comes, an Environment goes.
/// Metres, radians, the origin at the centre; blue defends the end at −x there. Robots have numbers from 0.
/// Source: the definitions packet.proto, command.proto, common.proto, replacement.proto of that simulator.
namespace fira
{

struct Command
{
  int robot = 0;
  bool yellow = false;
  double left = 0, right = 0; ///< Speed of the wheels, rad/s; any number.
};
struct RobotPlace
{
  int robot = 0;
  bool yellow = false;
  double x = 0, y = 0, angle = 0; ///< m; degrees, as other clients of that simulator send them.
};
struct BallPlace
{
  double x = 0, y = 0; ///< m
};
struct Packet
{
  std::vector<Command> commands;
  std::vector<RobotPlace> robots;
  std::optional<BallPlace> ball;
};

/// @return nothing if the bytes are damaged
std::optional<Packet> readPacket(std::string_view datagram);

/// What clients see of a frame.
std::string environment(const simurosot::FullFrame& frame, const simurosot::FieldSpec& field);

} // namespace fira

} // namespace sparkwright::strategy
