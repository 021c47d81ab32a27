#pragma once

#include "core/game/simurosot/referee/rules/KeeperRules.h"

namespace sparkwright::simurosot
{

/// R0: the time of a period is over.
class PeriodRule : public Rule
{
public:
  std::optional<Ruling> judge(const Situation& situation) override;
};

/// In whose goal the whole ball is.
std::optional<Side> goalWithBall(const Situation& situation);

/// R1: the whole ball is in a goal. Reported until somebody puts the ball elsewhere.
class GoalRule : public Rule
{
public:
  std::optional<Ruling> judge(const Situation& situation) override;
};

/// R1b: it is no goal if an attacker has pushed the keeper in with the ball, or charged it, in the last second.
class PushedGoalRule : public Rule
{
public:
  /// @param keepers  what R5 has seen; must outlive this
  explicit PushedGoalRule(const KeeperChargedRule& keepers) : keepers_(keepers) {}
  std::optional<Ruling> judge(const Situation& situation) override;

private:
  const KeeperChargedRule& keepers_;
};

/// R11: the ball is nowhere, too high, or too far outside.
class BallLostRule : public Rule
{
public:
  std::optional<Ruling> judge(const Situation& situation) override;
};

} // namespace sparkwright::simurosot
