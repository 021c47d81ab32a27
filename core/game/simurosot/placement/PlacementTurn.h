#pragma once

#include "core/game/simurosot/placement/DefaultFormation.h"
#include "core/game/simurosot/placement/LegalPlaces.h"

#include <optional>
#include <span>

namespace sparkwright::simurosot
{

/// A side's turn to place its robots, read from the interface's structures and made safe: numbers are finite.
class PlacementTurn
{
public:
  /// Nothing if the verdict has no restart with places.
  static std::optional<PlacementTurn> of(const LeagueProfile& profile, const sref_placing& placing);

  const LeagueProfile& profile() const { return profile_; }
  const LegalPlaces& places() const { return places_; }
  /// The sign of x at the end that the side defends.
  int end() const { return end_; }
  int robots() const { return robotsOf(profile_.field); }
  /// The index of the present goalkeeper.
  int keeper() const { return keeper_; }
  /// What the other side has got already.
  std::span<const Pose> opponents() const { return {opponents_.data(), opponentCount_}; }

  /// Where the ball goes by what the side wants.
  Point ballFor(const sref_targets& targets) const;
  /// The default formation, field frame.
  Formation defaults() const;

private:
  PlacementTurn(const LeagueProfile& profile, const sref_placing& placing, const sref_region& region, int end);
  void takeOpponents(const sref_placing& placing);

  const LeagueProfile& profile_;
  int end_;
  LegalPlaces places_;
  int keeper_ = 0;
  Point ball_; ///< Unless the side chooses it.
  Formation opponents_{};
  std::size_t opponentCount_ = 0;
};

} // namespace sparkwright::simurosot
