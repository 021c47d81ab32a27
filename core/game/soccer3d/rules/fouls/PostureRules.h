#pragma once

#include "core/game/soccer3d/referee/Rule.h"

namespace sparkwright
{

/// Counts for how long players have been lying, not standing, and standing. Source: referee specification 10.0, 10.1.
class PostureRule : public Rule
{
public:
  PostureRule() : Rule("posture", Stage::Count) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

/// Players who do not get up are sent off; `GroundMaxTime`, `NotStandingMaxTime`. Source: referee specification 10.1.
class IncapableRule : public Rule
{
public:
  IncapableRule() : Rule("incapable", Stage::Foul) {}
  void judge(Situation& now) override;
};

} // namespace sparkwright
