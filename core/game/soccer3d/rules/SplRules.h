#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

// The rules of the standard platform league. Source: referee specification 14. Clocks and monitors use a play mode in
// addition to the phase: before kick-off in the initial phase, kick-off or goal during the match.

/// `initial`, `ready`, `set`, `playing`, `finished`
const char* nameOf(Situation::Spl::Phase phase);

/// Halves and phases, and the position of the ball in each. Source: 14.2, 14.6.
class SplPhaseRule : public Rule
{
public:
  SplPhaseRule() : Rule("phases", Stage::Time) {}
  void judge(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  void changeTo(Situation& now, Situation::Spl::Phase phase, LocalText reason);
  void endHalf(Situation& now);

  float waited_ = 0;                           ///< s, for the automatic kick-off.
  PlayMode seen_ = PlayMode::BeforeKickOff;    ///< In the last step.
};

/// Moves players in illegal positions to legal ones in phase `set`. Source: 14.3.
class SplSetRule : public Rule
{
public:
  SplSetRule() : Rule("illegal position", Stage::Mode) {}
  void judge(Situation& now) override;

private:
  float freeRow(const Situation& now, PlayerId id) const;
};

/// Goals. Source: 14.5.
class SplGoalRule : public Rule
{
public:
  SplGoalRule() : Rule("goal", Stage::Mode) {}
  void judge(Situation& now) override;
};

/// A ball that has left the field is put back after a while. Source: 14.5.
class SplBallReturnRule : public Rule
{
public:
  SplBallReturnRule() : Rule("ball return", Stage::Mode) {}
  void judge(Situation& now) override;

private:
  float drawDelay(Situation& now) const;
  Vec3f place(const Situation& now) const;
};

/// Removes players for some time that leave the field or defend inside their own penalty area. Source: 14.4.
class SplPenaltyRule : public Rule
{
public:
  SplPenaltyRule() : Rule("removal penalty", Stage::Mode) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
