#pragma once

#include "core/game/soccer3d/referee/Rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Records a foul of the first of the players, who is sent off for it.
/// @param quiet  whether the log is not told
void sendOff(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
             bool quiet = false);
/// Records a foul of the first of the players, for which it has to bear this.
void penalise(Situation& now, FoulType type, const Rule& rule, std::vector<PlayerId> players, LocalText reason,
              const Situation::Penalty& penalty, bool quiet = false);

/// A foul of the first of the players, for which it has to bear this, for whoever decides about it.
/// @param rule  name of who has decided
Decision foulDecision(Situation& now, FoulType type, std::string_view rule, std::vector<PlayerId> players,
                      LocalText reason, const Situation::Penalty& penalty, bool quiet = false);

/// Carries out what players have to bear for fouls. Source: referee specification 7.7, 10.2, 10.3.
class PenaltyRule : public Rule
{
public:
  PenaltyRule() : Rule("penalties", Stage::Punish) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

} // namespace sparkwright
