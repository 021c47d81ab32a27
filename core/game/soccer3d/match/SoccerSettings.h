#pragma once

#include "core/text/LocalText.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sparkwright
{

class ScriptEngine;

/// The settings of the game: script variables `Soccer.*`. Metres, seconds, degrees.
struct SoccerSettings
{
  // Field and ball
  float fieldLength = 30;
  float fieldWidth = 20;
  float fieldHeight = 40;
  float goalWidth = 2.1f;
  float goalDepth = 0.6f;
  float goalHeight = 0.8f;
  float penaltyLength = 1.8f;
  float penaltyWidth = 3.9f;
  float freeKickDistance = 2;
  float freeKickMoveDist = 2.5f;
  float kickRepelDist = 0.5f;
  float goalKickDist = 1;
  float ballRadius = 0.042f;
  float agentRadius = 0.4f;

  // Teams
  float maxRobotTypeCount = 7;
  float minRobotTypesCount = 3;
  float maxSumTwoRobotTypes = 9;
  bool realisticMotors = false;
  float beamNoiseXY = 0.05f;
  float beamNoiseAngle = 10;
  float maxNumSafeRepositionAttempts = 100;

  // Course of a match
  float ruleHalfTime = 300;
  float ruleGoalPauseTime = 3;
  float ruleKickInPauseTime = 1;
  float ruleDropBallTime = 15;
  float waitBeforeKickOff = 30;

  // Human referee
  bool confirmFouls = false;
  bool confirmGoals = false;
  float confirmWindow = 10;
  bool confirmByDefault = true;
  float undoWindow = 10;

  // Pass mode
  float passModeMaxBallSpeed = 0.05f;
  float passModeMaxBallDist = 0.5f;
  float passModeMinOppBallDist = 1;
  float passModeDuration = 4;
  float passModeScoreWaitTime = 10;
  float passModeRetryWaitTime = 3;

  // Fouls: posture and place
  float notStandingMaxTime = 30;
  float goalieNotStandingMaxTime = 60;
  float groundMaxTime = 15;
  float goalieGroundMaxTime = 30;
  float maxPlayersInsideOwnArea = 3;
  float maxTouchGroupSize = 2;
  float minOppDistance = 0;
  float min2PlDistance = 0;
  float min3PlDistance = 0;
  float foulHoldTime = 0.5f;

  // Fouls: charging
  float chargingMinSpeed = 0.4f;
  float chargingMinBallSpeedAngle = 30;
  float chargingMinDeltaDist = 0.05f;
  float chargingMinDeltaAng = 15;
  float chargingImmunityTime = 1;
  float chargingCollisionMinTime = 0.2f;
  float chargingMaxBallRulesDist = 1;
  float chargingMinCollBallDist = 0.1f;
  float chargingMinCollisionSpeed = 0.2f;

  // Fouls: self collision
  float selfCollisionsTolerance = 0.04f;
  float selfCollisionJointFrozenTime = 1;
  float selfCollisionJointThawTime = 2;
  float selfCollisionBeamCooldownTime = 10;

  // Keepaway
  float keepawayCenterX = 0;
  float keepawayCenterY = 0;
  float keepawayLength = 20;
  float keepawayWidth = 20;
  float keepawayLengthReductionRate = 4;
  float keepawayWidthReductionRate = 4;

  // Speech
  float sayMaxLength = 20;
  float sayRange = 50;

  // Standard platform league
  float readyDuration = 45;
  float setDuration = 5;
  float penaltyDuration = 30;

  // Options
  bool reportScore = true;
  bool labelMessages = true;
  bool startAnyFieldPosition = false;
  bool singleHalfTime = false;
  bool changeSidesInSecondHalf = false;
  bool automaticKickOff = false;
  bool coinTossForKickOff = false;
  bool automaticQuit = false;
  bool penaltyShootout = false;
  bool keepaway = false;
  bool illegalDefenseBeamPenalty = false;
  bool touchingFoulBeamPenalty = false;
  bool useCharging = false;
  bool foulOnSelfCollisions = false;
  bool printSelfCollisions = true;
  bool selfCollisionBeamPenalty = false;
  bool writeSelfCollisionsToFile = false;
  bool kickOffMovesBall = true;
  bool drawLots = true;
  bool splRules = false;
  bool splReferenceQuirks = false;

  std::vector<std::string>
      disabledRules; ///< Names of rules that are not applied; from `DisabledRules`, separated by commas.

  std::string selfCollisionRecordFilename = "SelfCollisions.txt"; ///< A plain name in the directory of log files.

  /// Paths below the scene of the recorders for touches of the ball and for goals.
  std::string ballRecorder = "Ball/geometry/recorder";
  std::string leftGoalRecorder = "leftgoal/GoalBox/BoxCollider/recorder";
  std::string rightGoalRecorder = "rightgoal/GoalBox/BoxCollider/recorder";

  /// Options for the vision of all robots, which override robot files; nothing: as in the file.
  struct VisionOptions
  {
    std::optional<int> interval; ///< cycles
    std::optional<int> horizontalCone, verticalCone; ///< Full opening angles, deg.
    std::optional<bool> noise, myPos, myOrien, ballPos, lines;
  };
  VisionOptions vision;

  using Environment = std::vector<std::pair<std::string, float>>;
  /// The settings in a full monitor message: those that are configured, in order of sending.
  std::shared_ptr<const Environment> environment = std::make_shared<const Environment>();

  /// Reads the variables; missing ones keep the presets above. Null: all are missing.
  static SoccerSettings read(const ScriptEngine* scripts);
  /// The same, ignoring overrides.
  static SoccerSettings readScripted(const ScriptEngine* scripts);
};

/// Describes a script variable `Soccer.*` of type number or bool.
struct SoccerVariable
{
  const char* name;
  std::variant<float SoccerSettings::*, bool SoccerSettings::*> member;
  const char* unit;
  double lowest, highest; ///< Others are refused (whyNotSoccerVariable()).
  const char* meaning;
  bool live = true; ///< False: built into field, goals or teams by the set-up.
};

/// All of them, sorted by topic.
std::span<const SoccerVariable> soccerVariables();
/// Its meaning, with its name as the key.
inline TextKey keyOf(const SoccerVariable& variable) { return {variable.name, variable.meaning}; }

/// A section of that list, up to the first variable of the next topic.
struct SoccerTopic
{
  TextKey name;
  const char* first;
};
std::span<const SoccerTopic> soccerTopics();

/// Why a variable cannot have a value, with type, unit and range; empty: it can, or it is none of the rules'.
/// @param name  without `Soccer.`  @param value  as `--set` has it
LocalText whyNotSoccerVariable(std::string_view name, const std::string& value);

/// Splits a list like `goal, ball out`.
std::vector<std::string> ruleNamesIn(std::string_view list);

/// The value as in scripts: `0.05`, `true`.
std::string valueOf(const SoccerVariable& variable, const SoccerSettings& settings);

} // namespace sparkwright
