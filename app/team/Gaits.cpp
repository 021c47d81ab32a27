// What training in the simulator has found. See Walk.h and Motion.h for what the numbers mean.

#include "app/team/Motion.h"
#include "app/team/Walk.h"

namespace sparkwright::team
{

const WalkParameters& gaitOf(int /*robotType*/)
{
  static const WalkParameters gait = {
      .period = 0.3362,
      .lift = 0.0423,
      .legShare = 0.8293,
      .stance = 0.0086,
      .sway = 0.0103,
      .swayLead = 0.0422,
      .ground = 0,
      .lean = 0.1245,
      .leanBySpeed = 0.138,
      .footForward = -0.004,
      .pitchGain = 0.0042,
      .pitchRateGain = 0.0018,
      .rollGain = 0.4207,
      .rollRateGain = 0.008,
      .catchForward = 0.0313,
      .catchForwardRate = -0.0031,
      .catchSide = 0.0536,
      .catchSideRate = 0.0134,
      .armSwing = 0.455,
      .most = 0.7513,
      .mostBack = 0.3923,
      .mostSide = 0.335,
      .mostTurn = 1.6128,
      .change = 0.1595};
  return gait;
}

const std::vector<Keyframe>& getUpFromFront(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.04, {.shoulderPitch = -91, .shoulderRoll = -37, .elbowRoll = 78, .hipYaw = -60,
        .hipRoll = 4, .hipPitch = -24, .knee = -3, .anklePitch = 11}},
      {0.04, {.shoulderPitch = -19, .shoulderRoll = 0, .elbowRoll = 18, .hipYaw = -60,
        .hipRoll = -43, .hipPitch = 97, .knee = -72, .anklePitch = -44}},
      {0.9, {.shoulderPitch = -32, .shoulderRoll = -43, .elbowRoll = 20, .hipYaw = -35,
        .hipRoll = 23, .hipPitch = 99, .knee = 0, .anklePitch = 15}},
      {1, {.shoulderPitch = -119, .shoulderRoll = -27, .elbowRoll = 17, .hipYaw = -41,
        .hipRoll = -38, .hipPitch = 94, .knee = -71, .anklePitch = 18}},
      {0.3, {}},
  };
  return frames;
}

const std::vector<Keyframe>& getUpFromBack(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.62, {.shoulderPitch = -54, .shoulderRoll = -4, .elbowRoll = 7, .hipYaw = 0,
        .hipRoll = -7, .hipPitch = 94, .knee = 0, .anklePitch = 45}},
      {0.06, {.shoulderPitch = -119, .shoulderRoll = -12, .elbowRoll = 7, .hipYaw = -0,
        .hipRoll = -1, .hipPitch = 3, .knee = -22, .anklePitch = 17}},
      {0.33, {.shoulderPitch = -10, .shoulderRoll = -16, .elbowRoll = 0, .hipYaw = -30,
        .hipRoll = -20, .hipPitch = 99, .knee = -117, .anklePitch = 74}},
      {0.04, {.shoulderPitch = 17, .shoulderRoll = -6, .elbowRoll = 9, .hipYaw = -14,
        .hipRoll = -9, .hipPitch = 99, .knee = -126, .anklePitch = 56}},
      {0.3, {}},
  };
  return frames;
}

} // namespace sparkwright::team
