#include "core/game/soccer3d/SoccerSettings.h"

#include "core/script/ScriptEngine.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

struct NumberVariable
{
  const char* name;
  float SoccerSettings::*member;
};

constexpr NumberVariable numberVariables[] = {
    {"FieldLength", &SoccerSettings::fieldLength},
    {"FieldWidth", &SoccerSettings::fieldWidth},
    {"GoalWidth", &SoccerSettings::goalWidth},
    {"GoalDepth", &SoccerSettings::goalDepth},
    {"GoalHeight", &SoccerSettings::goalHeight},
    {"PenaltyLength", &SoccerSettings::penaltyLength},
    {"PenaltyWidth", &SoccerSettings::penaltyWidth},
    {"FreeKickDistance", &SoccerSettings::freeKickDistance},
    {"FreeKickMoveDist", &SoccerSettings::freeKickMoveDist},
    {"GoalKickDist", &SoccerSettings::goalKickDist},
    {"AgentRadius", &SoccerSettings::agentRadius},
    {"BallRadius", &SoccerSettings::ballRadius},
    {"MaxRobotTypeCount", &SoccerSettings::maxRobotTypeCount},
    {"MinRobotTypesCount", &SoccerSettings::minRobotTypesCount},
    {"MaxSumTwoRobotTypes", &SoccerSettings::maxSumTwoRobotTypes},
    {"BeamNoiseXY", &SoccerSettings::beamNoiseXY},
    {"BeamNoiseAngle", &SoccerSettings::beamNoiseAngle},
    {"RuleGoalPauseTime", &SoccerSettings::ruleGoalPauseTime},
    {"RuleHalfTime", &SoccerSettings::ruleHalfTime},
    {"RuleDropBallTime", &SoccerSettings::ruleDropBallTime},
    {"WaitBeforeKickOff", &SoccerSettings::waitBeforeKickOff},
    {"PassModeMaxBallSpeed", &SoccerSettings::passModeMaxBallSpeed},
    {"PassModeMaxBallDist", &SoccerSettings::passModeMaxBallDist},
    {"PassModeMinOppBallDist", &SoccerSettings::passModeMinOppBallDist},
    {"PassModeDuration", &SoccerSettings::passModeDuration},
    {"PassModeScoreWaitTime", &SoccerSettings::passModeScoreWaitTime},
    {"PassModeRetryWaitTime", &SoccerSettings::passModeRetryWaitTime},
    {"SelfCollisionsTolerance", &SoccerSettings::selfCollisionsTolerance},
    {"SelfCollisionJointFrozenTime", &SoccerSettings::selfCollisionJointFrozenTime},
    {"SelfCollisionJointThawTime", &SoccerSettings::selfCollisionJointThawTime},
    {"SayMaxLength", &SoccerSettings::sayMaxLength},
    {"SayRange", &SoccerSettings::sayRange},
};

struct FlagVariable
{
  const char* name;
  bool SoccerSettings::*member;
};

constexpr FlagVariable flagVariables[] = {
    {"ReportScore", &SoccerSettings::reportScore},
    {"LabelMessages", &SoccerSettings::labelMessages},
    {"StartAnyFieldPosition", &SoccerSettings::startAnyFieldPosition},
    {"SingleHalfTime", &SoccerSettings::singleHalfTime},
    {"ChangeSidesInSecondHalf", &SoccerSettings::changeSidesInSecondHalf},
    {"AutomaticKickOff", &SoccerSettings::automaticKickOff},
    {"CoinTossForKickOff", &SoccerSettings::coinTossForKickOff},
    {"FoulOnSelfCollisions", &SoccerSettings::foulOnSelfCollisions},
    {"PrintSelfCollisions", &SoccerSettings::printSelfCollisions},
};

struct TextVariable
{
  const char* name;
  std::string SoccerSettings::*member;
};

constexpr TextVariable textVariables[] = {
    {"BallRecorder", &SoccerSettings::ballRecorder},
    {"LeftGoalRecorder", &SoccerSettings::leftGoalRecorder},
    {"RightGoalRecorder", &SoccerSettings::rightGoalRecorder},
};

using VisionOptions = SoccerSettings::VisionOptions;

struct VisionNumber
{
  const char* name;
  std::optional<int> VisionOptions::*member;
  int least, most;
};

constexpr VisionNumber visionNumbers[] = {
    {"VisionInterval", &VisionOptions::interval, 1, 1000},
    {"ViewConeHorizontal", &VisionOptions::horizontalCone, 0, 360},
    {"ViewConeVertical", &VisionOptions::verticalCone, 0, 360},
};

struct VisionFlag
{
  const char* name;
  std::optional<bool> VisionOptions::*member;
};

constexpr VisionFlag visionFlags[] = {
    {"AddNoise", &VisionOptions::noise},       {"SenseMyPos", &VisionOptions::myPos},
    {"SenseMyOrien", &VisionOptions::myOrien}, {"SenseBallPos", &VisionOptions::ballPos},
    {"SenseLine", &VisionOptions::lines},
};

/// The order of the full monitor message.
constexpr const char* environmentKeys[] = {
    "FieldLength",       "FieldWidth",          "FieldHeight",  "GoalWidth",
    "GoalDepth",         "GoalHeight",          "BorderSize",   "FreeKickDistance",
    "WaitBeforeKickOff", "AgentRadius",         "BallRadius",   "BallMass",
    "RuleGoalPauseTime", "RuleKickInPauseTime", "RuleHalfTime", "PassModeMinOppBallDist",
    "PassModeDuration",
};

const char* const nameSpace = "Soccer";

VisionOptions readVision(const ScriptEngine& scripts)
{
  VisionOptions options;
  for(const VisionNumber& variable : visionNumbers)
    if(scripts.variable(nameSpace, variable.name))
    {
      const double read = scripts.number(nameSpace, variable.name, variable.least);
      if(std::isfinite(read))
        options.*variable.member = static_cast<int>(std::clamp<double>(read, variable.least, variable.most));
    }
  for(const VisionFlag& variable : visionFlags)
    if(scripts.variable(nameSpace, variable.name))
      options.*variable.member = scripts.flag(nameSpace, variable.name, false);
  return options;
}

} // namespace

SoccerSettings SoccerSettings::read(const ScriptEngine* scripts)
{
  SoccerSettings settings;
  if(!scripts)
    return settings;
  for(const NumberVariable& variable : numberVariables)
  {
    float& value = settings.*variable.member;
    const double read = scripts->number(nameSpace, variable.name, static_cast<double>(value));
    if(std::isfinite(read))
      value = static_cast<float>(read);
  }
  for(const FlagVariable& variable : flagVariables)
    settings.*variable.member = scripts->flag(nameSpace, variable.name, settings.*variable.member);
  for(const TextVariable& variable : textVariables)
    if(const auto value = scripts->variable(nameSpace, variable.name))
      if(const auto* const text = std::get_if<std::string>(&*value))
        settings.*variable.member = *text;

  settings.vision = readVision(*scripts);

  auto environment = std::make_shared<Environment>();
  for(const char* const key : environmentKeys)
    if(scripts->variable(nameSpace, key))
      environment->emplace_back(key, static_cast<float>(scripts->number(nameSpace, key, 0)));
  settings.environment = std::move(environment);
  return settings;
}

} // namespace sparkwright
