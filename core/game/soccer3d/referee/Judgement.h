#pragma once

#include "core/game/soccer3d/match/MatchEvent.h"

#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class Situation;
struct SoccerSettings;

/// A decision of a rule that has not been carried out yet.
struct Decision
{
  MatchEvent event;
  /// Applies the consequences and records the event.
  std::function<void(Situation&, const MatchEvent&)> carryOut;
  /// Reverts what was recorded for it already. May be empty.
  std::function<void(Situation&)> drop;
};

/// Lets a human referee confirm, overrule or undo decisions of rules.
///
/// With `ConfirmFouls` or `ConfirmGoals`, such decisions wait for the human referee while the match is halted: see
/// Referee::halted(). The last one carried out can be undone for a while. Without either, decisions are carried out at
/// once and cannot be undone.
class Judgement
{
public:
  /// Carries out a decision, or lets it wait.
  void decide(Situation& now, Decision decision);

  /// Whether a decision waits.
  bool isPending() const { return !pending_.empty(); }
  /// The first waiting decision; only if isPending().
  const MatchEvent& pending() const { return pending_.front().event; }
  /// Seconds until it is decided automatically; infinity: never.
  double timeLeft(const SoccerSettings& settings) const;
  /// The decision that undo() takes back; null: none.
  const MatchEvent* undoable(const SoccerSettings& settings) const;

  /// Changes whenever pending() or undoable() changes.
  int version() const { return version_; }

  // Commands of the human referee. Each returns empty, or why it is refused, without effect.

  LocalText confirm(Situation& now);
  /// @param instead  decision to carry out instead
  LocalText overrule(Situation& now, std::optional<Decision> instead = {});
  /// Takes back the last decision. After a foul the player returns to its place; after a change of the play mode, all
  /// players and the ball do, and score, mode and its clock are restored. The game clock is not.
  LocalText undo(Situation& now);

  /// Advances the time of a running match.
  void advance(double seconds);
  /// Advances the time of a halted match; at the time limit, `ConfirmByDefault` decides.
  void wait(Situation& now, double seconds);

  /// Saves or loads what has been pardoned. Decisions that wait or can be undone are functions, and not part of it.
  void archive(StateArchive& a);

private:
  /// An overruled decision, which is ignored as long as its cause persists.
  struct Pardon
  {
    static constexpr double lasts = 1; ///< s, after the rule's last such decision.

    MatchEvent decision;
    double age = 0;

    bool covers(const MatchEvent& event) const;
    void archive(StateArchive& a) { a(decision, age); }
  };
  struct Carried;

  bool isPardoned(const MatchEvent& event);
  void carryOut(Situation& now, Decision decision);
  void settle(Situation& now, bool stands, LocalText reason, std::optional<Decision> instead = {});

  std::vector<Decision> pending_; ///< In order of decision.
  double waited_ = 0;             ///< Time that the first of them has waited, s.
  std::vector<Pardon> pardons_;
  std::shared_ptr<const Carried> last_; ///< The decision that can be undone.
  double lastAge_ = 0;                  ///< Time of the running match since, s.
  int version_ = 0;
};

} // namespace sparkwright
