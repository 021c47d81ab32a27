#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/match/restart/Verdicts.h"

namespace sparkwright
{

class Context;
class DrawingService;

namespace simurosot
{

class MatchMachine;

/// Shows in the views what a foul rests upon, while it waits for its decision and until its restart is played: the area
/// that it is about, the robots that took part, the ball, and the place. The drawings are the set `Referee`.
class EvidenceDrawing
{
public:
  /// Called once per frame. @param seen  where robots and ball are now
  void show(const MatchMachine& machine, const sref_frame& seen, const Context& context);
  /// The match is another one now: the next call of show() begins anew.
  void forget() { state_ = State::Unknown; }

private:
  enum class State
  {
    Unknown, ///< What is drawn may be of another match.
    Nothing,
    Shown
  };
  void draw(const sref_verdict& verdict, const sref_frame& seen, DrawingService& drawings) const;

  State state_ = State::Unknown;
  sref_verdict shown_ = noVerdict();
};

} // namespace simurosot
} // namespace sparkwright
