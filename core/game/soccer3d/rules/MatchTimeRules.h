#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Ends the halves; `ChangeSidesInSecondHalf`, `SingleHalfTime`. Source: referee specification 6.8.
class HalvesRule : public Rule
{
public:
  HalvesRule() : Rule("halves", Stage::Time) {}
  void judge(Situation& now) override;
};

/// Ends the run some time after the match; `AutomaticQuit`.
class QuitRule : public Rule
{
public:
  static constexpr float patience = 10; ///< s

  QuitRule() : Rule("quit", Stage::Mode, ModeSet(PlayMode::GameOver)) {}
  void judge(Situation& now) override;
};

/// Returns a ball that physics has lost: a ball without finite position, or above the field's height, goes back to its
/// last position on the field.
class LostBallRule : public Rule
{
public:
  LostBallRule() : Rule("lost ball", Stage::Time) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
