#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/FrameClock.h"
#include "app/team/body/Walk.h"

#include <vector>

namespace sparkwright::team
{

/// A keyframe of a kick: pose of torso and kicking foot relative to standing, for the right foot.
struct KickFrame
{
  double seconds = 0; ///< Duration.
  double sway = 0;    ///< m, of the torso over the standing foot
  double ahead = 0;   ///< m, of the torso forward
  double lean = 0;    ///< rad, of the torso forward
  double roll = 0;    ///< rad, of the torso to the side of the standing foot
  double forward = 0; ///< m, of the kicking foot
  double outward = 0; ///< m
  double up = 0;      ///< m
  double pitch = 0;   ///< rad, toes up
};

/// Kicks with one foot, standing on the other: moves the feet along given tracks by inverse kinematics.
class Kick
{
public:
  Kick(const Nao& nao, const WalkParameters& stance) : nao_(nao), stance_(stance) {}

  void start(Side foot, const std::vector<KickFrame>& frames);

  /// Computes the next posture; the head is unchanged.
  void step(JointAngles& out);

  void stop() { frames_ = nullptr; }
  bool running() const { return frames_ && clock_.frame() < frames_->size(); }

  void archive(StateArchive& a);

private:
  const Nao& nao_;
  const WalkParameters& stance_;
  const std::vector<KickFrame>* frames_ = nullptr;
  FrameClock clock_;
  Side foot_ = Right;
};

/// The kick trained for a robot type. Begins and ends standing.
const std::vector<KickFrame>& kickOf(int robotType);

} // namespace sparkwright::team
