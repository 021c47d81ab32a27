#pragma once

#include "core/game/soccer3d/referee/Rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Records a foul of the first player, who is sent off.
/// @param quiet  do not log it
void sendOff(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
             bool quiet = false);
/// Records a foul of the first player, with a penalty.
void penalise(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
              const Situation::Penalty& penalty, bool quiet = false);

/// Makes the decision for a foul of the first player with a penalty.
/// @param rule  name of the deciding rule
Decision foulDecision(Situation& now, FoulType type, std::string_view rule, std::vector<PlayerId> players,
                      LocalText reason, const Situation::Penalty& penalty, bool quiet = false);

/// Keeps players beside the field whom a human referee has suspended, until their time is over.
class DisciplineRule : public Rule
{
public:
  DisciplineRule() : Rule("cards and suspensions", Stage::Time) {}
  void judge(Situation& now) override;
};

/// Carries out the penalties of players. Source: referee specification 7.7, 10.2, 10.3.
class PenaltyRule : public Rule
{
public:
  PenaltyRule() : Rule("penalties", Stage::Punish) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

} // namespace sparkwright
