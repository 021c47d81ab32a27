#pragma once

#include "core/game/simurosot/match/EventLog.h"
#include "core/game/simurosot/match/Teams.h"
#include "core/game/simurosot/match/decision/MatchCommand.h"
#include "core/game/simurosot/match/restart/PlacementTalk.h"
#include "core/game/simurosot/match/restart/Reposition.h"

namespace sparkwright::simurosot
{

/// A restart from its verdict until the ball has been played: both sides are asked for places, and robots and ball move
/// there (specification 6 to 8).
class RestartProcess
{
public:
  /// @param profile, log  must outlive this
  /// @param referee       null: nobody is asked; else it must outlive this
  RestartProcess(const LeagueProfile& profile, Referee* referee, EventLog& log);

  void begin(const sref_verdict& verdict, int blueEnd, const Lineup& scene);
  /// Nobody is asked: in the next frame all are placed as they stand then.
  void placeByPerson() { placer_ = Placer::Person; }
  /// A frame passes in which strategies are asked. @return whether all places are known
  bool ask(const Teams& teams, const Lineup& scene);
  /// A frame passes in which things move. @return whether all are where they belong
  bool move() { return reposition_.step(profile_.placement); }
  /// Where what is moved is now.
  const Lineup& moved() const { return reposition_.now(); }
  /// The ball lies ready there.
  void putBall(const Point& ball) { ball_ = ball; }
  /// A frame of play ends with the ball there.
  void seeBall(const Point& ball);
  /// There is nothing to be played any more: a period is over.
  void close() { open_ = false; }
  /// As before a match.
  void clear();

  /// Whether the ball has not been played yet.
  bool isOpen() const { return open_; }
  /// The last verdict that led to a restart.
  const sref_verdict& verdict() const { return verdict_; }
  /// Writes which restart is open, and who was asked first.
  void describe(MatchStatus& status) const;
  /// Who is asked for places, what and how it answers, and where all go.
  PlacementTalk& talk() { return talk_; }
  const PlacementTalk& talk() const { return talk_; }

  void archive(StateArchive& a);

private:
  void noteCorrections(const PlacedSide& placed);

  const LeagueProfile& profile_;
  EventLog& log_;
  sref_verdict verdict_ = noVerdict();
  Point ball_;
  bool open_ = false;
  Placer placer_ = Placer::Strategies;
  PlacementTalk talk_;
  Reposition reposition_;
};

} // namespace sparkwright::simurosot
