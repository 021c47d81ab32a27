#pragma once

#include "core/game/simurosot/match/MatchStatus.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <array>
#include <optional>
#include <string>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// The two teams of a match: what they are called, whether their strategies are there, and the time-outs that they have
/// left.
class Teams
{
public:
  /// @param profile  must outlive this
  explicit Teams(const LeagueProfile& profile);

  const TeamInfo& operator[](Side side) const { return teams_[static_cast<std::size_t>(indexOf(side))]; }
  void name(Side side, std::string name, std::string colour);
  void setConnected(Side side, bool connected) { of(side).connected = connected; }
  /// A side whose strategy is not there; nothing: both are.
  std::optional<Side> missing() const;
  /// Another match begins.
  void renewTimeOuts();
  void takeTimeOut(Side side) { --of(side).timeOutsLeft; }

  /// All but the colours.
  void archive(StateArchive& a);

private:
  TeamInfo& of(Side side) { return teams_[static_cast<std::size_t>(indexOf(side))]; }

  const LeagueProfile& profile_;
  std::array<TeamInfo, sideCount> teams_;
};

} // namespace sparkwright::simurosot
