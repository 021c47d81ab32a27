#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Holds the ball and the teams until kick-off; `AutomaticKickOff`. Source: referee specification 6.2.
class BeforeKickOffRule : public Rule
{
public:
  BeforeKickOffRule() : Rule("before kick-off", Stage::Mode, ModeSet(PlayMode::BeforeKickOff)) {}
  void judge(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  float waitingSince_ = -1; ///< Mode time since which agents wait; negative: none yet.
  int half_ = 1;            ///< The half of waitingSince_.
};

/// Kick-off, until a player touches the ball. Source: referee specification 6.4.
class KickOffRule : public Rule
{
public:
  KickOffRule() : Rule("kick-off", Stage::Mode, ModeSet(PlayMode::KickOffLeft, PlayMode::KickOffRight)) {}
  void judge(Situation& now) override;
};

/// The team that had kick-off may not score until an opponent touches the ball, or one of its own players outside the
/// centre circle. Records when the ban ends. Source: referee specification 9.3.
class KickOffBanRule : public Rule
{
public:
  KickOffBanRule() : Rule("kick-off ban", Stage::Time) {}
  void judge(Situation& now) override;
};

/// The pause after a goal. Source: referee specification 6.7.
class GoalPauseRule : public Rule
{
public:
  GoalPauseRule() : Rule("goal pause", Stage::Mode, ModeSet(PlayMode::GoalLeft, PlayMode::GoalRight)) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
