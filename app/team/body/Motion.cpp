#include "app/team/body/Motion.h"

#include <numbers>

namespace sparkwright::team
{

void Posture::apply(Side side, JointAngles& out) const
{
  constexpr double radians = std::numbers::pi / 180;
  const bool right = side == Right;
  const double mirrored = right ? radians : -radians;
  out[right ? RShoulderPitch : LShoulderPitch] = shoulderPitch * radians;
  out[right ? RShoulderRoll : LShoulderRoll] = shoulderRoll * mirrored;
  out[right ? RElbowYaw : LElbowYaw] = elbowYaw * mirrored;
  out[right ? RElbowRoll : LElbowRoll] = elbowRoll * mirrored;
  out[right ? RHipYawPitch : LHipYawPitch] = hipYaw * radians;
  out[right ? RHipRoll : LHipRoll] = hipRoll * mirrored;
  out[right ? RHipPitch : LHipPitch] = hipPitch * radians;
  out[right ? RKnee : LKnee] = knee * radians;
  out[right ? RAnklePitch : LAnklePitch] = anklePitch * radians;
  out[right ? RAnkleRoll : LAnkleRoll] = ankleRoll * mirrored;
}

void Motion::start(const std::vector<Keyframe>& frames, const JointAngles& from, bool mirrored)
{
  frames_ = &frames;
  mirrored_ = mirrored;
  clock_.restart();
  from_ = from;
}

void Motion::archive(StateArchive& a, int robotType)
{
  archiveChosen(a, frames_, {&getUpFromFront(robotType), &rollOver(robotType)});
  a(clock_, mirrored_, from_);
}

bool Motion::step(JointAngles& out)
{
  if(!running())
    return false;
  const Keyframe& frame = (*frames_)[clock_.frame()];
  const double share = clock_.advance(frame.seconds);
  JointAngles target = from_;
  frame.posture.apply(mirrored_ ? Left : Right, target);
  frame.left.value_or(frame.posture).apply(mirrored_ ? Right : Left, target);
  target[RHipYawPitch] = target[LHipYawPitch] = frame.posture.hipYaw * std::numbers::pi / 180;
  for(int joint = RShoulderPitch; joint < RToe; ++joint)
  {
    const auto i = static_cast<std::size_t>(joint);
    out[i] = from_[i] + (target[i] - from_[i]) * share;
  }
  if(share >= 1)
  {
    clock_.nextFrame();
    from_ = target;
  }
  return running();
}

} // namespace sparkwright::team
