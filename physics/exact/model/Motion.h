#pragma once

// Private to physics.

#include "physics/Inertia.h"
#include "physics/exact/model/Rows.h"

#include <span>
#include <vector>

namespace sparkwright::physics
{

/// Where a body is after a step.
struct Moved
{
  std::array<double, 3> position{}, linearVelocity{}, angularVelocity{};
  std::array<double, 4> turn{}; ///< w, x, y, z
};

/// Forces and inertia of a body before a step: what was added to it, gravity, and the torque of its own spin.
StepBody beginMotion(const StepSettings& settings, dBodyID body, const Inertia& inertia);
/// Fills in StepBody::rate, when the forces are complete.
void setRate(const StepSettings& settings, StepBody& body);
/// Moves a body by a step. `constraints`: force and torque of its joints; nullptr: it has none. Speeds that are not finite
/// leave the turn as it was.
Moved move(const StepSettings& settings, const StepBody& body, const double* constraints);
/// Lets the engine's body have it, without telling its shapes.
void setMoved(dBodyID body, const Moved& moved);

} // namespace sparkwright::physics
