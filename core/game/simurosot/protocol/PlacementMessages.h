#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Poses of the robots of one side, in the team's frame.
struct TeamPoses
{
  int count = 0; ///< 0: they are not told.
  std::array<sst_pose, SST_MAX_ROBOTS> pose{};
};

/// A strategy is asked where its robots should be placed:
///
///   (place 7 (kind 2) (actor 0) (first 1) (ball-wanted 1) (ball x y) (preset (x y angle) …) (opp (x y angle) …)
///     (offender 1) (reason 8) (text "…"))
struct PlaceRequest
{
  std::uint32_t number = 0; ///< The answer repeats it.
  sst_verdict verdict{};
  bool ballWanted = false; ///< Whether the side may choose the place of the ball.
  sst_point ball{};        ///< Where the ball will be, or its default place.
  TeamPoses preset;        ///< The default formation, as it is legal in this restart.
  TeamPoses opponents;     ///< Where the opponents will be, if they have placed first.
};

/// `(targets 7 (ball x y) (x y angle) …)`; numbers may be of any size, also NaN.
struct Targets
{
  std::uint32_t number = 0;
  sst_targets placement{};
};

/// What became of a side's targets: `(corrections blue (robot why distance) …)`, without those that were accepted.
struct Corrections
{
  Side side = Side::Blue;
  std::array<sref_correction, SST_MAX_ROBOTS> robot{};
};

// Writers append to `out`. Readers return empty, or an error message with the place; then `out` is undefined.

void writePlace(const PlaceRequest& request, std::string& out);
std::string readPlace(std::string_view message, PlaceRequest& out);

void writeTargets(const Targets& targets, std::string& out);
std::string readTargets(std::string_view message, Targets& out);

void writeCorrections(const Corrections& corrections, std::string& out);
std::string readCorrections(std::string_view message, Corrections& out);

} // namespace sparkwright::simurosot
