#include "core/game/soccer3d/match/SoccerSettings.h"

#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/script/ScriptEngine.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>

namespace sparkwright
{

namespace
{

constexpr SoccerVariable variables[] = {
    // Field and ball
    {"FieldLength", &SoccerSettings::fieldLength, "m", 0.1, 1000, "Distance between the goal lines.", false},
    {"FieldWidth", &SoccerSettings::fieldWidth, "m", 0.1, 1000, "Distance between the side lines.", false},
    {"FieldHeight", &SoccerSettings::fieldHeight, "m", 0.1, 10000, "How high a ball may be without being lost.", false},
    {"GoalWidth", &SoccerSettings::goalWidth, "m", 0, 100, "Between the posts.", false},
    {"GoalDepth", &SoccerSettings::goalDepth, "m", 0, 100, "From the goal line to the back of the goal.", false},
    {"GoalHeight", &SoccerSettings::goalHeight, "m", 0, 100, "Below the bar.", false},
    {"PenaltyLength", &SoccerSettings::penaltyLength, "m", 0, 500, "Depth of the penalty areas.", false},
    {"PenaltyWidth", &SoccerSettings::penaltyWidth, "m", 0, 500, "How much wider than the goals the penalty areas are.",
     false},
    {"FreeKickDistance", &SoccerSettings::freeKickDistance, "m", 0, 100,
     "Radius around the ball that opponents keep out of; radius of the centre circle."},
    {"FreeKickMoveDist", &SoccerSettings::freeKickMoveDist, "m", 0, 100,
     "How far players who have to give way are moved."},
    {"KickRepelDist", &SoccerSettings::kickRepelDist, "m", 0, 100,
     "How far from the ball the kicking team stands when it is put in place."},
    {"GoalKickDist", &SoccerSettings::goalKickDist, "m", 0, 100,
     "Distance of the ball from the goal line at a goal kick."},
    {"BallRadius", &SoccerSettings::ballRadius, "m", 0.001, 10, "Radius of the ball as the rules know it.", false},
    {"AgentRadius", &SoccerSettings::agentRadius, "m", 0, 10,
     "Room that a player needs when it is moved; height of its torso after a beam."},
    // Teams
    {"MaxRobotTypeCount", &SoccerSettings::maxRobotTypeCount, "", 0, 11, "Robots of one type in a team."},
    {"MinRobotTypesCount", &SoccerSettings::minRobotTypesCount, "", 0, 11, "Different types in a full team."},
    {"MaxSumTwoRobotTypes", &SoccerSettings::maxSumTwoRobotTypes, "", 0, 22, "Robots of any two types together."},
    {"RealisticMotors", &SoccerSettings::realisticMotors, "", 0, 1,
     "Motors need current, get hot and use up a battery, in robots that come from now on."},
    {"BeamNoiseXY", &SoccerSettings::beamNoiseXY, "m", 0, 100, "Greatest error of a beam along each axis."},
    {"BeamNoiseAngle", &SoccerSettings::beamNoiseAngle, "deg", 0, 180, "Greatest error of the direction after a beam."},
    {"MaxNumSafeRepositionAttempts", &SoccerSettings::maxNumSafeRepositionAttempts, "", 0, 10000,
     "Places that are tried to find a free one for a player that is moved; 0: none."},
    // Course of a match
    {"RuleHalfTime", &SoccerSettings::ruleHalfTime, "s", 0, 1e+06, "Length of a half."},
    {"RuleGoalPauseTime", &SoccerSettings::ruleGoalPauseTime, "s", 0, 1e+06, "From a goal to the kick-off."},
    {"RuleKickInPauseTime", &SoccerSettings::ruleKickInPauseTime, "s", 0, 1e+06, "Dead time before a set play."},
    {"RuleDropBallTime", &SoccerSettings::ruleDropBallTime, "s", -1, 1e+06,
     "After so long a restart ends with a drop ball; 0: never."},
    {"WaitBeforeKickOff", &SoccerSettings::waitBeforeKickOff, "s", 0, 1e+06,
     "From the first agent to the automatic kick-off."},
    // Human referee
    {"ConfirmFouls", &SoccerSettings::confirmFouls, "", 0, 1,
     "Fouls and other offences wait until people confirm or overrule them, and the match with them."},
    {"ConfirmGoals", &SoccerSettings::confirmGoals, "", 0, 1, "The same for goals."},
    {"ConfirmWindow", &SoccerSettings::confirmWindow, "s", 0, 1e+06,
     "How long the match waits for people to confirm or overrule a decision; 0: for ever."},
    {"ConfirmByDefault", &SoccerSettings::confirmByDefault, "", 0, 1,
     "What nobody has decided about in time stands; else it is overruled."},
    {"UndoWindow", &SoccerSettings::undoWindow, "s", 0, 1e+06,
     "How long the match may have gone on when the last decision is undone; 0: it cannot be."},
    // Pass mode
    {"PassModeMaxBallSpeed", &SoccerSettings::passModeMaxBallSpeed, "m/s", 0, 100,
     "Fastest ball with which pass mode can begin."},
    {"PassModeMaxBallDist", &SoccerSettings::passModeMaxBallDist, "m", 0, 100,
     "Greatest distance from the ball of the player who asks."},
    {"PassModeMinOppBallDist", &SoccerSettings::passModeMinOppBallDist, "m", 0, 100,
     "Distance from the ball that opponents keep."},
    {"PassModeDuration", &SoccerSettings::passModeDuration, "s", 0, 1e+06, "How long pass mode lasts at most."},
    {"PassModeScoreWaitTime", &SoccerSettings::passModeScoreWaitTime, "s", 0, 1e+06,
     "How long the team may not score afterwards."},
    {"PassModeRetryWaitTime", &SoccerSettings::passModeRetryWaitTime, "s", 0, 1e+06, "How long it may not ask again."},
    // Fouls: posture and place
    {"NotStandingMaxTime", &SoccerSettings::notStandingMaxTime, "s", 0, 1e+06,
     "How long a player may not stand upright."},
    {"GoalieNotStandingMaxTime", &SoccerSettings::goalieNotStandingMaxTime, "s", 0, 1e+06, "The same for the goalie."},
    {"GroundMaxTime", &SoccerSettings::groundMaxTime, "s", 0, 1e+06, "How long a player may lie on the ground."},
    {"GoalieGroundMaxTime", &SoccerSettings::goalieGroundMaxTime, "s", 0, 1e+06, "The same for the goalie."},
    {"MaxPlayersInsideOwnArea", &SoccerSettings::maxPlayersInsideOwnArea, "", 0, 1000,
     "Players in their own penalty area, with the goalie."},
    {"MaxTouchGroupSize", &SoccerSettings::maxTouchGroupSize, "", 1, 1000,
     "Players that may touch one another in one group."},
    {"MinOppDistance", &SoccerSettings::minOppDistance, "m", 0, 100,
     "Crowding is looked for while an opponent is nearer to the ball than this; 0: never."},
    {"Min2PlDistance", &SoccerSettings::min2PlDistance, "m", 0, 100,
     "Distance from the ball that the second of a team keeps then."},
    {"Min3PlDistance", &SoccerSettings::min3PlDistance, "m", 0, 100,
     "Distance from the ball that the third of a team keeps then."},
    {"FoulHoldTime", &SoccerSettings::foulHoldTime, "s", 0, 60,
     "How long a player that is sent off hangs in the air first."},
    // Fouls: charging
    {"ChargingMinSpeed", &SoccerSettings::chargingMinSpeed, "m/s", 0, 100, "Slowest offender."},
    {"ChargingMinBallSpeedAngle", &SoccerSettings::chargingMinBallSpeedAngle, "deg", 0, 180,
     "Smallest angle between its motion and the direction to the ball."},
    {"ChargingMinDeltaDist", &SoccerSettings::chargingMinDeltaDist, "m", 0, 100,
     "Smallest difference of both players' distances from the ball."},
    {"ChargingMinDeltaAng", &SoccerSettings::chargingMinDeltaAng, "deg", 0, 180,
     "Smallest difference of the angles between their motion and each other."},
    {"ChargingImmunityTime", &SoccerSettings::chargingImmunityTime, "s", 0, 1000,
     "No charging so long after a touch of the ball."},
    {"ChargingCollisionMinTime", &SoccerSettings::chargingCollisionMinTime, "s", 0, 1000,
     "No charging so long after an innocent contact."},
    {"ChargingMaxBallRulesDist", &SoccerSettings::chargingMaxBallRulesDist, "m", 0, 1000,
     "What concerns the ball counts only so near to it."},
    {"ChargingMinCollBallDist", &SoccerSettings::chargingMinCollBallDist, "m", 0, 100,
     "A contact nearer to the ball than this is never a foul."},
    {"ChargingMinCollisionSpeed", &SoccerSettings::chargingMinCollisionSpeed, "m/s", 0, 100,
     "Slowest motion into the contact."},
    // Fouls: self collision
    {"SelfCollisionsTolerance", &SoccerSettings::selfCollisionsTolerance, "m", 0, 10,
     "How far parts of a robot may reach into one another."},
    {"SelfCollisionJointFrozenTime", &SoccerSettings::selfCollisionJointFrozenTime, "s", 0, 1e+06,
     "How long joints are frozen."},
    {"SelfCollisionJointThawTime", &SoccerSettings::selfCollisionJointThawTime, "s", 0, 1e+06,
     "How long they cannot be frozen again."},
    {"SelfCollisionBeamCooldownTime", &SoccerSettings::selfCollisionBeamCooldownTime, "s", 0, 1e+06,
     "Least time between two punishments by sending off."},
    // Keepaway
    {"KeepawayCenterX", &SoccerSettings::keepawayCenterX, "m", -1000, 1000, "Centre of the box."},
    {"KeepawayCenterY", &SoccerSettings::keepawayCenterY, "m", -1000, 1000, "Centre of the box."},
    {"KeepawayLength", &SoccerSettings::keepawayLength, "m", 0, 1000, "First size of the box along x."},
    {"KeepawayWidth", &SoccerSettings::keepawayWidth, "m", 0, 1000, "First size of the box along y."},
    {"KeepawayLengthReductionRate", &SoccerSettings::keepawayLengthReductionRate, "m/min", 0, 1000,
     "How fast it shrinks along x."},
    {"KeepawayWidthReductionRate", &SoccerSettings::keepawayWidthReductionRate, "m/min", 0, 1000,
     "How fast it shrinks along y."},
    // Speech
    {"SayMaxLength", &SoccerSettings::sayMaxLength, "bytes", 0, 128, "Longest text that a player says."},
    {"SayRange", &SoccerSettings::sayRange, "m", 0, 1e+06, "How far it is heard."},
    // Standard platform league
    {"ReadyDuration", &SoccerSettings::readyDuration, "s", 0, 1e6, "Time for teams to take their positions."},
    {"SetDuration", &SoccerSettings::setDuration, "s", 0, 1e6, "Time between taking positions and play."},
    {"PenaltyDuration", &SoccerSettings::penaltyDuration, "s", 0, 1e6, "How long a player is taken out for a foul."},
    // Options
    {"ReportScore", &SoccerSettings::reportScore, "", 0, 1, "Agents are told the score."},
    {"LabelMessages", &SoccerSettings::labelMessages, "", 0, 1, "Agents hear the name of the team that speaks."},
    {"StartAnyFieldPosition", &SoccerSettings::startAnyFieldPosition, "", 0, 1,
     "Players may stand anywhere at kick-off and be beamed anywhere."},
    {"SingleHalfTime", &SoccerSettings::singleHalfTime, "", 0, 1, "The match ends after the first half."},
    {"ChangeSidesInSecondHalf", &SoccerSettings::changeSidesInSecondHalf, "", 0, 1, "Teams change sides at half time."},
    {"AutomaticKickOff", &SoccerSettings::automaticKickOff, "", 0, 1, "Halves begin by themselves."},
    {"CoinTossForKickOff", &SoccerSettings::coinTossForKickOff, "", 0, 1,
     "The first kick-off is decided by lot; else it is the left team's.", false},
    {"AutomaticQuit", &SoccerSettings::automaticQuit, "", 0, 1, "The run ends 10 s after the match."},
    {"PenaltyShootout", &SoccerSettings::penaltyShootout, "", 0, 1,
     "The left team shoots penalties, and the right goalie stays in its area."},
    {"Keepaway", &SoccerSettings::keepaway, "", 0, 1,
     "The left team keeps the ball from the right one inside a box that shrinks."},
    {"IllegalDefenseBeamPenalty", &SoccerSettings::illegalDefenseBeamPenalty, "", 0, 1,
     "Illegal defenders are sent off; else moved out of the area."},
    {"TouchingFoulBeamPenalty", &SoccerSettings::touchingFoulBeamPenalty, "", 0, 1,
     "Touching players are sent off; else moved apart."},
    {"UseCharging", &SoccerSettings::useCharging, "", 0, 1, "Charging is looked for."},
    {"FoulOnSelfCollisions", &SoccerSettings::foulOnSelfCollisions, "", 0, 1, "Self collisions are punished."},
    {"PrintSelfCollisions", &SoccerSettings::printSelfCollisions, "", 0, 1, "Self collisions are logged."},
    {"SelfCollisionBeamPenalty", &SoccerSettings::selfCollisionBeamPenalty, "", 0, 1,
     "Self collisions lead to sending off; else joints freeze."},
    {"WriteSelfCollisionsToFile", &SoccerSettings::writeSelfCollisionsToFile, "", 0, 1,
     "Self collisions that are punished are written to a file."},
    {"KickOffMovesBall", &SoccerSettings::kickOffMovesBall, "", 0, 1,
     "A kick-off by command puts the ball to the centre."},
    {"DrawLots", &SoccerSettings::drawLots, "", 0, 1,
     "What is left open is decided by lot; else for the left team, and for who comes first."},
    {"SplRules", &SoccerSettings::splRules, "", 0, 1, "The rules are those of the standard platform league.", false},
    {"SplReferenceQuirks", &SoccerSettings::splReferenceQuirks, "", 0, 1,
     "A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it "
     "last."},
};

struct TextVariable
{
  const char* name;
  std::string SoccerSettings::*member;
};

constexpr TextVariable textVariables[] = {
    {"SelfCollisionRecordFilename", &SoccerSettings::selfCollisionRecordFilename},
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

/// Numbers that the rules do not use: monitors and percepts do.
struct OtherNumber
{
  const char* name;
  const char* unit;
  double lowest, highest;
};

constexpr OtherNumber otherNumbers[] = {
    {"BorderSize", "m", 0, 1000}, {"BallMass", "kg", 0, 1000}, {"PerceptPrecision", "", 0, 100}};

/// The whole text as a finite decimal number.
std::optional<double> decimal(std::string_view text)
{
  text.remove_prefix(text.starts_with('+') ? 1 : 0);
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return problem == std::errc() && end == text.data() + text.size() && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::string decimalText(double value)
{
  char text[32];
  const auto [end, problem] = std::to_chars(std::begin(text), std::end(text), value);
  return problem == std::errc() ? std::string(text, end) : std::string();
}

/// Empty, or what a number has to be.
LocalText whyNoNumber(const char* name, std::string_view unit, double lowest, double highest, const std::string& value)
{
  const auto number = decimal(value);
  if(number && *number >= lowest && *number <= highest)
    return {};
  return unit.empty() ? soccerText("variable.number", name, decimalText(lowest), decimalText(highest), value)
                      : soccerText("variable.numberOf", name, decimalText(lowest), decimalText(highest), unitText(unit), value);
}

/// Scripts of others write 0 and 1, too.
LocalText whyNoFlag(const char* name, const std::string& value)
{
  const bool isFlag = value == "true" || value == "false" || value == "0" || value == "1";
  return isFlag ? LocalText() : soccerText("variable.flag", name, value);
}

/// The order of the full monitor message.
constexpr const char* environmentKeys[] = {
    "FieldLength",       "FieldWidth",          "FieldHeight",  "GoalWidth",
    "GoalDepth",         "GoalHeight",          "BorderSize",   "FreeKickDistance",
    "WaitBeforeKickOff", "AgentRadius",         "BallRadius",   "BallMass",
    "RuleGoalPauseTime", "RuleKickInPauseTime", "RuleHalfTime", "PassModeMinOppBallDist",
    "PassModeDuration",
};

const char* const nameSpace = "Soccer";

using Value = std::optional<ScriptEngine::Variable>;
using ValueNamed = std::function<Value(const char*)>;

VisionOptions readVision(const ValueNamed& valueNamed)
{
  VisionOptions options;
  for(const VisionNumber& variable : visionNumbers)
    if(const Value value = valueNamed(variable.name))
    {
      const double read = ScriptEngine::number(value, variable.least);
      if(std::isfinite(read))
        options.*variable.member = static_cast<int>(std::clamp<double>(read, variable.least, variable.most));
    }
  for(const VisionFlag& variable : visionFlags)
    if(const Value value = valueNamed(variable.name))
      options.*variable.member = ScriptEngine::flag(value, false);
  return options;
}

SoccerSettings readFrom(const ValueNamed& valueNamed)
{
  SoccerSettings settings;
  for(const SoccerVariable& variable : variables)
    if(const auto* const number = std::get_if<float SoccerSettings::*>(&variable.member))
    {
      float& value = settings.**number;
      const double read = ScriptEngine::number(valueNamed(variable.name), static_cast<double>(value));
      if(std::isfinite(read))
        value = static_cast<float>(std::clamp(read, variable.lowest, variable.highest));
    }
    else
    {
      bool& value = settings.*std::get<bool SoccerSettings::*>(variable.member);
      value = ScriptEngine::flag(valueNamed(variable.name), value);
    }
  for(const TextVariable& variable : textVariables)
    if(const Value value = valueNamed(variable.name))
      if(const auto* const text = std::get_if<std::string>(&*value))
        settings.*variable.member = *text;

  if(const Value value = valueNamed("DisabledRules"))
    if(const auto* const text = std::get_if<std::string>(&*value))
      settings.disabledRules = ruleNamesIn(*text);

  settings.vision = readVision(valueNamed);

  auto environment = std::make_shared<SoccerSettings::Environment>();
  for(const char* const key : environmentKeys)
    if(const Value value = valueNamed(key))
      environment->emplace_back(key, static_cast<float>(ScriptEngine::number(value, 0)));
  settings.environment = std::move(environment);
  return settings;
}

constexpr SoccerTopic topics[] = {
    {{"topic.field", "Field and ball"}, "FieldLength"},
    {{"topic.teams", "Teams"}, "MaxRobotTypeCount"},
    {{"topic.course", "Course of a match"}, "RuleHalfTime"},
    {{"topic.human", "Human referee"}, "ConfirmFouls"},
    {{"topic.passMode", "Pass mode"}, "PassModeMaxBallSpeed"},
    {{"topic.posture", "Fouls: posture and place"}, "NotStandingMaxTime"},
    {{"topic.charging", "Fouls: charging"}, "ChargingMinSpeed"},
    {{"topic.selfCollision", "Fouls: self collision"}, "SelfCollisionsTolerance"},
    {{"topic.keepaway", "Keepaway"}, "KeepawayCenterX"},
    {{"topic.speech", "Speech"}, "SayMaxLength"},
    {{"topic.spl", "Standard platform league"}, "ReadyDuration"},
    {{"topic.options", "Options"}, "ReportScore"},
};

} // namespace

std::span<const SoccerVariable> soccerVariables()
{
  return variables;
}

std::span<const SoccerTopic> soccerTopics()
{
  return topics;
}

LocalText whyNotSoccerVariable(std::string_view name, const std::string& value)
{
  for(const SoccerVariable& one : variables)
    if(one.name == name)
      return std::holds_alternative<bool SoccerSettings::*>(one.member)
                 ? whyNoFlag(one.name, value)
                 : whyNoNumber(one.name, one.unit, one.lowest, one.highest, value);
  for(const VisionNumber& one : visionNumbers)
    if(one.name == name)
      return decimal(value) == std::trunc(decimal(value).value_or(0.5))
                 ? whyNoNumber(one.name, "", one.least, one.most, value)
                 : soccerText("variable.whole", one.name, one.least, one.most, value);
  for(const VisionFlag& one : visionFlags)
    if(one.name == name)
      return whyNoFlag(one.name, value);
  for(const OtherNumber& one : otherNumbers)
    if(one.name == name)
      return whyNoNumber(one.name, one.unit, one.lowest, one.highest, value);
  return {};
}

std::vector<std::string> ruleNamesIn(std::string_view list)
{
  std::vector<std::string> names;
  while(!list.empty())
  {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view name = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    const std::size_t begin = name.find_first_not_of(' ');
    if(begin != std::string_view::npos)
      names.emplace_back(name.substr(begin, name.find_last_not_of(' ') - begin + 1));
  }
  return names;
}

std::string valueOf(const SoccerVariable& variable, const SoccerSettings& settings)
{
  if(const auto* const flag = std::get_if<bool SoccerSettings::*>(&variable.member))
    return settings.**flag ? "true" : "false";
  char text[32];
  const auto [end, problem] =
      std::to_chars(std::begin(text), std::end(text), settings.*std::get<float SoccerSettings::*>(variable.member));
  return problem == std::errc() ? std::string(text, end) : std::string();
}

SoccerSettings SoccerSettings::read(const ScriptEngine* scripts)
{
  return scripts ? readFrom([scripts](const char* name) { return scripts->variable(nameSpace, name); })
                 : SoccerSettings();
}

SoccerSettings SoccerSettings::readScripted(const ScriptEngine* scripts)
{
  return scripts ? readFrom([scripts](const char* name) { return scripts->scriptedVariable(nameSpace, name); })
                 : SoccerSettings();
}

} // namespace sparkwright
