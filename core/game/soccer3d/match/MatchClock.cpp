#include "core/game/soccer3d/match/MatchClock.h"

#include "core/archive/StateArchive.h"

namespace sparkwright
{

void MatchClock::advance(float seconds)
{
  switch(traitsOf(mode_).clock)
  {
  case GameClock::Lead:
    leadTime_ += seconds;
    break;
  case GameClock::Game:
    time_ += seconds;
    break;
  case GameClock::FollowUp:
    followUpTime_ += seconds;
    break;
  }
}

void MatchClock::setMode(PlayMode mode)
{
  if(mode == mode_)
    return;
  mode_ = mode;
  modeBegin_ = time_;
  leadTime_ = 0;
  followUpTime_ = 0;
}

void MatchClock::setTime(float time)
{
  modeBegin_ += time - time_;
  time_ = time;
}

float MatchClock::modeTime() const
{
  switch(traitsOf(mode_).clock)
  {
  case GameClock::Lead:
    return leadTime_;
  case GameClock::FollowUp:
    return followUpTime_;
  case GameClock::Game:
    break;
  }
  return time_ - modeBegin_;
}

void MatchClock::archive(StateArchive& a)
{
  a.choice(mode_, static_cast<PlayMode>(playModeCount - 1));
  a(time_, leadTime_, followUpTime_, modeBegin_, half_);
}

} // namespace sparkwright
