#pragma once

#include "core/game/simurosot/field/Pose.h"
#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <array>
#include <cstddef>
#include <optional>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// Where robots and ball are, or where they go; nothing for those that are not on the field, or stay. Field frame, cm
/// and degrees.
struct Lineup
{
  std::array<std::array<std::optional<Pose>, SST_MAX_ROBOTS>, sideCount> robots{};
  std::optional<Point> ball;

  /// What is on the field. NaN counts as the centre, and nothing is farther from it than 10 m on each axis.
  static Lineup of(const sref_frame& frame);

  std::optional<Pose>& robot(Side side, int index)
  {
    return robots[static_cast<std::size_t>(indexOf(side))][static_cast<std::size_t>(index)];
  }
  const std::optional<Pose>& robot(Side side, int index) const
  {
    return robots[static_cast<std::size_t>(indexOf(side))][static_cast<std::size_t>(index)];
  }
  /// Takes over what another one has.
  void put(const Lineup& others);
  /// After a turn of the field by 180°: the teams have changed ends.
  Lineup turned() const;

  void archive(StateArchive& a);
};

/// What the match wants of the world after a frame; carried out in the order of the members.
struct Orders
{
  Lineup places;                ///< Objects are put there, upright on the floor; their velocities stay.
  bool stop = false;            ///< All velocities become 0.
  bool saveVelocities = false;  ///< Play stops: remember all velocities, those of wheels too.
  bool restoreVelocities = false; ///< Play goes on in the next frame with the velocities that were saved last.

  void archive(StateArchive& a);
};

} // namespace sparkwright::simurosot
