#pragma once

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/match/restart/Lineup.h"
#include "core/game/simurosot/match/restart/Referee.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <array>
#include <optional>
#include <vector>

namespace sparkwright::simurosot
{

/// What a side is asked for before a restart.
struct PlacementQuery
{
  sref_placing placing; ///< The verdict, and if the side places second, where the others go.
  sref_region region;   ///< Where it may stand; `first` tells who places first.
};

/// What became of the wishes of a side.
struct PlacedSide
{
  Side side = Side::Blue;
  bool answered = false; ///< In time; else it stands in the default formation.
  int count = 0;         ///< Of robots.
  std::array<sref_correction, SST_MAX_ROBOTS> corrections{};
};

/// The talk with both strategies about places in a restart: one side is asked, its answer is corrected, then the other
/// side is asked, which sees the corrected places of the first (specification 6 to 8).
///
/// Without a referee that knows the places nobody is asked: robots stay, and only the ball goes to its mark.
class PlacementTalk
{
public:
  /// @param referee  may be null
  PlacementTalk(const FieldSpec& field, Referee* referee) : field_(field), referee_(referee) {}

  void begin(const sref_verdict& verdict, int blueEnd, const Lineup& seen);
  /// A frame passes.
  /// @param seconds    for an answer
  /// @param connected  whether the side that is asked can answer at all
  /// @return the side that has got its places now
  std::optional<PlacedSide> advance(double seconds, bool connected, const Lineup& seen);

  /// What is asked of a side now; null: nothing.
  const PlacementQuery* query(Side side) const { return asked() == side ? &query_ : nullptr; }
  std::optional<Side> asked() const;
  Side first() const { return first_; }
  /// @return whether the side is asked, and has not answered yet
  bool answer(Side side, const sref_targets& targets);
  bool done() const { return turn_ == Turn::Done; }
  /// Nobody is asked any more: who has no place yet stays where it is, as far as it is legal there.
  std::vector<PlacedSide> placeStanding(const Lineup& seen);
  /// The places of a side. Only if there is a referee that knows them.
  const sref_region& region(Side side) const { return regions_[static_cast<std::size_t>(indexOf(side))]; }
  bool knowsRegions() const { return region(Side::Blue).size > 0 && region(Side::Yellow).size > 0; }
  /// Where robots and ball go, as far as it is known.
  const Lineup& targets() const { return targets_; }

  void archive(StateArchive& a);

private:
  enum class Turn
  {
    First,
    Second,
    Done
  };

  void ask();
  bool readRegions();
  void placeWithoutReferee(const Lineup& seen);
  void findKeepers(const Lineup& seen);
  void take(Side side, const sref_targets& targets, const Lineup& seen);
  Point inField(const Point& point, double margin) const;

  const FieldSpec& field_;
  Referee* referee_;

  Turn turn_ = Turn::Done;
  Side first_ = Side::Blue;
  sref_verdict verdict_ = noVerdict();
  int blueEnd_ = 1;
  std::array<int, sideCount> keepers_{}; ///< Indices of the present goalkeepers.
  std::array<sref_region, sideCount> regions_{};
  int waited_ = 0; ///< Frames for the answer.
  std::optional<sref_targets> answer_;
  Lineup targets_;
  PlacementQuery query_{}; ///< Of the side whose turn it is.
};

} // namespace sparkwright::simurosot
