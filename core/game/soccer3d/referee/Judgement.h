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

/// What a rule has decided, before anything follows from it.
struct Decision
{
  MatchEvent event;
  /// Has follow what follows, and tells the event.
  std::function<void(Situation&, const MatchEvent&)> carryOut;
  /// Takes back what has been noted for it already. May be empty.
  std::function<void(Situation&)> drop;
};

/// What people have to say about the decisions of rules.
///
/// With `ConfirmFouls` or `ConfirmGoals`, such decisions wait for a human referee, and the match with them: see
/// Referee::halted(). What has been carried out can be undone for a while. Without either everything is carried out at
/// once, and nothing is kept.
class Judgement
{
public:
  /// A rule has decided. Carries it out, or has it wait.
  void decide(Situation& now, Decision decision);

  /// Whether something waits.
  bool isPending() const { return !pending_.empty(); }
  /// What people have to decide about first; there has to be something.
  const MatchEvent& pending() const { return pending_.front().event; }
  /// Seconds until it is decided without them; infinity: never.
  double timeLeft(const SoccerSettings& settings) const;
  /// What undo() takes back; null: nothing.
  const MatchEvent* undoable(const SoccerSettings& settings) const;

  /// Another one whenever pending() or undoable() is another one.
  int version() const { return version_; }

  // What people say. Each returns why it is refused, then nothing has changed; or an empty text.

  std::string confirm(Situation& now);
  /// @param instead  what is carried out instead
  std::string overrule(Situation& now, std::optional<Decision> instead = {});
  /// Takes back what was carried out last. After a foul the player goes back to where it was; after what has changed the
  /// play mode, everybody and the ball do, and score, mode and its clock are as they were. The game clock is not set back.
  std::string undo(Situation& now);

  /// The match goes on.
  void advance(double seconds);
  /// The match waits; when the time is over, what waits is decided by `ConfirmByDefault`.
  void wait(Situation& now, double seconds);

private:
  /// What does not count, as long as it goes on.
  struct Pardon
  {
    static constexpr double lasts = 1; ///< s, after a rule has last decided so.

    MatchEvent decision;
    double age = 0;

    bool covers(const MatchEvent& event) const;
  };
  struct Carried;

  bool isPardoned(const MatchEvent& event);
  void carryOut(Situation& now, Decision decision);
  void settle(Situation& now, bool stands, LocalText reason, std::optional<Decision> instead = {});

  std::vector<Decision> pending_; ///< In order of decision.
  double waited_ = 0;             ///< s, for the first of them.
  std::vector<Pardon> pardons_;
  std::shared_ptr<const Carried> last_; ///< What can be undone.
  double lastAge_ = 0;                  ///< s that the match has gone on since.
  int version_ = 0;
};

} // namespace sparkwright
