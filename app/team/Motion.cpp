#include "app/team/Motion.h"

#include "app/team/JointDriver.h"

#include <algorithm>
#include <numbers>

namespace sparkwright::team
{

void Posture::apply(JointAngles& out) const
{
  constexpr double radians = std::numbers::pi / 180;
  out[RShoulderPitch] = out[LShoulderPitch] = shoulderPitch * radians;
  out[RShoulderRoll] = shoulderRoll * radians;
  out[LShoulderRoll] = -shoulderRoll * radians;
  out[RElbowYaw] = elbowYaw * radians;
  out[LElbowYaw] = -elbowYaw * radians;
  out[RElbowRoll] = elbowRoll * radians;
  out[LElbowRoll] = -elbowRoll * radians;
  out[RHipYawPitch] = out[LHipYawPitch] = hipYaw * radians;
  out[RHipRoll] = hipRoll * radians;
  out[LHipRoll] = -hipRoll * radians;
  out[RHipPitch] = out[LHipPitch] = hipPitch * radians;
  out[RKnee] = out[LKnee] = knee * radians;
  out[RAnklePitch] = out[LAnklePitch] = anklePitch * radians;
  out[RAnkleRoll] = ankleRoll * radians;
  out[LAnkleRoll] = -ankleRoll * radians;
}

void Motion::start(const std::vector<Keyframe>& frames, const JointAngles& from)
{
  frames_ = &frames;
  frame_ = 0;
  elapsed_ = 0;
  from_ = from;
}

bool Motion::step(JointAngles& out)
{
  if(!running())
    return false;
  const Keyframe& frame = (*frames_)[frame_];
  elapsed_ += JointDriver::cycle;
  const double share = frame.seconds > 0 ? std::min(1., elapsed_ / frame.seconds) : 1;
  JointAngles target = from_;
  frame.posture.apply(target);
  for(int joint = RShoulderPitch; joint < RToe; ++joint)
  {
    const auto i = static_cast<std::size_t>(joint);
    out[i] = from_[i] + (target[i] - from_[i]) * share;
  }
  if(share >= 1)
  {
    ++frame_;
    elapsed_ = 0;
    from_ = target;
  }
  return running();
}

} // namespace sparkwright::team
