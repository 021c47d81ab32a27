#pragma once

#include "app/team/body/FrameClock.h"
#include "app/team/body/Walk.h"

#include <vector>

namespace sparkwright::team
{

/// Where torso and kicking foot are to be after so many seconds, compared with standing. Said for the right foot.
struct KickFrame
{
  double seconds = 0;
  double sway = 0;    ///< m, of the torso over the foot that stands
  double ahead = 0;   ///< m, of the torso forward
  double lean = 0;    ///< rad, of the torso forward
  double roll = 0;    ///< rad, of the torso to the side of the foot that stands
  double forward = 0; ///< m, of the kicking foot
  double outward = 0; ///< m
  double up = 0;      ///< m
  double pitch = 0;   ///< rad, toes up
};

/// Kicks with one foot, standing on the other: like the walk, feet on given tracks and legs that follow.
class Kick
{
public:
  Kick(const Nao& nao, const WalkParameters& stance) : nao_(nao), stance_(stance) {}

  void start(Side foot, const std::vector<KickFrame>& frames);

  /// The next posture; the head stays as it is.
  void step(JointAngles& out);

  void stop() { frames_ = nullptr; }
  bool running() const { return frames_ && clock_.frame() < frames_->size(); }

private:
  const Nao& nao_;
  const WalkParameters& stance_;
  const std::vector<KickFrame>* frames_ = nullptr;
  FrameClock clock_;
  Side foot_ = Right;
};

/// The kick that was trained for a robot type. It begins and ends standing.
const std::vector<KickFrame>& kickOf(int robotType);

} // namespace sparkwright::team
