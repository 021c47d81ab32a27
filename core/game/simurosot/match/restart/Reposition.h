#pragma once

#include "core/game/simurosot/match/restart/Lineup.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

namespace sparkwright::simurosot
{

/// The motion of robots and ball to their places before a restart: each on a straight line, frame by frame, through
/// whatever stands in between (specification 6).
class Reposition
{
public:
  /// Objects that have no target stay where they are; targets of robots that are not on the field are left out.
  void begin(const Lineup& from, const Lineup& targets);
  /// One frame. @return whether all are where they belong
  bool step(const PlacementSpec& spec);
  /// Where what is moved is now.
  const Lineup& now() const { return now_; }

  void archive(StateArchive& a);

private:
  Lineup now_, targets_;
};

} // namespace sparkwright::simurosot
