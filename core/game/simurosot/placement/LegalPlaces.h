#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/placement/CentreRegion.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <cstdint>
#include <optional>

namespace sparkwright::simurosot
{

/// By how much a place may be off by rounding and still be legal, cm.
inline constexpr double placementSlack = 1e-6;

/// What a robot does in a restart.
enum class PlacementRole : std::int8_t
{
  Other,
  Taker, ///< Takes the restart, or opposes it in a free ball.
  Keeper
};

/// What a robot is for its side: its role, and which one of all others it is.
struct PlacementPart
{
  PlacementRole role = PlacementRole::Other;
  int rank = 0; ///< Among the others, by index.
};

/// The legal places of the robots of a side, by what they do: an sref_region made precise. Neighbours do not count.
class LegalPlaces
{
public:
  /// @param end  the sign of x at the end that the side defends
  LegalPlaces(const LeagueProfile& profile, const sref_region& spec, int end)
    : profile_(profile), spec_(spec), end_(end)
  {
  }

  const sref_region& spec() const { return spec_; }

  /// Whether a robot may stand there.
  bool fits(const PlacementPart& part, const Pose& pose) const;
  /// The legal pose that is nearest to an illegal one.
  Pose corrected(const PlacementPart& part, const Pose& pose) const;
  CentreRegion region(const PlacementPart& part, double angle) const;
  /// Where the robot has to stand, if it has no choice.
  std::optional<Pose> fixedPose(const PlacementPart& part, const Pose& pose) const;
  Pose defaultTaker() const;
  Pose defaultKeeper() const;

private:
  void allowOthers(CentreRegion& region) const;
  void allowTaker(CentreRegion& region) const;
  void allowKeeper(CentreRegion& region) const;

  const LeagueProfile& profile_;
  sref_region spec_;
  int end_;
};

} // namespace sparkwright::simurosot
