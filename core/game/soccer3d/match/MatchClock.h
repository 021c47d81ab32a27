#pragma once

#include "core/game/soccer3d/match/PlayMode.h"

namespace sparkwright
{

class StateArchive;

/// Play mode, half and times of a match. Single precision, as in messages to monitors and agents, and as in the
/// reference simulator's rules.
class MatchClock
{
public:
  /// Advances the clock of the current mode.
  void advance(float seconds);

  PlayMode mode() const { return mode_; }
  /// Changes the mode, which begins now: lead and follow-up times start at 0. Without effect if the mode is the same.
  void setMode(PlayMode mode);
  Side side() const { return traitsOf(mode_).side; }
  /// Whether the game pauses: no fouls are looked for, and their counts are reset.
  bool paused() const { return traitsOf(mode_).mayBeam; }

  float time() const { return time_; } ///< The game clock, s.
  /// Sets the game clock, >= 0. Does not change modeTime().
  void setTime(float time);
  float modeTime() const;                        ///< Seconds since the mode began, by its clock.
  float modeBegin() const { return modeBegin_; } ///< Game time at which it began.

  int half() const { return half_; } ///< 1 or 2.
  void startSecondHalf() { half_ = 2; }

  void archive(StateArchive& a);

private:
  PlayMode mode_ = PlayMode::BeforeKickOff;
  float time_ = 0;
  float leadTime_ = 0;
  float followUpTime_ = 0;
  float modeBegin_ = 0;
  int half_ = 1;
};

} // namespace sparkwright
