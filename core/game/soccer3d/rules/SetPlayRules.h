#pragma once

#include "core/game/soccer3d/Rule.h"

namespace sparkwright
{

/// Kick-in, corner and free kicks: a dead time, then the ball is held at its spot and opponents are kept away until
/// somebody touches it. Source: referee specification 6.5.
class SetPlayRule : public Rule
{
public:
  SetPlayRule();
  void judge(Situation& now) override;
};

/// The same for goal kicks, which last until the ball has left the penalty area. Source: referee specification 6.6.
class GoalKickRule : public Rule
{
public:
  GoalKickRule();
  void judge(Situation& now) override;
};

} // namespace sparkwright
