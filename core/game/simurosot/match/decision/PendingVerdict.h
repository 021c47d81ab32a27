#pragma once

#include "core/game/simurosot/match/decision/Ballots.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <optional>

namespace sparkwright::simurosot
{

/// A verdict that waits for its decision, by people or, if none is there, by the policy of the match.
class PendingVerdict
{
public:
  void raise(const sref_verdict& verdict);
  void drop() { verdict_.reset(); }
  /// Null: none.
  const sref_verdict* get() const { return verdict_ ? &*verdict_ : nullptr; }

  /// A frame passes.
  /// @param attended  whether there is a console that may decide
  /// @return what is decided without people
  std::optional<Decision> advance(const MatchSpec& spec, bool attended);

  /// Time until it is decided without people, s; nothing: it waits for them.
  std::optional<double> left(const MatchSpec& spec, bool attended) const;
  /// Whether it stands if nobody objects.
  bool stands(const MatchSpec& spec) const;

  void archive(StateArchive& a);

private:
  bool needsNobody(const MatchSpec& spec) const;
  bool isCertain(const MatchSpec& spec) const;

  std::optional<sref_verdict> verdict_;
  int waited_ = 0; ///< Frames in which nobody could decide.
};

} // namespace sparkwright::simurosot
