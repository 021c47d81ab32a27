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

/// Keeps a ball in the game that physics has lost: one that is nowhere or higher than the field reaches goes back to where
/// it was on the field last.
class LostBallRule : public Rule
{
public:
  LostBallRule() : Rule("lost ball", Stage::Time) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
