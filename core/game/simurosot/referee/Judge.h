#pragma once

#include "core/game/simurosot/referee/rules/AreaRules.h"
#include "core/game/simurosot/referee/rules/ContactRules.h"
#include "core/game/simurosot/referee/rules/GoalRules.h"
#include "core/game/simurosot/referee/KeeperRole.h"
#include "core/game/simurosot/referee/rules/ShootOutRule.h"
#include "core/game/simurosot/referee/rules/StalemateRule.h"

namespace sparkwright::simurosot
{

/// Finds what is against the rules, frame by frame (SimuroSot specification 5). The first rule of the table that is hit
/// gives the verdict. Does not allocate.
class Judge
{
public:
  explicit Judge(const LeagueProfile& profile);
  Judge(const Judge&) = delete; // Rules refer to each other.
  Judge& operator=(const Judge&) = delete;

  /// Called after each frame of play, and in no other.
  /// @return whether there is a verdict; only then is `out` written
  bool judge(const sref_frame& frame, sref_verdict& out);
  /// Forgets counts: robots and ball have been placed anew, or a match begins.
  void reset();
  const LeagueProfile& profile() const { return profile_; }

  /// State since reset(); the profile stays.
  void archive(StateArchive& a);

private:
  struct Entry
  {
    RuleId id;
    Rule* rule;
  };
  std::optional<Ruling> firstHit(const Situation& situation);

  const LeagueProfile profile_;
  KeeperRole keepers_;

  PeriodRule periodOver_;
  KeeperChargedRule keeperCharged_;
  PushedGoalRule pushedGoal_{keeperCharged_};
  GoalRule goal_;
  CrowdRule twoInGoalArea_{twoInGoalArea}, crowdedPenaltyArea_{crowdedPenaltyArea}, twoAttackers_{twoAttackers},
      manyAttackers_{manyAttackers};
  KeeperBlockedRule keeperBlocked_;
  KeeperWaitsRule keeperWaits_;
  StalemateRule stalemate_;
  PushingRule pushing_;
  BallHeldRule ballHeld_;
  BallLostRule ballLost_;
  ShootOutRule shootOut_;

  /// In the order in which they are asked. R1b comes before R1, whose goals it takes back.
  const std::array<Entry, ruleCount> table_{{{RuleId::PeriodOver, &periodOver_},
                                             {RuleId::GoalByPushing, &pushedGoal_},
                                             {RuleId::Goal, &goal_},
                                             {RuleId::TwoInGoalArea, &twoInGoalArea_},
                                             {RuleId::CrowdedPenaltyArea, &crowdedPenaltyArea_},
                                             {RuleId::TwoAttackers, &twoAttackers_},
                                             {RuleId::ManyAttackers, &manyAttackers_},
                                             {RuleId::KeeperCharged, &keeperCharged_},
                                             {RuleId::KeeperBlocked, &keeperBlocked_},
                                             {RuleId::KeeperWaits, &keeperWaits_},
                                             {RuleId::Stalemate, &stalemate_},
                                             {RuleId::Pushing, &pushing_},
                                             {RuleId::BallHeld, &ballHeld_},
                                             {RuleId::BallLost, &ballLost_}}};
};

} // namespace sparkwright::simurosot
