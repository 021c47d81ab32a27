#pragma once

#include "core/lint/Report.h"
#include "core/lint/Robots.h"

namespace sparkwright
{

class World;

// The checks, each for some kinds of findings. Private to the lint.
namespace lint
{

void checkMasses(const Robots& robots, Report& report);              ///< Inertia, MassRatio
void checkJoints(const Robots& robots, Report& report);              ///< MotorForce, Range, NoName
void checkShapes(World& world, const Robots& robots, Report& report); ///< Overlap, SelfContact, OpenMesh

} // namespace lint
} // namespace sparkwright
