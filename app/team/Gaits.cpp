// What training in the simulator has found. See Walk.h and Motion.h for what the numbers mean.

#include "app/team/Motion.h"
#include "app/team/Walk.h"

namespace sparkwright::team
{

const WalkParameters& gaitOf(int /*robotType*/)
{
  static const WalkParameters gait = {
      .period = 0.3707,
      .lift = 0.0384,
      .legShare = 0.8792,
      .stance = 0.0009,
      .sway = 0.0129,
      .swayLead = 0.0155,
      .ground = 0,
      .lean = 0.098,
      .leanBySpeed = 0.0471,
      .footForward = -0.0037,
      .pitchGain = -0.0074,
      .pitchRateGain = 0.0234,
      .rollGain = 0.3345,
      .rollRateGain = 0.0149,
      .catchForward = 0.0061,
      .catchForwardRate = 0.0041,
      .catchSide = 0.0581,
      .catchSideRate = 0.0075,
      .armSwing = 0.5408,
      .most = 0.5931,
      .mostBack = 0.3614,
      .mostSide = 0.2719,
      .mostTurn = 1.8372,
      .change = 0.1027};
  return gait;
}

const std::vector<Keyframe>& getUpFromFront(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.04, {.shoulderPitch = 69, .shoulderRoll = 0, .elbowRoll = 59, .hipYaw = -89,
        .hipRoll = 24, .hipPitch = 99, .knee = 0, .anklePitch = 74}},
      {1, {.shoulderPitch = -119, .shoulderRoll = 0, .elbowRoll = 15, .hipYaw = -36,
        .hipRoll = 24, .hipPitch = 99, .knee = 0, .anklePitch = 74}},
      {0.04, {.shoulderPitch = -119, .shoulderRoll = 0, .elbowRoll = 9, .hipYaw = -41,
        .hipRoll = -19, .hipPitch = -24, .knee = 0, .anklePitch = -6}},
      {0.04, {.shoulderPitch = 73, .shoulderRoll = 0, .elbowRoll = 89, .hipYaw = 0,
        .hipRoll = -20, .hipPitch = 29, .knee = -35, .anklePitch = -36}},
      {0.3, {}},
  };
  return frames;
}

const std::vector<Keyframe>& getUpFromBack(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.98, {.shoulderPitch = 7, .shoulderRoll = -44, .elbowRoll = 17, .hipYaw = -37,
        .hipRoll = -23, .hipPitch = 20, .knee = 0, .anklePitch = 0}},
      {0.43, {.shoulderPitch = -75, .shoulderRoll = 0, .elbowRoll = 5, .hipYaw = -37,
        .hipRoll = -35, .hipPitch = 72, .knee = -89, .anklePitch = -24}},
      {1, {.shoulderPitch = -56, .shoulderRoll = -18, .elbowRoll = 9, .hipYaw = -44,
        .hipRoll = 24, .hipPitch = 99, .knee = 0, .anklePitch = 11}},
      {0.04, {.shoulderPitch = -113, .shoulderRoll = 0, .elbowRoll = 0, .hipYaw = -59,
        .hipRoll = -25, .hipPitch = 99, .knee = -76, .anklePitch = 11}},
      {0.3, {}},
  };
  return frames;
}

} // namespace sparkwright::team
