#pragma once

#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/game/f2000/players/SquareRoute.h"

namespace sparkwright::f2000
{

/// Drives from corner to corner of a square around the place where it began.
class Patrol : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/scout.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.05; }
  void init(PlayerContext& context) override;
  Result senseAndAct(PlayerContext& context) override;

private:
  SquareRoute route_;
};

} // namespace sparkwright::f2000
