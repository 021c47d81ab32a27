// What training in the simulator has found. See Walk.h and Motion.h for what the numbers mean.

#include "app/team/body/Kick.h"
#include "app/team/body/Motion.h"
#include "app/team/body/Walk.h"

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
      .drift = 0.085,
      .change = 0.1812};
  return gait;
}

const std::vector<KickFrame>& kickOf(int /*robotType*/)
{
  static const std::vector<KickFrame> frames = {
      {.seconds = 0.365, .sway = 0.07, .ahead = 0.012, .lean = -0.033, .roll = -0.08, .forward = -0.024,
        .outward = 0.017, .up = -0.007, .pitch = 0.105},
      {.seconds = 0.13, .sway = 0.068, .ahead = -0.006, .lean = 0.104, .roll = 0.031, .forward = -0.041,
        .outward = -0.018, .up = 0.02, .pitch = -0.112},
      {.seconds = 0.06, .sway = 0.062, .ahead = 0.013, .lean = -0.146, .roll = 0.131, .forward = 0.161,
        .outward = -0.018, .up = 0.062, .pitch = 0.381},
      {.seconds = 0.197, .sway = 0.059, .ahead = -0.007, .lean = -0.022, .roll = 0.23, .forward = 0.085,
        .outward = 0.008, .up = 0.03, .pitch = 0.155},
      {.seconds = 0.25},
  };
  return frames;
}

const std::vector<Keyframe>& getUpFromFront(int robotType)
{
  static const std::vector<Keyframe> usual = {
      {0.4, {.shoulderPitch = -90, .shoulderRoll = -10, .elbowRoll = 5, .hipRoll = -3, .hipPitch = 0, .knee = -1,
        .anklePitch = 0}},
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
  // Type 3 has the longest legs and the widest hip.
  static const std::vector<Keyframe> longLegs = {
      {0.29, {.shoulderPitch = -100, .shoulderRoll = -44, .elbowRoll = 17, .hipYaw = 0,
        .hipRoll = 10, .hipPitch = 15, .knee = -16, .anklePitch = -21}},
      {0.04, {.shoulderPitch = -96, .shoulderRoll = 0, .elbowRoll = 80, .hipYaw = -45,
        .hipRoll = -33, .hipPitch = 25, .knee = -18, .anklePitch = 40}},
      {0.17, {.shoulderPitch = -34, .shoulderRoll = -17, .elbowRoll = 41, .hipYaw = -89,
        .hipRoll = -44, .hipPitch = 86, .knee = -57, .anklePitch = -44}},
      {0.26, {.shoulderPitch = -27, .shoulderRoll = -68, .elbowRoll = 18, .hipYaw = -84,
        .hipRoll = 24, .hipPitch = 99, .knee = -36, .anklePitch = 3}},
      {0.37, {.shoulderPitch = -119, .shoulderRoll = -19, .elbowRoll = 16, .hipYaw = -24,
        .hipRoll = -37, .hipPitch = 99, .knee = -96, .anklePitch = 26}},
      {0.3, {}},
  };
  return robotType == 3 ? longLegs : usual;
}

const std::vector<Keyframe>& rollOver(int /*robotType*/)
{
  static const std::vector<Keyframe> frames = {
      {0.06,
       {.shoulderPitch = -119, .shoulderRoll = -13, .elbowRoll = 20, .hipYaw = -31, .hipRoll = 24, .hipPitch = -24,
        .knee = -91, .anklePitch = 13},
       Posture{.shoulderPitch = -28, .shoulderRoll = -94, .elbowRoll = 20, .hipRoll = 24, .hipPitch = -3,
        .knee = -129, .anklePitch = -13}},
      {0.06,
       {.shoulderPitch = -50, .shoulderRoll = 0, .elbowRoll = 20, .hipYaw = 0, .hipRoll = 9, .hipPitch = 99,
        .knee = -113, .anklePitch = 74},
       Posture{.shoulderPitch = 119, .shoulderRoll = -38, .elbowRoll = 20, .hipRoll = -44, .hipPitch = -24,
        .knee = -129, .anklePitch = -44}},
      {1.2,
       {.shoulderPitch = 95, .shoulderRoll = 0, .elbowRoll = 20, .hipYaw = 0, .hipRoll = 24, .hipPitch = -24,
        .knee = 0, .anklePitch = -7},
       Posture{.shoulderPitch = 45, .shoulderRoll = 0, .elbowRoll = 20, .hipRoll = 24, .hipPitch = -8, .knee = 0,
        .anklePitch = -44}},
  };
  return frames;
}

} // namespace sparkwright::team
