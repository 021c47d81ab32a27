#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Kick-in, corner and free kicks: a dead time, then the ball is held at its spot and opponents are kept away until a
/// player touches it. Source: referee specification 6.5.
class SetPlayRule : public Rule
{
public:
  SetPlayRule();
  void judge(Situation& now) override;

protected:
  using Rule::Rule;

  /// Position for the ball.
  virtual Vec3f spotFor(const Situation& now) const;
  virtual void clearOpponents(Situation& now) const;
  /// Whether play continues once the ball has been touched.
  virtual bool isOver(const Situation&) const { return true; }
};

/// The same for goal kicks, which last until the ball has left the penalty area. Source: referee specification 6.6.
class GoalKickRule : public SetPlayRule
{
public:
  GoalKickRule();

protected:
  Vec3f spotFor(const Situation& now) const override;
  void clearOpponents(Situation& now) const override;
  bool isOver(const Situation& now) const override;
};

} // namespace sparkwright
