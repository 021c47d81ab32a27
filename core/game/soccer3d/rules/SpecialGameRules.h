#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Penalty shoot-out: the goalie, on the right, may not leave its penalty area. Source: referee specification 12.1.
class ShootoutRule : public Rule
{
public:
  ShootoutRule();
  void judge(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  bool over_ = false; ///< One attempt has been decided.
};

/// Keepaway: the left team keeps the ball from the right one, inside a box that shrinks. Source: referee
/// specification 12.2.
class KeepawayRule : public Rule
{
public:
  KeepawayRule() : Rule("keepaway", Stage::Mode, ModeSet(PlayMode::PlayOn)) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
