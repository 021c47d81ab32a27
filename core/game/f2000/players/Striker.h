#pragma once

#include "core/game/f2000/players/PlayerPlugin.h"

namespace sparkwright::f2000
{

/// Drives behind the ball, pushes it towards the other goal and kicks. It knows where everything is.
class Striker : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/scout.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.05; }
  Result senseAndAct(PlayerContext& context) override;

protected:
  /// Where the ball shall go, m, and from how near it is kicked there.
  struct Aim
  {
    double x = 0, y = 0, shootAt = 0;
  };
  /// The middle of the other goal.
  virtual Aim aimOf(PlayerContext& context, const BallState& ball) const;
};

} // namespace sparkwright::f2000
