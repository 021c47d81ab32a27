#pragma once

#include "core/game/simurosot/clients/Outbox.h"
#include "core/game/simurosot/clients/Sessions.h"
#include "core/game/simurosot/clients/TeamView.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"

#include <functional>
#include <string>

namespace sparkwright::simurosot
{

/// Tells displays and consoles what there is to see: the scene once, then frames at the rate that each wants.
class DisplayFeed
{
public:
  /// Fills in what only the scene knows: heights, tilts, angles of wheels.
  using Look = std::function<void(FullFrame&)>;

  DisplayFeed(const LeagueProfile& profile, const MatchMachine& machine) : profile_(profile), machine_(machine) {}

  void welcome(const Session& session, Outbox& out) const;
  void tell(const Sessions& sessions, const sref_frame& seen, const MatchMoment& moment, const Look& look, Outbox& out);
  void tell(const Sessions& sessions, const MatchEvent& event, Outbox& out) const;

private:
  void fillRobots(const sref_frame& seen, const MatchMoment& moment);
  void fill(const sref_frame& seen, const MatchMoment& moment);

  const LeagueProfile& profile_;
  const MatchMachine& machine_;
  FullFrame frame_;
  std::string text_;
};

} // namespace sparkwright::simurosot
