#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <cstdint>

namespace sparkwright::f2000
{

/// `now` changed towards `wanted`, by at most `most`.
double approached(double now, double wanted, double most);

/// The way along an arc of constant velocity. @param mean  in the frame of the robot  @param dt  s
Relocation arc(const Twist& mean, double dt);

/// The velocity whose arc is that way: the inverse.
Twist meanTwist(const Relocation& way, double dt);

/// Whether physics has stopped or pushed a robot so much that its drive goes on from what is, not from what it wanted.
bool isForced(const Twist& wanted, const Twist& real);

/// A value of m/s as it is sent: mm/s, two's complement.
std::uint32_t speedWord(double speed);

} // namespace sparkwright::f2000
