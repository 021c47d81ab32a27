#pragma once

#include "core/game/simurosot/field/Restart.h"

#include <array>
#include <cstddef>
#include <optional>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// The kicks of a penalty shoot-out: some for each side in turn, then one by one until it is decided.
class ShootOut
{
public:
  /// @param kicks  of each side, > 0
  void begin(Side first, int kicks);
  /// The side that kicks now.
  Side kicker() const { return taken(first_) <= taken(other(first_)) ? first_ : other(first_); }
  /// A kick has ended; the next one is the other side's.
  void record(bool scored);
  /// The side that the other one cannot catch up with any more.
  std::optional<Side> winner() const;

  int taken(Side side) const { return taken_[static_cast<std::size_t>(indexOf(side))]; }
  int goals(Side side) const { return goals_[static_cast<std::size_t>(indexOf(side))]; }

  void archive(StateArchive& a);

private:
  /// Kicks that a side still has.
  int left(Side side) const;

  Side first_ = Side::Blue;
  int kicks_ = 1;
  std::array<int, sideCount> taken_{}, goals_{};
};

} // namespace sparkwright::simurosot
