#pragma once

#include "core/game/f2000/players/Striker.h"

namespace sparkwright::f2000
{

/// Brings the ball between the first two obstacles, then into the other goal. It knows where everything is.
class Slalom : public Striker
{
protected:
  Aim aimOf(PlayerContext& context, const BallState& ball) const override;
};

} // namespace sparkwright::f2000
