#pragma once

#include "app/team/Percepts.h"

#include <vector>

namespace sparkwright::team
{

/// A posture that is the same on both sides, in degrees as a right side has them.
struct Posture
{
  double shoulderPitch = -90;
  double shoulderRoll = -15;
  double elbowYaw = 85;
  double elbowRoll = 60;
  double hipYaw = 0;
  double hipRoll = 0;
  double hipPitch = 25;
  double knee = -50;
  double anklePitch = 25;
  double ankleRoll = 0;

  void apply(JointAngles& out) const;
};

/// A posture, and how long it takes to get there from the one before.
struct Keyframe
{
  double seconds = 0;
  Posture posture;
};

/// Goes from posture to posture.
class Motion
{
public:
  /// @param frames  must live as long as the motion runs
  void start(const std::vector<Keyframe>& frames, const JointAngles& from);

  /// The next posture; the head and the toes stay as they are.
  /// @return false when the motion is over; `out` is the last posture then
  bool step(JointAngles& out);

  bool running() const { return frames_ && frame_ < frames_->size(); }

private:
  const std::vector<Keyframe>* frames_ = nullptr;
  std::size_t frame_ = 0;
  double elapsed_ = 0; ///< s, since the frame began.
  JointAngles from_{};
};

/// Standing up for a robot that lies on its front, and for one on its back.
const std::vector<Keyframe>& getUpFromFront(int robotType);
const std::vector<Keyframe>& getUpFromBack(int robotType);

} // namespace sparkwright::team
