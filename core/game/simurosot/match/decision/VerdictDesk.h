#pragma once

#include "core/game/simurosot/match/decision/Ballots.h"
#include "core/game/simurosot/match/decision/FoulFilter.h"
#include "core/game/simurosot/match/decision/PendingVerdict.h"
#include "core/game/simurosot/match/decision/VerdictStatus.h"

namespace sparkwright::simurosot
{

/// What becomes of the referee's verdicts: which of them stop play, the one that waits for its decision, and the votes
/// about it.
class VerdictDesk
{
public:
  /// @param profile  must outlive this
  explicit VerdictDesk(const LeagueProfile& profile) : profile_(profile) {}

  /// After a frame of play.
  /// @param found  null: the referee has found nothing
  /// @return the verdict that stops play now; raise() it
  std::optional<sref_verdict> pass(const sref_verdict* found) { return filter_.pass(found, profile_.rules); }
  /// A verdict waits for its decision from now on.
  void raise(const sref_verdict& verdict);
  /// The verdict that waits; null: none.
  const sref_verdict* pending() const { return pending_.get(); }
  /// It is decided. @return the verdict
  sref_verdict close();
  /// People have rejected it: it is not found again while it lasts.
  void reject(const sref_verdict& verdict) { filter_.reject(verdict); }
  /// Play has stopped for another reason.
  void forget() { filter_.forget(); }
  /// As before a match; the consoles stay.
  void clear();

  /// A frame passes in which play is stopped. @return what is decided without people
  std::optional<Decision> advance() { return pending_.advance(profile_.match, ballots_.anybodyPresent()); }
  /// Time until that, s; nothing: it waits for people.
  std::optional<double> left() const { return pending_.left(profile_.match, ballots_.anybodyPresent()); }
  /// Whether the verdict then stands.
  bool stands() const { return pending_.stands(profile_.match); }

  /// A console of a human referee comes.
  void enter(int console, bool chief) { ballots_.enter(console, chief); }
  /// One goes. @return what the others decide now
  std::optional<Decision> leave(int console);
  bool isPresent(int console) const { return ballots_.isPresent(console); }
  /// A vote about the verdict that waits. @return what is decided now
  std::optional<Decision> vote(int console, const Decision& decision);
  /// What people see of the verdict that waits; nothing is known if there is none.
  VerdictStatus status() const;

  void archive(StateArchive& a);

private:
  const LeagueProfile& profile_;
  FoulFilter filter_;
  PendingVerdict pending_;
  Ballots ballots_;
};

} // namespace sparkwright::simurosot
