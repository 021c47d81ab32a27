#include "core/game/simurosot/profile/SizeLimits.h"

#include "core/game/simurosot/profile/ProfileTexts.h"

#include <algorithm>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr TextKey keyOf(const KeyIn<profileTextTable>& key) { return key.key; }

/// Room that a robot needs whatever its direction, cm.
double diagonalOf(const LeagueProfile& p) { return p.field.robotSide * std::numbers::sqrt2; }

/// Robots that stand anywhere leave gaps into which no other fits; with four times their area there is always a place.
bool robotsFit(const LeagueProfile& p)
{
  const double each = diagonalOf(p) + p.placement.clearance;
  const double circle = std::numbers::pi * p.field.circleRadius * p.field.circleRadius / 2;
  const double inside = 2 * p.placement.wallClearance;
  const double room = (p.field.halfLength() - inside) * (p.field.width - inside) - circle;
  return 4 * p.field.robots * each * each <= room;
}

bool freeBallFits(const LeagueProfile& p)
{
  const double reach = p.placement.freeBallGap + diagonalOf(p) / 2;
  return p.field.freeBallX - reach >= 0 && p.field.freeBallX + reach <= p.field.halfLength() &&
         p.field.freeBallY + diagonalOf(p) / 2 <= p.field.halfWidth();
}

/// Outer faces of wheels may be flush with the body; sums of decimals may be off in the last digit.
bool wheelsFit(const LeagueProfile& p)
{
  return p.robot.track + p.robot.wheelThickness <= p.field.robotSide + 1e-9 &&
         2 * p.robot.wheelRadius <= p.field.robotSide;
}

constexpr SizeLimit limits[] = {
    {keyOf("simuro.goalWider"),
     [](const LeagueProfile& p) { return p.field.goalWidth + 2 * p.field.cornerLeg <= p.field.width; },
     {"field.goalWidth", "field.cornerLeg", "field.width"}},
    {keyOf("simuro.goalShallow"), [](const LeagueProfile& p) { return p.field.goalDepth >= 2 * p.field.ballRadius; },
     {"field.goalDepth", "ball.radius"}},
    {keyOf("simuro.goalNarrow"),
     [](const LeagueProfile& p) { return p.field.goalWidth > 2 * p.field.ballRadius + diagonalOf(p); },
     {"field.goalWidth", "ball.radius", "robot.side"}},
    {keyOf("simuro.goalLost"), [](const LeagueProfile& p) { return p.ball.lostDistance >= p.field.goalDepth; },
     {"ball.lostDistance", "field.goalDepth"}},
    {keyOf("simuro.corners"), [](const LeagueProfile& p) { return p.field.cornerLeg <= p.field.halfLength(); },
     {"field.cornerLeg", "field.length"}},
    {keyOf("simuro.penaltyArea"),
     [](const LeagueProfile& p)
     { return p.field.penaltyAreaDepth <= p.field.halfLength() && p.field.penaltyAreaWidth <= p.field.width; },
     {"field.penaltyAreaDepth", "field.penaltyAreaWidth", "field.length", "field.width"}},
    {keyOf("simuro.goalArea"),
     [](const LeagueProfile& p)
     {
       return p.field.goalAreaDepth <= p.field.penaltyAreaDepth && p.field.goalAreaWidth <= p.field.penaltyAreaWidth;
     },
     {"field.goalAreaDepth", "field.goalAreaWidth", "field.penaltyAreaDepth", "field.penaltyAreaWidth"}},
    {keyOf("simuro.circle"),
     [](const LeagueProfile& p)
     { return p.field.circleRadius <= std::min(p.field.halfLength(), p.field.halfWidth()); },
     {"field.circleRadius", "field.length", "field.width"}},
    {keyOf("simuro.penaltyMark"), [](const LeagueProfile& p) { return p.field.penaltyMark < p.field.halfLength(); },
     {"field.penaltyMark", "field.length"}},
    {keyOf("simuro.freeBall"), &freeBallFits,
     {"field.freeBallX", "field.freeBallY", "placement.freeBallGap", "robot.side", "field.length", "field.width"}},
    {keyOf("simuro.freeBallGap"),
     [](const LeagueProfile& p) { return p.placement.freeBallGap > p.field.ballRadius + diagonalOf(p) / 2; },
     {"placement.freeBallGap", "ball.radius", "robot.side"}},
    {keyOf("simuro.keeperFits"),
     [](const LeagueProfile& p)
     { return diagonalOf(p) <= std::min(p.field.goalAreaDepth, p.field.goalAreaWidth); },
     {"robot.side", "field.goalAreaDepth", "field.goalAreaWidth"}},
    {keyOf("simuro.robotsFit"), &robotsFit,
     {"league", "robot.side", "field.length", "field.width", "field.circleRadius", "placement.clearance",
      "placement.wallClearance"}},
    {keyOf("simuro.wheelsFit"), &wheelsFit,
     {"robot.track", "robot.wheelThickness", "robot.wheelRadius", "robot.side"}},
    {keyOf("simuro.wheelMass"), [](const LeagueProfile& p) { return 2 * p.robot.wheelMass < p.robot.mass; },
     {"robot.wheelMass", "robot.mass"}},
};

} // namespace

std::span<const SizeLimit> sizeLimits() { return limits; }

} // namespace sparkwright::simurosot
