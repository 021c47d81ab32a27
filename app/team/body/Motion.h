#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/FrameClock.h"
#include "app/team/body/Percepts.h"

#include <optional>
#include <vector>

namespace sparkwright::team
{

/// The posture of one side of the body, degrees, for the right side.
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

  /// @param side  left: lateral angles are mirrored
  void apply(Side side, JointAngles& out) const;
};

/// A posture, and the time to get there from the last one.
struct Keyframe
{
  double seconds = 0;
  Posture posture;
  std::optional<Posture> left = {}; ///< If it differs; both legs share the right one's `hipYaw`.
};

/// Plays keyframes.
class Motion
{
public:
  /// @param frames    must outlive the motion
  /// @param mirrored  swaps left and right
  void start(const std::vector<Keyframe>& frames, const JointAngles& from, bool mirrored = false);

  /// Computes the next posture; head and toes are unchanged.
  /// @return false when the motion is over; `out` is then the last posture
  bool step(JointAngles& out);

  bool running() const { return frames_ && clock_.frame() < frames_->size(); }

  /// @param robotType  whose motions these are
  void archive(StateArchive& a, int robotType);

private:
  const std::vector<Keyframe>* frames_ = nullptr;
  FrameClock clock_;
  bool mirrored_ = false;
  JointAngles from_{};
};

/// Gets up from the front.
const std::vector<Keyframe>& getUpFromFront(int robotType);
/// Rolls over from the back to the front.
const std::vector<Keyframe>& rollOver(int robotType);

} // namespace sparkwright::team
