#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// What keeps a team from pass mode; empty: nothing. Source: referee specification 11.1.
std::string passRefusal(const Situation& now, PlayerId player);
/// Seconds that a team may not score after pass mode; 0 if it may, or nobody is to be told.
float passScoreWait(const Situation& now, Side side);

/// Pass mode: opponents keep away from the ball for some seconds or until it is touched. Source: referee
/// specification 11.2.
class PassModeRule : public Rule
{
public:
  PassModeRule() : Rule("pass mode", Stage::Mode, ModeSet(PlayMode::PassLeft, PlayMode::PassRight)) {}
  void judge(Situation& now) override;
};

/// After its pass mode a team may not score for a while, unless a second player has touched the ball. Tells when it may
/// again. Source: referee specification 11.3.
class PassBanRule : public Rule
{
public:
  PassBanRule() : Rule("pass mode ban", Stage::Mode, openPlay) {}
  void judge(Situation& now) override;
};

/// Opponents near the ball in pass mode. Comes last of the open-play rules.
class PassDistanceRule : public Rule
{
public:
  PassDistanceRule() : Rule("pass mode distance", Stage::Mode, ModeSet(PlayMode::PassLeft, PlayMode::PassRight)) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
