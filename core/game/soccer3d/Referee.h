#pragma once

#include "core/game/soccer3d/PlayMode.h"
#include "core/object/Math.h"

#include <array>
#include <limits>

namespace sparkwright
{

class AgentState;
class SoccerGame;

/// Applies the rules of the game, once per cycle: halves, kick-off, goals, pass mode, drop ball. What holds in which
/// play mode stands in a table in Referee.cpp.
///
/// What it moves, it moves in the engine only: nodes, and so all that is sensed by pose, show it after the next step.
class Referee
{
public:
  explicit Referee(SoccerGame& game);

  void step();

  /// Starts the game. With Side::None the first kick-off of a half goes to the side whose turn it is, any other to
  /// either.
  void kickOff(Side side);
  /// Stops the ball where it is, moved out of penalty areas and inside the side lines, clears the players around it,
  /// and lets the game go on.
  void dropBall();
  /// An agent asks for pass mode for its team. Ignored unless all conditions hold.
  void requestPass(AgentState& player);
  /// Seconds that a team may not score after pass mode; 0 if it may.
  float passScoreWait(Side side) const;
  /// Moves all players who are within `FreeKickDistance` of the point away from it, except one.
  void clearAround(const Vec3f& point, const AgentState* except = nullptr);
  /// The game clock has been set forward by so many seconds.
  void shiftTime(float seconds);

  /// Where a player goes that has to give way: `FreeKickMoveDist` from the point towards its own goal, or across the
  /// field if that is behind the goal line. Height is kept.
  Vec3f wayBack(Side side, const Vec3f& point, const Vec3f& from) const;

private:
  using Rule = void (Referee::*)();
  static const std::array<Rule, playModeCount> rules;

  // One for each kind of play mode.
  void beforeKickOff();
  void kickOffMode();
  void playOn();
  void setPlay(); ///< Kick-in, corner, goal kick, free kick: ends by the time limit.
  void goalPause();
  void passMode();
  void nothing() {}

  void checkEndOfHalf();
  void putBallAtCentre();
  void keepToOwnHalves();
  void keepAway(Side side, const Vec3f& point, float radius, float pad);
  bool dropBallIsDue() const;
  Vec3f dropPoint(Vec3f point) const;

  void checkGoal();
  Side goalWithBall() const;
  bool crossedGoalLine(Side goal) const;
  void updateBans();
  bool isBanned(Side side) const; ///< Goals do not count yet, after pass mode.
  void endBans();

  struct PassHistory
  {
    float last = -std::numeric_limits<float>::infinity(); ///< Game time of the last step in pass mode.
    Vec3f centre = Vec3f::Zero();                         ///< Where the ball was then.
    bool cleared = true;                                  ///< May score.
    bool ballLeft = false;                                ///< The ball has left the protected circle.
    bool severalTouched = false;
    int firstToucher = 0;
  };
  PassHistory& history(Side side) { return passes_[static_cast<std::size_t>(indexOf(side))]; }
  const PassHistory& history(Side side) const { return passes_[static_cast<std::size_t>(indexOf(side))]; }

  SoccerGame& game_;
  std::array<PassHistory, 2> passes_;

  Side nextKickOff_;        ///< Whose turn it is in the next half that has no kick-off yet; None: either.
  int lastKickOffHalf_ = 0; ///< Half of the last kick-off.
  float waitingSince_ = -1; ///< Mode time at which the first agent waited for kick-off; negative: none yet.
};

} // namespace sparkwright
