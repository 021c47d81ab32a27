#pragma once

#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/referee/Rule.h"
#include "core/game/soccer3d/referee/Squad.h"

namespace sparkwright
{

/// At most `MaxTouchGroupSize` players may touch each other, directly or through others. Source: referee
/// specification 10.3.
class TouchingRule : public Rule
{
public:
  TouchingRule() : Rule("touching", Stage::Foul) { sizesBefore_.fill(1); }
  void judge(Situation& now) override;
  void pause(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  void findGroups(const Situation& now);
  /// Size of the player's group, players with penalties included.
  int sizeOfGroup(const Situation& now, PlayerId id) const;
  /// The player's group without players with penalties.
  Squad group(const Situation& now, PlayerId id) const;
  bool isTooLarge(const Situation& now, PlayerId id) const;
  void judge(Situation& now, Side side);
  void judge(Situation& now, PlayerId id);
  void rememberSizes(const Situation& now);

  PerPlayer<int> groups_;      ///< Number of each player's group.
  PerPlayer<int> sizesBefore_; ///< Size of each player's group in the last step.
};

} // namespace sparkwright
