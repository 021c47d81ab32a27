#pragma once

#include "core/game/f2000/players/PlayerPlugin.h"

namespace sparkwright::f2000
{

/// Drives from corner to corner of a square around the place where it began, as localisation is tried with.
class Patrol : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/scout.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.05; }
  void init(PlayerContext& context) override;
  Result senseAndAct(PlayerContext& context) override;

private:
  double side_ = 2, speed_ = 0.3; ///< m, m/s
  Pose middle_{};
  int corner_ = 0;
};

} // namespace sparkwright::f2000
