#pragma once

#include "app/team/body/FrameClock.h"
#include "app/team/body/Percepts.h"

#include <optional>
#include <vector>

namespace sparkwright::team
{

/// The posture of one side of the body, in degrees as a right side has them.
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

  /// @param side  of a left one, what turns to the side is mirrored
  void apply(Side side, JointAngles& out) const;
};

/// A posture, and how long it takes to get there from the one before.
struct Keyframe
{
  double seconds = 0;
  Posture posture;
  std::optional<Posture> left = {}; ///< If it differs; both legs share the right one's `hipYaw`.
};

/// Goes from posture to posture.
class Motion
{
public:
  /// @param frames  must live as long as the motion runs
  /// @param mirrored  the left side does what the right one should, and the other way round
  void start(const std::vector<Keyframe>& frames, const JointAngles& from, bool mirrored = false);

  /// The next posture; the head and the toes stay as they are.
  /// @return false when the motion is over; `out` is the last posture then
  bool step(JointAngles& out);

  bool running() const { return frames_ && clock_.frame() < frames_->size(); }

private:
  const std::vector<Keyframe>* frames_ = nullptr;
  FrameClock clock_;
  bool mirrored_ = false;
  JointAngles from_{};
};

/// For a robot that lies on its front: standing up.
const std::vector<Keyframe>& getUpFromFront(int robotType);
/// For one on its back: rolling over to its front, from where it can stand up.
const std::vector<Keyframe>& rollOver(int robotType);

} // namespace sparkwright::team
