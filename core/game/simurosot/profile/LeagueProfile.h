#pragma once

#include "core/game/simurosot/field/FieldSpec.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Source of the values: SimuroSot specification 2.3.
struct RobotSpec
{
  double mass = 0.6; ///< kg, with wheels
  double wheelRadius = 2, wheelThickness = 0.5; ///< cm
  double wheelMass = 0.03; ///< kg
  double track = 7;        ///< Between the centres of the wheels, cm.
  double casterRadius = 1; ///< cm
  double clearance = 0.125; ///< Of the body above the ground, cm.
  double wheelFriction = 0.8;
  double bodyFriction = 0.15, bodyRestitution = 0.2;
  double motorTorque = 0.03; ///< Limit for each wheel, N m.
  double maxCommand = 125;
  double wheelUnit = 1.6; ///< Speed of the rim for a command of 1, cm/s.
  bool operator==(const RobotSpec&) const = default;
};

/// Source of the values: SimuroSot specification 2.4.
struct BallSpec
{
  double mass = 0.046; ///< kg
  double friction = 0.2;
  double rollingDeceleration = 30; ///< cm/s²
  double damping = 0.004;          ///< Linear and angular, 1/s.
  double wallRestitution = 0.8, floorRestitution = 0.5; ///< With robots: the mean of this and of the robots' own.
  double lostHeight = 30, lostDistance = 20; ///< Above the floor, outside of the field: cm; beyond, the ball is lost.
  bool operator==(const BallSpec&) const = default;
};

struct PhysicsSpec
{
  int subSteps = 4; ///< In each frame at least; there are more while things meet fast:
  double stepTravel = 0.28; ///< How far they get nearer to each other in a step at most, cm.
  /// Bodies that touch each other, at most, for which a step is solved exactly: robots drive straight only then. Heaps
  /// of more are solved by so many iterations.
  int exactBodies = 18, iterations = 60;
  double erp = 0.2, wheelSoftness = 0.002; ///< soft CFM at the contacts of wheels
  double robotDrag = 0.02;                 ///< Linear, 1/s.
  double ballDragCoefficient = 0.5;        ///< Quadratic; 0: none.
  double uprightAfter = 1;                 ///< A robot that has fallen over is set upright then, s.
  bool operator==(const PhysicsSpec&) const = default;
};

/// What happens to verdicts that are not certain if nobody decides.
enum class HumanPolicy
{
  Ask, ///< They wait for a person.
  Confirm,
  Reject
};

/// Source of the values: SimuroSot specification 3 and 6.
struct MatchSpec
{
  double halfSeconds = 300, overtimeSeconds = 180;
  bool goldenGoal = true; ///< The first goal of overtime ends the match.
  bool overtime = true, shootOut = true; ///< On a tie.
  int shootOutKicks = 3;                 ///< Of each side, before it is decided one by one.
  double shootOutSeconds = 30;           ///< Limit of a kick.
  int timeOuts = 2;                      ///< Of each team …
  double timeOutSeconds = 120;           ///< … with this length.
  bool confirmGoals = false;
  bool automatic = true; ///< Certain verdicts are confirmed after `certainSeconds`, others by `policy`.
  double certainSeconds = 0.5;
  HumanPolicy policy = HumanPolicy::Confirm;
  double policySeconds = 3; ///< After which `policy` decides.
  double querySeconds = 0.5; ///< For the answer of a strategy to a request for places.
  double readySeconds = 1;   ///< Until the whistle.
  bool automaticPeriods = true; ///< The next period begins by itself after `breakSeconds`.
  double breakSeconds = 3;
  bool startWhenConnected = true; ///< The match begins when both strategies are there.
  bool operator==(const MatchSpec&) const = default;
};

/// The rules that a referee can be told to leave out.
enum class RuleId
{
  PeriodOver,          ///< R0
  Goal,                ///< R1
  GoalByPushing,       ///< R1b
  TwoInGoalArea,       ///< R2
  CrowdedPenaltyArea,  ///< R3
  TwoAttackers,        ///< R4
  ManyAttackers,       ///< R4b
  KeeperCharged,       ///< R5
  KeeperBlocked,       ///< R6
  KeeperWaits,         ///< R7
  Stalemate,           ///< R8
  Pushing,             ///< R9
  BallHeld,            ///< R10
  BallLost             ///< R11
};
inline constexpr std::size_t ruleCount = 14;

/// `R0`, `R1`, `R1b`, …
std::string_view nameOf(RuleId rule);
std::optional<RuleId> ruleOf(std::string_view name);

/// Source of the values: SimuroSot specification 5.
struct RuleSpec
{
  std::array<bool, ruleCount> enabled{};
  /// Whether R1b, R4, R4b, R5, R6, R7, R10, and R8 in a goal area have the consequences of the MiroSot rules: goal
  /// kicks, a penalty kick for R7, a free kick for R10. Else a free ball.
  bool mirosot = false;
  /// Whether only the centre of a robot counts for areas, instead of more than half of its square.
  bool centreTest = false;
  int areaFrames = 5; ///< For which an area condition must hold.
  int mostInGoalArea = 1, mostInPenaltyArea = 3, attackersInGoalArea = 1, attackersInPenaltyArea = 3; ///< Highest allowed.
  double blockedSeconds = 1;
  double keeperSeconds = 10, keeperDistance = 10;     ///< R7; cm
  double stalemateSeconds = 10, stalemateSides = 1.5; ///< R8; radius in sides of a robot
  double pushSeconds = 0.5, pushDistance = 5;         ///< R9; cm
  double heldShare = 0.3, heldSeconds = 1;            ///< R10, enclosing
  double stuckSpeed = 1, stuckSeconds = 3, stuckMoving = 20; ///< R10, sticking; cm/s
  bool advantage = false;                             ///< Verdicts that need a person wait for 1 s, and go with a goal of the other side.
  bool operator==(const RuleSpec&) const = default;
};

/// Source of the values: SimuroSot specification 6 to 8.
struct PlacementSpec
{
  double freeBallGap = 25;          ///< Of the two robots to the ball, cm.
  bool penaltyActorFirst = false;
  bool ballInPenaltyArea = false;   ///< In goal kicks; else in the goal area.
  double stepCm = 5, stepDeg = 18;  ///< Of each frame while robots are moved; 0: at once.
  double clearance = 0.5;           ///< Between robots, cm.
  double wallClearance = 0;         ///< cm
  bool operator==(const PlacementSpec&) const = default;
};

struct NetworkSpec
{
  int port = 7656;
  std::string token;  ///< Of strategies and referees; empty: none is asked for.
  bool lockStep = false;
  double lockStepSeconds = 1;
  int staleFrames = 10; ///< Frames without a command after which wheels stop.
  bool operator==(const NetworkSpec&) const = default;
};

struct ColourSpec
{
  std::string blue = "#2f6fe4", yellow = "#f2c230", ball = "#f07818", field = "#15191c";
  bool operator==(const ColourSpec&) const = default;
};

/// Everything in which leagues of SimuroSot differ. The preset is `large-simurosot`.
struct LeagueProfile
{
  std::string name = "large-simurosot";
  FieldSpec field;
  RobotSpec robot;
  BallSpec ball;
  PhysicsSpec physics;
  MatchSpec match;
  RuleSpec rules;
  PlacementSpec placement;
  NetworkSpec network;
  ColourSpec colours;

  LeagueProfile();
  bool operator==(const LeagueProfile&) const = default;
};

/// `large-simurosot`, `large-mirosot`, `middle-mirosot`, `middle-platform2019`
std::span<const std::string_view> profileNames();
/// A profile by its name; nothing if it is unknown.
std::optional<LeagueProfile> profileOf(std::string_view name);

} // namespace sparkwright::simurosot
