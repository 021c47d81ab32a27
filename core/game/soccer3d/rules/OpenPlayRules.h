#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// The taker of a kick may not touch the ball again before another player; otherwise the opponents get a free kick.
/// Source: referee specification 9.1.
class DoubleTouchRule : public Rule
{
public:
  static constexpr float grace = 0.1f; ///< Touches within this time after the kick belong to it, s.

  DoubleTouchRule() : Rule("double touch", Stage::Mode, openPlay) {}
  void judge(Situation& now) override;
};

/// Goals, and invalid ones: straight from an indirect kick, into the own goal straight from any kick, or while the team
/// may not score after its kick-off or pass mode. Source: referee specification 8.4, 9.2, 9.3, 11.3.
class GoalRule : public Rule
{
public:
  GoalRule() : Rule("goal", Stage::Mode, openPlay) {}
  void judge(Situation& now) override;
};

/// The ball leaves the field: kick-in, corner, goal kick. Source: referee specification 8.3.
class BallOutRule : public Rule
{
public:
  BallOutRule() : Rule("ball out", Stage::Mode, openPlay) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
