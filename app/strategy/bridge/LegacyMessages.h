#pragma once

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::strategy
{

/// The messages of historic clients for 11 against 11, one datagram each:
///
///   client   (init Team (version 4.00))
///   server   (init l play_on)                                        side letter, play mode
///   server   (see 12 ((player left 1) 88 409 -0.0) … ((ball) 515 409 0))
///   client   ((player left 1) 60 60) ((player left 2) 0 0) …         left and right wheel
///
/// In what clients see, players of the left side are 1 to 11, those of the right side 12 to 22. Places are those of a
/// picture, x from 65 to 965 and y downwards from 95 to 723; angles are clockwise, in degrees. The left team defends
/// the left end, the right team the right one. Source: specification of SimuroSot, 10.2.
namespace legacy
{

/// The team that a client announces; nothing: it is another message.
std::optional<std::string> readInit(std::string_view datagram);
std::string init(bool left, std::string_view playMode);

struct Wheels
{
  bool left = true; ///< Of the left side.
  int number = 1;   ///< 1 to 11.
  double leftWheel = 0, rightWheel = 0;
};
/// What can be read of a command; a damaged rest is left out. Numbers are finite.
std::vector<Wheels> readCommands(std::string_view datagram);

/// A place on the field in a picture. @param x, y  cm; the left end at −x
std::pair<int, int> inPicture(double x, double y, const simurosot::FieldSpec& field);
/// What clients see of a frame. Blue is the right side, whatever end it defends.
std::string see(const simurosot::FullFrame& frame, const simurosot::FieldSpec& field);
/// The play mode of a frame: `before_kick_off`, `play_on`, `time_over`, `pause`.
std::string_view playMode(const simurosot::FullFrame& frame);

} // namespace legacy

} // namespace sparkwright::strategy
