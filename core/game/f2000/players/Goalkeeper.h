#pragma once

#include "core/game/f2000/keeper/KeeperPolicy.h"
#include "core/game/f2000/keeper/LineServo.h"
#include "core/game/f2000/players/PlayerPlugin.h"

#include <optional>

namespace sparkwright::f2000
{

/// Guards the goal of its team (the blue one without a team) with an omnidirectional drive.
class Goalkeeper : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/keeper.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.02; }
  void init(PlayerContext& context) override;
  Result senseAndAct(PlayerContext& context) override;

private:
  std::optional<KnownBall> ballOf(PlayerContext& context);

  std::optional<KeeperPolicy> policy_;
  LineServo servo_;
  KeeperTask task_;
  bool bySensors_ = false;
  double begun_ = 0;                ///< When it began, s.
  std::optional<KnownBall> seen_;   ///< By sensors …
  double seenAt_ = 0;               ///< … at that time, s.
};

} // namespace sparkwright::f2000
