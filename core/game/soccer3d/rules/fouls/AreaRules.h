#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// At most `MaxPlayersInsideOwnArea` in the own penalty area; the last to enter have to leave, but never the goalie.
/// Source: referee specification 10.2.
class IllegalDefenceRule : public Rule
{
public:
  IllegalDefenceRule() : Rule("illegal defence", Stage::Foul) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

/// Only the nearest player of a team may be close to the ball while an opponent is; `MinOppDistance`. Source: referee
/// specification 10.4.
class CrowdingRule : public Rule
{
public:
  CrowdingRule() : Rule("crowding", Stage::Foul) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
