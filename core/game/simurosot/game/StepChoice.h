#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

namespace sparkwright::simurosot
{

/// How many steps of physics the next frame takes, `least` to `mostSteps`: so many that nothing gets
/// deeper than `PhysicsSpec::stepTravel` into something else before a contact stops it. Only things that may meet in
/// this frame count, by the speed at which they approach each other: a free field, and robots that push each other
/// slowly, take few steps however fast they drive.
///
/// @param seen     poses and velocities before the frame
/// @param seconds  length of the frame, > 0
int stepsFor(const sref_frame& seen, const LeagueProfile& profile, int least, double seconds);

inline constexpr int mostSteps = 32; ///< Of a frame in which something is as fast as nothing on a field can be.

} // namespace sparkwright::simurosot
