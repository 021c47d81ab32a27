#pragma once

#include "core/game/f2000/players/PlayerPlugin.h"

namespace sparkwright::f2000
{

/// Brings the ball between the first two obstacles, then into the other goal. It knows where everything is.
class Slalom : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/scout.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.05; }
  Result senseAndAct(PlayerContext& context) override;
};

} // namespace sparkwright::f2000
