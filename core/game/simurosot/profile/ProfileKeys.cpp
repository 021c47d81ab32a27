#include "core/game/simurosot/profile/ProfileKeys.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

template <auto member> auto& ofField(LeagueProfile& profile) { return profile.field.*member; }
template <auto member> auto& ofRobot(LeagueProfile& profile) { return profile.robot.*member; }
template <auto member> auto& ofBall(LeagueProfile& profile) { return profile.ball.*member; }
template <auto member> auto& ofPhysics(LeagueProfile& profile) { return profile.physics.*member; }
template <auto member> auto& ofMatch(LeagueProfile& profile) { return profile.match.*member; }
template <auto member> auto& ofRules(LeagueProfile& profile) { return profile.rules.*member; }
template <auto member> auto& ofPlacement(LeagueProfile& profile) { return profile.placement.*member; }
template <auto member> auto& ofNetwork(LeagueProfile& profile) { return profile.network.*member; }
template <auto member> auto& ofColours(LeagueProfile& profile) { return profile.colours.*member; }
template <RuleId rule> bool& isOn(LeagueProfile& profile)
{
  return profile.rules.enabled[static_cast<std::size_t>(rule)];
}
std::string& ofName(LeagueProfile& profile) { return profile.name; }

using Colour = ProfileKey::Colour;

constexpr double noLimit = 0; ///< In rows whose value is no number.

constexpr ProfileKey keys[] = {
    {"", "", "name", &ofName, "", 1, 64, "Name of the league."},
    {"", "", "league", &ofField<&FieldSpec::robots>, "", 1, 11, "Robots of each side."},

    {"field", "", "length", &ofField<&FieldSpec::length>, "cm", 50, 2000, "Of the playing field."},
    {"field", "", "width", &ofField<&FieldSpec::width>, "cm", 50, 2000, "Of the playing field."},
    {"field", "", "wallHeight", &ofField<&FieldSpec::wallHeight>, "cm", 1, 100, "Of the side walls."},
    {"field", "", "wallThickness", &ofField<&FieldSpec::wallThickness>, "cm", 0.5, 50, "Of the side walls."},
    {"field", "", "cornerLeg", &ofField<&FieldSpec::cornerLeg>, "cm", 0, 200, "Leg of the triangles in the corners."},
    {"field", "", "goalWidth", &ofField<&FieldSpec::goalWidth>, "cm", 10, 1000, "Of the goals."},
    {"field", "", "goalDepth", &ofField<&FieldSpec::goalDepth>, "cm", 1, 100, "Of the goals."},
    {"field", "", "goalHeight", &ofField<&FieldSpec::goalHeight>, "cm", 1, 100, "Of the goals; they are open above."},
    {"field", "", "circleRadius", &ofField<&FieldSpec::circleRadius>, "cm", 0, 1000, "Of the centre circle."},
    {"field", "", "goalAreaDepth", &ofField<&FieldSpec::goalAreaDepth>, "cm", 1, 1000, "From the goal line."},
    {"field", "", "goalAreaWidth", &ofField<&FieldSpec::goalAreaWidth>, "cm", 1, 2000, "Along the goal line."},
    {"field", "", "penaltyAreaDepth", &ofField<&FieldSpec::penaltyAreaDepth>, "cm", 1, 1000, "From the goal line."},
    {"field", "", "penaltyAreaWidth", &ofField<&FieldSpec::penaltyAreaWidth>, "cm", 1, 2000, "Along the goal line."},
    {"field", "", "penaltyArcRadius", &ofField<&FieldSpec::penaltyArcRadius>, "cm", 0, 1000,
     "Of the arc at the penalty area; with 5 robots half its length on the line."},
    {"field", "", "penaltyMark", &ofField<&FieldSpec::penaltyMark>, "cm", 1, 1000,
     "Distance of penalty and free-kick mark to the goal line."},
    {"field", "", "freeBallX", &ofField<&FieldSpec::freeBallX>, "cm", 1, 1000,
     "Distance of the free-ball marks to the halfway line."},
    {"field", "", "freeBallY", &ofField<&FieldSpec::freeBallY>, "cm", 1, 1000,
     "Distance of the free-ball marks to the long axis."},
    {"field", "", "lineWidth", &ofField<&FieldSpec::lineWidth>, "cm", 0, 10, "Of all lines."},

    {"robot", "", "side", &ofField<&FieldSpec::robotSide>, "cm", 2, 50, "Of the cube."},
    {"robot", "", "mass", &ofRobot<&RobotSpec::mass>, "kg", 0.05, 20, "With wheels."},
    {"robot", "", "wheelRadius", &ofRobot<&RobotSpec::wheelRadius>, "cm", 0.3, 20, ""},
    {"robot", "", "wheelThickness", &ofRobot<&RobotSpec::wheelThickness>, "cm", 0.1, 10, ""},
    {"robot", "", "wheelMass", &ofRobot<&RobotSpec::wheelMass>, "kg", 0.001, 5, "Of each wheel."},
    {"robot", "", "track", &ofRobot<&RobotSpec::track>, "cm", 1, 50, "Between the centres of the wheels."},
    {"robot", "", "casterRadius", &ofRobot<&RobotSpec::casterRadius>, "cm", 0.1, 10, "Of the supports."},
    {"robot", "", "clearance", &ofRobot<&RobotSpec::clearance>, "cm", 0.01, 5, "Of the body above the floor."},
    {"robot", "", "wheelFriction", &ofRobot<&RobotSpec::wheelFriction>, "", 0, 5, "Of wheels and floor."},
    {"robot", "", "bodyFriction", &ofRobot<&RobotSpec::bodyFriction>, "", 0, 5, "Of bodies and walls."},
    {"robot", "", "bodyRestitution", &ofRobot<&RobotSpec::bodyRestitution>, "", 0, 1, "Of bodies and walls."},
    {"robot", "", "motorTorque", &ofRobot<&RobotSpec::motorTorque>, "N m", 0.0001, 10, "Limit of each wheel."},
    {"robot", "", "maxCommand", &ofRobot<&RobotSpec::maxCommand>, "", 1, 10000, "Greatest command to a wheel."},
    {"robot", "", "wheelUnit", &ofRobot<&RobotSpec::wheelUnit>, "cm/s", 0.01, 100,
     "Speed of the rim for a command of 1."},

    {"ball", "", "radius", &ofField<&FieldSpec::ballRadius>, "cm", 0.5, 20, ""},
    {"ball", "", "mass", &ofBall<&BallSpec::mass>, "kg", 0.001, 5, ""},
    {"ball", "", "friction", &ofBall<&BallSpec::friction>, "", 0, 5, "Of ball and floor."},
    {"ball", "", "rollingDeceleration", &ofBall<&BallSpec::rollingDeceleration>, "cm/s²", 0, 1000, ""},
    {"ball", "", "damping", &ofBall<&BallSpec::damping>, "1/s", 0, 10, "Linear and angular."},
    {"ball", "", "wallRestitution", &ofBall<&BallSpec::wallRestitution>, "", 0, 1, ""},
    {"ball", "", "floorRestitution", &ofBall<&BallSpec::floorRestitution>, "", 0, 1, ""},
    {"ball", "", "lostHeight", &ofBall<&BallSpec::lostHeight>, "cm", 5, 1000, "Above it the ball is lost."},
    {"ball", "", "lostDistance", &ofBall<&BallSpec::lostDistance>, "cm", 1, 1000,
     "Outside of the field, where the ball is lost."},

    {"physics", "", "subSteps", &ofPhysics<&PhysicsSpec::subSteps>, "", 1, 100, "In each frame at least."},
    {"physics", "", "stepTravel", &ofPhysics<&PhysicsSpec::stepTravel>, "cm", 0.05, 10,
     "How far things that meet get nearer to each other in a step, at most: there are more steps while they do it fast."},
    {"physics", "", "exactBodies", &ofPhysics<&PhysicsSpec::exactBodies>, "", 0, 1000,
     "Bodies that touch each other, at most, for which a step is solved exactly; 0: all."},
    {"physics", "", "iterations", &ofPhysics<&PhysicsSpec::iterations>, "", 1, 1000, "Of the solver for larger heaps."},
    {"physics", "", "erp", &ofPhysics<&PhysicsSpec::erp>, "", 0.01, 1, "Error reduction of contacts and joints."},
    {"physics", "", "wheelSoftness", &ofPhysics<&PhysicsSpec::wheelSoftness>, "", 0, 1,
     "Constraint force mixing at the contacts of wheels."},
    {"physics", "", "robotDrag", &ofPhysics<&PhysicsSpec::robotDrag>, "1/s", 0, 10, "Linear air drag of robots."},
    {"physics", "", "ballDragCoefficient", &ofPhysics<&PhysicsSpec::ballDragCoefficient>, "", 0, 10,
     "Quadratic air drag of the ball; 0: none."},
    {"physics", "", "uprightAfter", &ofPhysics<&PhysicsSpec::uprightAfter>, "s", 0, 600,
     "After which a fallen robot is set upright."},

    {"match", "", "halfSeconds", &ofMatch<&MatchSpec::halfSeconds>, "s", 1, 36000, "Length of a half."},
    {"match", "", "overtime", &ofMatch<&MatchSpec::overtime>, "", noLimit, noLimit, "On a tie."},
    {"match", "", "overtimeSeconds", &ofMatch<&MatchSpec::overtimeSeconds>, "s", 1, 36000, "Length of overtime."},
    {"match", "", "goldenGoal", &ofMatch<&MatchSpec::goldenGoal>, "", noLimit, noLimit,
     "The first goal of overtime ends the match."},
    {"match", "", "shootOut", &ofMatch<&MatchSpec::shootOut>, "", noLimit, noLimit, "Penalty shoot-out on a tie."},
    {"match", "", "shootOutKicks", &ofMatch<&MatchSpec::shootOutKicks>, "", 1, 50,
     "Of each side, before it is decided one by one."},
    {"match", "", "shootOutSeconds", &ofMatch<&MatchSpec::shootOutSeconds>, "s", 0.1, 600, "Limit of a kick."},
    {"match", "", "timeOuts", &ofMatch<&MatchSpec::timeOuts>, "", 0, 50, "Of each team."},
    {"match", "", "timeOutSeconds", &ofMatch<&MatchSpec::timeOutSeconds>, "s", 0, 36000, "Length of a time-out."},
    {"match", "", "confirmGoals", &ofMatch<&MatchSpec::confirmGoals>, "", noLimit, noLimit,
     "Goals wait for a person too."},
    {"match", "", "automatic", &ofMatch<&MatchSpec::automatic>, "", noLimit, noLimit,
     "Verdicts are decided without a person."},
    {"match", "", "certainSeconds", &ofMatch<&MatchSpec::certainSeconds>, "s", 0, 600,
     "After which certain verdicts are confirmed."},
    {"match", "", "policy", &ofMatch<&MatchSpec::policy>, "", noLimit, noLimit,
     "What happens to verdicts that are not certain."},
    {"match", "", "policySeconds", &ofMatch<&MatchSpec::policySeconds>, "s", 0, 600, "After which that happens."},
    {"match", "", "querySeconds", &ofMatch<&MatchSpec::querySeconds>, "s", 0, 600,
     "For a strategy's answer to a request for places."},
    {"match", "", "readySeconds", &ofMatch<&MatchSpec::readySeconds>, "s", 0, 600, "Until the whistle."},
    {"match", "", "automaticPeriods", &ofMatch<&MatchSpec::automaticPeriods>, "", noLimit, noLimit,
     "The next period begins by itself."},
    {"match", "", "breakSeconds", &ofMatch<&MatchSpec::breakSeconds>, "s", 0, 36000, "Between periods."},
    {"match", "", "startWhenConnected", &ofMatch<&MatchSpec::startWhenConnected>, "", noLimit, noLimit,
     "The match begins when both strategies are there."},

    {"rules", "", "mirosot", &ofRules<&RuleSpec::mirosot>, "", noLimit, noLimit,
     "R1b, R4 to R8 and R10 lead to goal, penalty and free kicks as in MiroSot, not to free balls."},
    {"rules", "", "centreTest", &ofRules<&RuleSpec::centreTest>, "", noLimit, noLimit,
     "Robots count in an area by their centre, not by more than half of their square."},
    {"rules", "", "areaFrames", &ofRules<&RuleSpec::areaFrames>, "frames", 1, 1000,
     "For which the condition of an area must hold."},
    {"rules", "", "advantage", &ofRules<&RuleSpec::advantage>, "", noLimit, noLimit,
     "Verdicts that need a person wait for 1 s, and are dropped if the offended side scores."},
    {"rules", "R0", "on", &isOn<RuleId::PeriodOver>, "", noLimit, noLimit, "The time of a period is over."},
    {"rules", "R1", "on", &isOn<RuleId::Goal>, "", noLimit, noLimit, "Goal."},
    {"rules", "R1b", "on", &isOn<RuleId::GoalByPushing>, "", noLimit, noLimit,
     "No goal if the keeper is pushed in with the ball."},
    {"rules", "R2", "on", &isOn<RuleId::TwoInGoalArea>, "", noLimit, noLimit, "Too many robots in the own goal area."},
    {"rules", "R2", "most", &ofRules<&RuleSpec::mostInGoalArea>, "", 0, 11, "Robots allowed."},
    {"rules", "R3", "on", &isOn<RuleId::CrowdedPenaltyArea>, "", noLimit, noLimit,
     "Too many robots in the own penalty area."},
    {"rules", "R3", "most", &ofRules<&RuleSpec::mostInPenaltyArea>, "", 0, 11, "Robots allowed."},
    {"rules", "R4", "on", &isOn<RuleId::TwoAttackers>, "", noLimit, noLimit, "Too many attackers in the goal area."},
    {"rules", "R4", "most", &ofRules<&RuleSpec::attackersInGoalArea>, "", 0, 11, "Robots allowed."},
    {"rules", "R4b", "on", &isOn<RuleId::ManyAttackers>, "", noLimit, noLimit,
     "Too many attackers in the penalty area."},
    {"rules", "R4b", "most", &ofRules<&RuleSpec::attackersInPenaltyArea>, "", 0, 11, "Robots allowed."},
    {"rules", "R5", "on", &isOn<RuleId::KeeperCharged>, "", noLimit, noLimit, "The keeper is charged."},
    {"rules", "R6", "on", &isOn<RuleId::KeeperBlocked>, "", noLimit, noLimit, "The keeper is blocked."},
    {"rules", "R6", "seconds", &ofRules<&RuleSpec::blockedSeconds>, "s", 0.02, 600, "Length of the contact."},
    {"rules", "R7", "on", &isOn<RuleId::KeeperWaits>, "", noLimit, noLimit, "The keeper does not play the ball."},
    {"rules", "R7", "seconds", &ofRules<&RuleSpec::keeperSeconds>, "s", 0.02, 600, "For which it may wait."},
    {"rules", "R7", "distance", &ofRules<&RuleSpec::keeperDistance>, "cm", 0, 1000,
     "Within which no other robot is near the ball."},
    {"rules", "R8", "on", &isOn<RuleId::Stalemate>, "", noLimit, noLimit, "Stalemate."},
    {"rules", "R8", "seconds", &ofRules<&RuleSpec::stalemateSeconds>, "s", 0.02, 30, "For which the ball stays."},
    {"rules", "R8", "sides", &ofRules<&RuleSpec::stalemateSides>, "robot sides", 0, 100,
     "Radius of the circle that it does not leave."},
    {"rules", "R9", "on", &isOn<RuleId::Pushing>, "", noLimit, noLimit, "A robot pushes an opponent without the ball."},
    {"rules", "R9", "seconds", &ofRules<&RuleSpec::pushSeconds>, "s", 0.02, 600, "Length of the contact."},
    {"rules", "R9", "distance", &ofRules<&RuleSpec::pushDistance>, "cm", 0, 1000, "By which the opponent is moved."},
    {"rules", "R10", "on", &isOn<RuleId::BallHeld>, "", noLimit, noLimit, "A field robot holds the ball."},
    {"rules", "R10", "share", &ofRules<&RuleSpec::heldShare>, "", 0, 1, "Of the ball within the robot, from above."},
    {"rules", "R10", "seconds", &ofRules<&RuleSpec::heldSeconds>, "s", 0.02, 600, "For which it is enclosed."},
    {"rules", "R10", "stuckSpeed", &ofRules<&RuleSpec::stuckSpeed>, "cm/s", 0, 1000,
     "Of ball against robot, below which it sticks."},
    {"rules", "R10", "stuckSeconds", &ofRules<&RuleSpec::stuckSeconds>, "s", 0.02, 600, "For which it sticks."},
    {"rules", "R10", "stuckMoving", &ofRules<&RuleSpec::stuckMoving>, "cm/s", 0, 10000,
     "Speed of the ball above which sticking counts."},
    {"rules", "R11", "on", &isOn<RuleId::BallLost>, "", noLimit, noLimit, "The ball has left the field."},

    {"placement", "", "freeBallGap", &ofPlacement<&PlacementSpec::freeBallGap>, "cm", 1, 500,
     "Of the two robots to the ball in free balls."},
    {"placement", "", "penaltyActorFirst", &ofPlacement<&PlacementSpec::penaltyActorFirst>, "", noLimit, noLimit,
     "In penalty kicks the side of the kick places first."},
    {"placement", "", "ballInPenaltyArea", &ofPlacement<&PlacementSpec::ballInPenaltyArea>, "", noLimit, noLimit,
     "In goal kicks the ball may lie in all of the penalty area."},
    {"placement", "", "stepCm", &ofPlacement<&PlacementSpec::stepCm>, "cm", 0, 1000,
     "Of each frame while robots are moved; 0: at once."},
    {"placement", "", "stepDeg", &ofPlacement<&PlacementSpec::stepDeg>, "deg", 0, 360,
     "Of each frame while robots are moved; 0: at once."},
    {"placement", "", "clearance", &ofPlacement<&PlacementSpec::clearance>, "cm", 0, 20, "Between robots."},
    {"placement", "", "wallClearance", &ofPlacement<&PlacementSpec::wallClearance>, "cm", 0, 20,
     "Between robots and walls."},

    {"network", "", "port", &ofNetwork<&NetworkSpec::port>, "", 1, 65535, "TCP, of strategies and displays."},
    {"network", "", "token", &ofNetwork<&NetworkSpec::token>, "", 0, 64, "Of strategies and referees; empty: none."},
    {"network", "", "lockStep", &ofNetwork<&NetworkSpec::lockStep>, "", noLimit, noLimit,
     "Each frame waits for both strategies."},
    {"network", "", "lockStepSeconds", &ofNetwork<&NetworkSpec::lockStepSeconds>, "s", 0.001, 600,
     "For which it waits at most."},
    {"network", "", "staleFrames", &ofNetwork<&NetworkSpec::staleFrames>, "frames", 1, 100000,
     "Without a command, after which wheels stop."},

    {"colors", "", "blue", Colour{&ofColours<&ColourSpec::blue>}, "", 7, 7, "Of the blue team."},
    {"colors", "", "yellow", Colour{&ofColours<&ColourSpec::yellow>}, "", 7, 7, "Of the yellow team."},
    {"colors", "", "ball", Colour{&ofColours<&ColourSpec::ball>}, "", 7, 7, ""},
    {"colors", "", "field", Colour{&ofColours<&ColourSpec::field>}, "", 7, 7, ""},
};

constexpr std::array<std::string_view, 3> policyNames{"ask", "confirm", "reject"}; ///< In the order of HumanPolicy.

/// The text of a value of each kind.
struct ValueText
{
  std::string operator()(double value) const { return numberText(value); }
  std::string operator()(int value) const { return std::to_string(value); }
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(HumanPolicy value) const { return std::string(policyNames[static_cast<std::size_t>(value)]); }
  std::string operator()(const std::string& value) const { return value; }
};

/// Reads a value of each kind; false if the text is none.
class ValueReader
{
public:
  ValueReader(const ProfileKey& key, std::string_view text) : key_(key), text_(text) {}

  bool operator()(double& value) const { return number(value); }
  bool operator()(int& value) const { return number(value); }
  bool operator()(bool& value) const
  {
    const bool good = text_ == "true" || text_ == "false";
    value = good ? text_ == "true" : value;
    return good;
  }
  bool operator()(HumanPolicy& value) const
  {
    const auto found = std::ranges::find(policyNames, text_);
    if(found == policyNames.end())
      return false;
    value = static_cast<HumanPolicy>(found - policyNames.begin());
    return true;
  }
  bool operator()(std::string& value) const
  {
    const auto length = static_cast<double>(text_.size());
    const auto printable = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f; };
    if(length < key_.least || length > key_.most || !std::ranges::all_of(text_, printable))
      return false;
    value = text_;
    return true;
  }

private:
  template <class Number> bool number(Number& value) const
  {
    Number read{};
    const char* const end = text_.data() + text_.size();
    const auto [at, error] = std::from_chars(text_.data(), end, read);
    const auto size = static_cast<double>(read);
    if(error != std::errc() || at != end || !(size >= key_.least && size <= key_.most))
      return false;
    value = read;
    return true;
  }

  const ProfileKey& key_;
  std::string_view text_;
};

} // namespace

bool isColour(std::string_view text)
{
  constexpr std::string_view digits = "0123456789abcdefABCDEF";
  return text.size() == 7 && text.front() == '#' && text.find_first_not_of(digits, 1) == std::string_view::npos;
}

std::span<const ProfileKey> profileKeys() { return keys; }

const ProfileKey* profileKey(std::string_view section, std::string_view rule, std::string_view name)
{
  const auto found = std::ranges::find_if(keys, [&](const ProfileKey& key)
                                          { return key.section == section && key.rule == rule && key.name == name; });
  return found == std::end(keys) ? nullptr : found;
}

bool isProfileSection(std::string_view name)
{
  return !name.empty() && std::ranges::find(keys, name, &ProfileKey::section) != std::end(keys);
}

std::string pathOf(const ProfileKey& key)
{
  std::string path;
  for(const std::string_view part : {key.section, key.rule})
    if(!part.empty())
      path += std::string(part) + '.';
  return path += key.name;
}

std::string valueOf(const ProfileKey& key, const LeagueProfile& profile)
{
  LeagueProfile copy = profile; // Members are reached for writing too.
  return std::visit(
      [&](const auto& member)
      {
        if constexpr(std::is_same_v<decltype(member), const Colour&>)
          return ValueText()(member.of(copy));
        else
          return ValueText()(member(copy));
      },
      key.member);
}

bool setValue(const ProfileKey& key, std::string_view text, LeagueProfile& profile)
{
  const ValueReader read(key, text);
  return std::visit(
      [&](const auto& member)
      {
        if constexpr(std::is_same_v<decltype(member), const Colour&>)
          return isColour(text) && read(member.of(profile));
        else
          return read(member(profile));
      },
      key.member);
}

std::string numberText(double number)
{
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return {digits.data(), end};
}

bool hasRange(const ProfileKey& key) { return key.least < key.most; }

std::string profileDocumentation()
{
  const LeagueProfile preset;
  std::string text, section = "-";
  for(const ProfileKey& key : keys)
  {
    if(section != key.section)
    {
      section = key.section;
      text += "\n" + (section.empty() ? std::string("At the top:") : "In `(" + section + " ...)`:") +
              "\n\n| Key | Preset | Range | Unit | Meaning |\n|---|---|---|---|---|\n";
    }
    const std::string name = (key.rule.empty() ? "" : std::string(key.rule) + ' ') + std::string(key.name);
    const std::string value = valueOf(key, preset);
    const std::string range =
        hasRange(key) ? numberText(key.least) + " to " + numberText(key.most) : std::string();
    text += "| `" + name + "` | " + (value.empty() ? value : '`' + value + '`') + " | " + range + " | " +
            std::string(key.unit) + " | " + std::string(key.meaning) + " |\n";
  }
  return text;
}

} // namespace sparkwright::simurosot
