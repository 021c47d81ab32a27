#pragma once

#include "core/game/soccer3d/match/PlayMode.h"

namespace sparkwright
{

/// Play mode, half and times of a match. Single precision: that is what monitors and agents are told, and what others
/// measure rules by.
class MatchClock
{
public:
  /// Lets the clock of the current mode run.
  void advance(float seconds);

  PlayMode mode() const { return mode_; }
  /// Setting the mode that it is already does nothing. Another one begins now: lead and follow-up times start anew.
  void setMode(PlayMode mode);
  Side side() const { return traitsOf(mode_).side; }
  /// Fouls are not looked for, and what was counted for them is forgotten.
  bool paused() const { return traitsOf(mode_).mayBeam; }

  float time() const { return time_; } ///< The game clock, s.
  /// Sets the game clock, >= 0. How long the current mode lasts already is not changed by it.
  void setTime(float time);
  float modeTime() const;                        ///< Seconds since the mode began, by the clock that runs in it.
  float modeBegin() const { return modeBegin_; } ///< Game time at which it began.

  int half() const { return half_; } ///< 1 or 2.
  void startSecondHalf() { half_ = 2; }

private:
  PlayMode mode_ = PlayMode::BeforeKickOff;
  float time_ = 0;
  float leadTime_ = 0;
  float followUpTime_ = 0;
  float modeBegin_ = 0;
  int half_ = 1;
};

} // namespace sparkwright
