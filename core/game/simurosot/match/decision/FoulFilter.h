#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <optional>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// Fouls that do not stop play, although the referee has found them.
///
/// Advantage, if the rules have it: a foul that needs a person waits for 1 s, and is dropped if the offended side
/// scores in that time. Any other verdict in between ends the wait, and is forgotten itself.
///
/// A foul that people have rejected is not found again while it lasts: before 1 s of play without it has passed.
class FoulFilter
{
public:
  /// After a frame of play.
  /// @param found  null: the referee has found nothing
  /// @return the verdict that stops play now
  std::optional<sref_verdict> pass(const sref_verdict* found, const RuleSpec& rules);
  void reject(const sref_verdict& verdict);
  /// Play has stopped for another reason.
  void forget();

  void archive(StateArchive& a);

private:
  struct Kept
  {
    sref_verdict verdict{};
    int frames = 0; ///< Since it was found.
  };
  static void archiveKept(StateArchive& a, std::optional<Kept>& kept);

  bool isRejected(const sref_verdict* found);
  std::optional<sref_verdict> passHeld(const sref_verdict* found);

  std::optional<Kept> held_, rejected_;
};

} // namespace sparkwright::simurosot
