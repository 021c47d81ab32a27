#pragma once

#include "core/game/simurosot/match/EventLog.h"
#include "core/game/simurosot/match/ShootOut.h"
#include "core/game/simurosot/match/Standing.h"
#include "core/object/Random.h"

namespace sparkwright::simurosot
{

/// What comes after a part of a match.
struct Sequel
{
  enum class Kind
  {
    Restart, ///< By `restart`.
    Break,
    Finished
  };

  Kind kind = Kind::Finished;
  sref_verdict restart = noVerdict();

  static Sequel with(const sref_verdict& restart) { return {Kind::Restart, restart}; }
};

/// The course of a match from its first kick-off to its last kick: periods, goals, the shoot-out, and what follows upon
/// each of them (specification 3). Changes the standing; knows no states, and nothing of how restarts are carried out.
class MatchCourse
{
public:
  /// @param profile, standing, log  must outlive this
  /// @param seed                    of the run: for lots
  MatchCourse(const LeagueProfile& profile, Standing& standing, EventLog& log, std::uint64_t seed);

  /// Back to before the match, with another lot for the kick-off.
  void clear();
  Sequel start(int console);
  /// The break is over. The match may be decided meanwhile, by a score that was put right.
  Sequel beginNextPeriod(int console);
  /// The time of the period is over, or that of a kick.
  Sequel endTime();
  /// What follows from a verdict that stands; its goal, if it brings one, has been counted.
  Sequel follow(const sref_verdict& verdict);
  /// A goal does not count after all, and the ball lies in it. @param freeBall  that is given instead
  Sequel replaceGoal(const sref_verdict& freeBall);

  /// Counts the goal that a verdict brings, if it does.
  void countGoal(const sref_verdict& verdict);
  /// Takes it back.
  void cancelGoal(const sref_verdict& verdict);

  /// Whether the time is used up, by the clock of the match itself. A kick of the shoot-out always has an end.
  bool isTimeOver() const;
  bool isShootOut() const { return standing_.clock.period() == Period::ShootOut; }
  const ShootOut& shootOut() const { return shootOut_; }
  /// Who leads; nothing: nobody.
  std::optional<Side> winner() const;

  void archive(StateArchive& a);

private:
  void beginClock(Period period);
  Sequel beginPeriod(Period period, int console);
  Sequel endPeriod();
  Sequel beginKick();
  Sequel endKick(bool scored);
  Sequel finish();
  bool bringsGoal(const sref_verdict& verdict) const;
  Side lot() { return random_.uniform(0, 2) < 1 ? Side::Blue : Side::Yellow; }

  const LeagueProfile& profile_;
  const MatchSpec& spec_;
  Standing& standing_;
  EventLog& log_;
  Random random_;
  Side kickOff_ = Side::Blue; ///< In the first half.
  ShootOut shootOut_;
};

} // namespace sparkwright::simurosot
