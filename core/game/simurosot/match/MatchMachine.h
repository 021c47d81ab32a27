#pragma once

#include "core/game/simurosot/match/Ballots.h"
#include "core/game/simurosot/match/FoulFilter.h"
#include "core/game/simurosot/match/MatchCommand.h"
#include "core/game/simurosot/match/MatchEvent.h"
#include "core/game/simurosot/match/MatchStatus.h"
#include "core/game/simurosot/match/PendingVerdict.h"
#include "core/game/simurosot/match/restart/PlacementTalk.h"
#include "core/game/simurosot/match/restart/Reposition.h"
#include "core/game/simurosot/match/ShootOut.h"
#include "core/object/Random.h"

#include <string>
#include <vector>

namespace sparkwright::simurosot
{

/// A match from the first connection to the last kick: its states, clock, score, and the decisions of referee and
/// people (specification 3, 4 and 6). Knows no world, no network and no time but frames of 20 ms.
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
  void setTeam(Side side, std::string name, std::string colour);
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
  const Lineup& targets() const { return talk_.targets(); }

  /// @return why it cannot be carried out, and then nothing has changed; empty: it has been, or a vote is counted
  LocalText command(const MatchCommand& command);

  MatchState state() const { return state_; }
  MatchStatus status() const;
  const TeamInfo& team(Side side) const { return teams_[static_cast<std::size_t>(indexOf(side))]; }
  /// The verdict that waits for its decision; null: none.
  const sref_verdict* pending() const { return pending_.get(); }
  /// The verdict of the last restart.
  const sref_verdict& lastRestart() const { return restart_; }
  /// The time of a period that has passed when so much is left, s.
  double elapsed(Period period, double left) const { return secondsOf(period, profile_.match) - left; }
  /// A robot that had fallen over was set upright.
  void noteUpright(Side side, int number);
  /// Writes period, ends, clock, score and shooter.
  void complete(sref_frame& frame) const;

  /// The events since the last call.
  std::vector<MatchEvent> takeEvents();

  /// All that the match knows, but for its profile, the colours of teams, and what the referee counts: that begins anew.
  void archive(StateArchive& a);

private:
  /// Why and how long a match pauses.
  struct Pause
  {
    PauseReason reason = PauseReason::Person;
    std::optional<Side> side;
    int frames = 0;
  };

  // Frames: MatchMachine.cpp
  void play(const sref_frame& seen);
  std::optional<sref_verdict> findVerdict(const sref_frame& seen);
  void waitInPause();
  void askForPlaces();
  void moveToPlaces();
  void becomeReady();
  void whistle(int console);
  void enterPause(PauseReason reason, std::optional<Side> side, int console);
  /// Unless a strategy is missing: then the match pauses for it.
  void resume(int console);
  std::optional<Side> missingSide() const;
  bool isLastFrame() const;

  // What verdicts lead to, and the course of the match: MatchCourse.cpp
  void raise(const sref_verdict& verdict);
  void decide(const Decision& decision, int console);
  void reject(const sref_verdict& verdict);
  void give(const Decision& decision, int console);
  void carryOut(const sref_verdict& verdict);
  void carryOutKick(const sref_verdict& verdict);
  void beginRestart(const sref_verdict& verdict);
  bool counts(const sref_verdict& verdict) const;
  void countGoal(const sref_verdict& verdict, int change);
  void startMatch(int console);
  void newMatch(int console);
  void beginPeriod(Period period, int console);
  void beginNextPeriod(int console);
  void endPeriod();
  void endKick(bool scored);
  void beginKick();
  void finish();
  void changeEnds(int blueEndBefore);
  void timeIsOver();
  bool isTie() const { return score_[0] == score_[1]; }
  std::optional<Side> winner() const;
  Side lot();

  // Commands of people: MatchCommands.cpp
  LocalText vote(const MatchCommand& command);
  LocalText giveFoul(const MatchCommand& command);
  LocalText pauseBy(const MatchCommand& command);
  LocalText resumeBy(const MatchCommand& command);
  LocalText startBy(const MatchCommand& command);
  LocalText place(const MatchCommand& command);
  LocalText setScore(const MatchCommand& command);
  LocalText takeTimeOut(const MatchCommand& command);
  LocalText whyNotRestart(const MatchCommand& command) const;
  LocalText whyNotConnected() const;
  bool isFree(const MatchCommand& command) const;

  MatchEvent& note(MatchEvent::Kind kind, std::optional<Side> side, LocalText reason, int console = MatchEvent::nobody);
  TeamInfo& teamOf(Side side) { return teams_[static_cast<std::size_t>(indexOf(side))]; }
  FieldAreas areas() const { return FieldAreas(profile_.field, clock_.blueEnd()); }

  const LeagueProfile profile_;
  Referee* referee_;
  Random random_;

  MatchState state_ = MatchState::Before;
  Pause pause_;
  bool pauseWhenReady_ = false;
  int waited_ = 0;           ///< Frames in Ready or Break.
  std::uint32_t frame_ = 0;  ///< All frames.
  std::uint32_t played_ = 0; ///< Frames of play in this match.

  MatchClock clock_;
  std::array<int, sideCount> score_{};
  std::array<TeamInfo, sideCount> teams_;
  Side kickOff_ = Side::Blue; ///< In the first half.
  ShootOut shootOut_;

  PendingVerdict pending_;
  Ballots ballots_;
  FoulFilter filter_;

  sref_verdict restart_ = noVerdict(); ///< The last one.
  Point restartBall_;      ///< Where the ball was put for it.
  bool ballPlayed_ = true; ///< Since then.
  PlacementTalk talk_;
  Reposition reposition_;

  Lineup scene_; ///< As seen last, with what is ordered since.
  Orders next_;  ///< Of the frame that is not complete yet.
  Orders orders_;
  std::vector<MatchEvent> events_;
};

} // namespace sparkwright::simurosot
