#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// No more than `MaxPlayersInsideOwnArea` in the own penalty area; those who come last have to leave, but never the
/// goalie. Source: referee specification 10.2.
class IllegalDefenceRule : public Rule
{
public:
  IllegalDefenceRule() : Rule("illegal defence", Stage::Foul) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

/// Only the nearest of a team close to the ball while an opponent is; `MinOppDistance`. Source: referee
/// specification 10.4.
class CrowdingRule : public Rule
{
public:
  CrowdingRule() : Rule("crowding", Stage::Foul) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
