#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class ScriptEngine;

/// The script variables `Soccer.*` that the game goes by. Metres, seconds, degrees.
struct SoccerSettings
{
  float fieldLength = 30, fieldWidth = 20;
  float goalWidth = 2.1f, goalDepth = 0.6f, goalHeight = 0.8f;
  float penaltyLength = 1.8f, penaltyWidth = 3.9f; ///< The width is what the area is wider than the goal.
  float freeKickDistance = 2, freeKickMoveDist = 2.5f, goalKickDist = 1;
  float agentRadius = 0.4f, ballRadius = 0.042f;

  float maxRobotTypeCount = 7, minRobotTypesCount = 3, maxSumTwoRobotTypes = 9;
  float beamNoiseXY = 0.05f, beamNoiseAngle = 10;

  float ruleGoalPauseTime = 3, ruleHalfTime = 300, ruleDropBallTime = 15;
  float waitBeforeKickOff = 30;
  float passModeMaxBallSpeed = 0.05f, passModeMaxBallDist = 0.5f, passModeMinOppBallDist = 1;
  float passModeDuration = 4, passModeScoreWaitTime = 10, passModeRetryWaitTime = 3;

  float selfCollisionsTolerance = 0.04f, selfCollisionJointFrozenTime = 1, selfCollisionJointThawTime = 2;
  float sayMaxLength = 20, sayRange = 50; ///< bytes, m

  bool reportScore = true, labelMessages = true, startAnyFieldPosition = false;
  bool singleHalfTime = false, changeSidesInSecondHalf = false;
  bool automaticKickOff = false, coinTossForKickOff = false;
  bool foulOnSelfCollisions = false, printSelfCollisions = true;

  /// Paths below the scene, of the recorders that tell what has touched the ball and what is in a goal.
  std::string ballRecorder = "Ball/geometry/recorder";
  std::string leftGoalRecorder = "leftgoal/GoalBox/BoxCollider/recorder";
  std::string rightGoalRecorder = "rightgoal/GoalBox/BoxCollider/recorder";

  /// What all eyes have in common, whatever the files of robots say; nothing: as the file says.
  struct VisionOptions
  {
    std::optional<int> interval; ///< cycles
    std::optional<int> horizontalCone, verticalCone; ///< Full opening angles, deg.
    std::optional<bool> noise, myPos, myOrien, ballPos, lines;
  };
  VisionOptions vision;

  using Environment = std::vector<std::pair<std::string, float>>;
  /// What a full monitor message tells of them: those that are configured, in the order they are sent.
  std::shared_ptr<const Environment> environment = std::make_shared<const Environment>();

  /// Reads the variables; those that are missing keep the values above. No engine: all of them are missing.
  static SoccerSettings read(const ScriptEngine* scripts);
};

} // namespace sparkwright
