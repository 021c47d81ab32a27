#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// R2, R3, R4, R4b: too many robots of a side in an area near a goal while the ball is near that goal too.
class CrowdRule : public Rule
{
public:
  /// In what such a rule differs from the others.
  struct Kind
  {
    int reason;
    bool attackers;           ///< Whose robots are counted: the attackers', or those of the side whose area it is.
    bool inGoalArea;          ///< Else in the penalty area.
    bool ballInPenaltyArea;   ///< Else in the half.
    int RuleSpec::*most;      ///< Robots that are allowed.
  };

  explicit CrowdRule(const Kind& kind) : kind_(kind) {}
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { streaks_ = {}; }
  void archive(StateArchive& a) override;

private:
  Rect area(const Situation& situation, Side defender) const;
  bool isBallNear(const Situation& situation, Side defender) const;
  Side counted(Side defender) const { return kind_.attackers ? other(defender) : defender; }
  Ruling rulingAgainst(const Situation& situation, Side defender) const;

  const Kind kind_;
  std::array<Streak, 2> streaks_; ///< Of each defending side.
};

/// The rules of this kind.
inline constexpr CrowdRule::Kind twoInGoalArea{SREF_R2_TWO_IN_GOAL_AREA, false, true, false,
                                               &RuleSpec::mostInGoalArea};
inline constexpr CrowdRule::Kind crowdedPenaltyArea{SREF_R3_CROWDED_PENALTY_AREA, false, false, false,
                                                    &RuleSpec::mostInPenaltyArea};
inline constexpr CrowdRule::Kind twoAttackers{SREF_R4_TWO_ATTACKERS, true, true, true,
                                              &RuleSpec::attackersInGoalArea};
inline constexpr CrowdRule::Kind manyAttackers{SREF_R4B_MANY_ATTACKERS, true, false, true,
                                               &RuleSpec::attackersInPenaltyArea};

} // namespace sparkwright::simurosot
