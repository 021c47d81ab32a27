#pragma once

namespace sparkwright::simurosot
{

class BallNode;
class RobotNode;
struct LeagueProfile;

// What slows things down between two physics steps, because the physics engine has no such forces: air, and the floor
// below a rolling ball. Source: SimuroSot specification 2.4 and 2.5.

/// @param seconds  since the last call
void slowDown(BallNode& ball, const LeagueProfile& profile, double seconds);
void slowDown(RobotNode& robot, const LeagueProfile& profile, double seconds);

} // namespace sparkwright::simurosot
