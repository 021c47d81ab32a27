// What training in the simulator has found. See Walk.h and Motion.h for what the numbers mean.

#include "app/team/Motion.h"
#include "app/team/Walk.h"

namespace sparkwright::team
{

const WalkParameters& gaitOf(int /*robotType*/)
{
  static const WalkParameters gait = {
      .period = 0.2873,
      .lift = 0.0354,
      .legShare = 0.8105,
      .stance = 0.0143,
      .sway = 0.0052,
      .swayLead = 0.0463,
      .ground = 0,
      .lean = 0.1828,
      .leanBySpeed = -0.0154,
      .footForward = -0.0007,
      .pitchGain = 0.0519,
      .pitchRateGain = 0.0038,
      .rollGain = 0.3383,
      .rollRateGain = 0.0056,
      .catchForward = 0.0441,
      .catchForwardRate = -0.0047,
      .catchSide = 0.0617,
      .catchSideRate = -0.0009,
      .armSwing = 0.3968,
      .most = 0.8385,
      .mostBack = 0.6036,
      .mostSide = 0.6019,
      .mostTurn = 1.734,
      .change = 0.1812};
  return gait;
}

const std::vector<Keyframe>& getUpFromFront(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.4, {.shoulderPitch = -90, .shoulderRoll = -10, .elbowRoll = 5, .hipRoll = -3, .hipPitch = 0, .knee = -1, .anklePitch = 0}},
      {0.04, {.shoulderPitch = -109, .shoulderRoll = -6, .elbowRoll = 57, .hipYaw = -54,
        .hipRoll = -11, .hipPitch = 23, .knee = -32, .anklePitch = 47}},
      {0.34, {.shoulderPitch = -10, .shoulderRoll = -16, .elbowRoll = 23, .hipYaw = -63,
        .hipRoll = -44, .hipPitch = 68, .knee = -59, .anklePitch = -43}},
      {0.27, {.shoulderPitch = -37, .shoulderRoll = -93, .elbowRoll = 7, .hipYaw = -66,
        .hipRoll = 24, .hipPitch = 99, .knee = -7, .anklePitch = -11}},
      {0.72, {.shoulderPitch = -119, .shoulderRoll = -41, .elbowRoll = 5, .hipYaw = -29,
        .hipRoll = -32, .hipPitch = 99, .knee = -76, .anklePitch = 12}},
      {0.3, {}},
  };
  return frames;
}

const std::vector<Keyframe>& getUpFromBack(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.77, {.shoulderPitch = -34, .shoulderRoll = 0, .elbowRoll = 43, .hipYaw = 0,
        .hipRoll = -10, .hipPitch = 99, .knee = 0, .anklePitch = 74}},
      {0.04, {.shoulderPitch = -113, .shoulderRoll = 0, .elbowRoll = 64, .hipYaw = 0,
        .hipRoll = -6, .hipPitch = -24, .knee = 0, .anklePitch = 74}},
      {1, {.shoulderPitch = -76, .shoulderRoll = -27, .elbowRoll = 0, .hipYaw = -79,
        .hipRoll = 2, .hipPitch = 99, .knee = -23, .anklePitch = 74}},
      {0.04, {.shoulderPitch = -76, .shoulderRoll = -18, .elbowRoll = 0, .hipYaw = -82,
        .hipRoll = 5, .hipPitch = 99, .knee = -88, .anklePitch = 64}},
      {0.3, {}},
  };
  return frames;
}

} // namespace sparkwright::team
