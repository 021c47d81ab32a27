#pragma once

#include "core/game/simurosot/match/decision/MatchCommand.h"
#include "core/game/simurosot/match/decision/VerdictDesk.h"
#include "core/game/simurosot/match/EventLog.h"
#include "core/game/simurosot/match/MatchCourse.h"
#include "core/game/simurosot/match/MatchPause.h"
#include "core/game/simurosot/match/MatchStatus.h"
#include "core/game/simurosot/match/RestartProcess.h"
#include "core/game/simurosot/match/Standing.h"
#include "core/game/simurosot/match/Teams.h"

#include <string>
#include <vector>

namespace sparkwright::simurosot
{

/// The states of a match from the first connection to the last kick, and what leads from one to the next: frames,
/// verdicts of the referee, decisions and commands of people (specification 4 and 6). Its course of periods and goals
/// is that of MatchCourse. Knows no world, no network and no time but frames of 20 ms.
///
///   for each frame:
///     commands, answers, connections             // of people and strategies
///     if(runsPhysics(machine.state())) a step of physics
///     machine.advance(what is seen now)
///     machine.orders() are carried out
class MatchMachine
{
public:
  /// @param referee  null: no fouls are found, and nobody is asked for places; else it must outlive this
  /// @param seed     of the run: for lots
  MatchMachine(const LeagueProfile& profile, Referee* referee, std::uint64_t seed);
  MatchMachine(const MatchMachine&) = delete;
  MatchMachine& operator=(const MatchMachine&) = delete;

  /// @name Who takes part
  /// @{
  void setTeam(Side side, std::string name, std::string colour)
  {
    teams_.name(side, std::move(name), std::move(colour));
  }
  /// Whether a side's strategy is there. Without it a match pauses (specification 6).
  void setConnected(Side side, bool connected);
  /// Whether a team may have another strategy now: before the match, in breaks, time-outs, or if it is lost.
  bool mayChangeStrategy(Side side) const;
  /// A console of a human referee. @param id  not `operatorConsole`
  void enterConsole(int id, bool chief);
  void leaveConsole(int id);
  /// @}

  /// Ends a frame. Period, clock and score of `seen` are not read; the referee gets those of the match.
  void advance(const sref_frame& seen);
  /// What has to be done to the world after the last advance().
  const Orders& orders() const { return orders_; }

  /// What a side is asked for now; null: nothing.
  const PlacementQuery* query(Side side) const;
  /// @return whether the answer was waited for
  bool answer(Side side, const sref_targets& targets);
  /// Where robots and ball go in the last restart, as far as it is known.
  const Lineup& targets() const { return restart_.talk().targets(); }

  /// @return why it cannot be carried out, and then nothing has changed; empty: it has been, or a vote is counted
  LocalText command(const MatchCommand& command);

  MatchState state() const { return state_; }
  MatchStatus status() const;
  const TeamInfo& team(Side side) const { return teams_[side]; }
  /// The verdict that waits for its decision; null: none.
  const sref_verdict* pending() const { return verdicts_.pending(); }
  /// The verdict of the last restart.
  const sref_verdict& lastRestart() const { return restart_.verdict(); }
  /// The time of a period that has passed when so much is left, s.
  double elapsed(Period period, double left) const { return secondsOf(period, profile_.match) - left; }
  /// A robot that had fallen over was set upright.
  void noteUpright(Side side, int number);
  /// Writes period, ends, clock, score and shooter.
  void complete(sref_frame& frame) const;

  /// The events since the last call.
  std::vector<MatchEvent> takeEvents() { return log_.take(); }

  /// All that the match knows, but for its profile, the colours of teams, and what the referee counts: that begins
  /// anew.
  void archive(StateArchive& a);

private:
  // Frames
  void play(const sref_frame& seen);
  std::optional<sref_verdict> findVerdict(const sref_frame& seen);
  void waitInPause();
  void askForPlaces();
  void moveToPlaces();
  void becomeReady();

  // Verdicts
  void raise(const sref_verdict& verdict);
  void decide(const Decision& decision, int console);
  void reject(const sref_verdict& verdict);
  void give(const Decision& decision, int console);
  void choosePlacer(const MatchCommand& command);

  // From state to state
  /// Puts the match where its course leads.
  void enter(const Sequel& sequel);
  void beginRestart(const sref_verdict& verdict);
  void enterPause(PauseReason reason, std::optional<Side> side, int console);
  /// Unless a strategy is missing: then the match pauses for it.
  void resume(int console);
  void whistle(int console);
  void start(int console);
  void clear(int console);

  // Commands
  void carryOut(const MatchCommand& command);
  void vote(const MatchCommand& command);
  void place(const MatchCommand& command);

  void turnWithEnds();
  FieldAreas areas() const { return FieldAreas(profile_.field, standing_.clock.blueEnd()); }

  const LeagueProfile profile_;
  Referee* referee_;

  MatchState state_ = MatchState::Before;
  bool pauseWhenReady_ = false;
  int waited_ = 0;           ///< Frames in Ready or Break.
  std::uint32_t played_ = 0; ///< Frames of play in this match.

  Standing standing_;
  EventLog log_;
  MatchPause pause_;
  MatchCourse course_;
  int standingEnd_ = 1; ///< The end of blue as robots and ball stand.
  Teams teams_;
  VerdictDesk verdicts_;
  RestartProcess restart_; ///< The present or last one.

  Lineup scene_; ///< As seen last, with what is ordered since.
  Orders next_;  ///< Of the frame that is not complete yet.
  Orders orders_;
};

} // namespace sparkwright::simurosot
