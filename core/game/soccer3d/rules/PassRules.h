#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Why a team cannot have pass mode; empty: it can. Source: referee specification 11.1.
std::string passRefusal(const Situation& now, PlayerId player);
/// Seconds until a team may score after pass mode, for monitors; 0 if it may.
float passScoreWait(const Situation& now, Side side);

/// Pass mode: opponents keep away from the ball for some seconds or until it is touched. Source: referee
/// specification 11.2.
class PassModeRule : public Rule
{
public:
  PassModeRule() : Rule("pass mode", Stage::Mode, ModeSet(PlayMode::PassLeft, PlayMode::PassRight)) {}
  void judge(Situation& now) override;
};

/// After its pass mode a team may not score for a while, unless a second player has touched the ball. Records when the
/// ban ends. Source: referee specification 11.3.
class PassBanRule : public Rule
{
public:
  PassBanRule() : Rule("pass mode ban", Stage::Mode, openPlay) {}
  void judge(Situation& now) override;
};

/// Moves opponents away from the ball in pass mode. The last of the open-play rules.
class PassDistanceRule : public Rule
{
public:
  PassDistanceRule() : Rule("pass mode distance", Stage::Mode, ModeSet(PlayMode::PassLeft, PlayMode::PassRight)) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
