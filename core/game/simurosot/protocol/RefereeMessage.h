#pragma once

#include "core/game/simurosot/field/Pose.h"
#include "core/game/simurosot/field/Restart.h"

#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// What a client with the role of referee wants: `(ref confirm)`, `(ref other 4 blue)`, `(ref place 22 x y angle)`, …
struct RefereeCommand
{
  enum class Kind
  {
    Confirm,
    Reject,
    Other, ///< `other`: another restart than the pending one.
    Pause,
    Resume,
    Whistle,
    Start,    ///< The match.
    Period,   ///< `period`: the next one.
    NewMatch, ///< `new-match`
    Place     ///< `place`: moves a robot or the ball.
  };

  Kind kind = Kind::Confirm;
  Restart restart = Restart::None; ///< Of Other …
  Side actor = Side::Blue;         ///< … and who takes it.
  int object = 0;                  ///< Of Place: as in contacts of sparkwright_referee.h, up to SREF_BALL.
  Pose pose;                       ///< Field frame; the angle of a ball is ignored and may be missing.
};

/// Appends to `out`.
void writeReferee(const RefereeCommand& command, std::string& out);
/// @return empty, or an error message with the place; then `out` is undefined
std::string readReferee(std::string_view message, RefereeCommand& out);

} // namespace sparkwright::simurosot
