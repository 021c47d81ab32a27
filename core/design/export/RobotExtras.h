#pragma once

#include "core/text/Diagnostic.h"

namespace sparkwright
{

class World;

namespace design
{

struct RobotGraph;

/// Notes what a robot has beyond its mechanics: sensors, motors with a model of their own, batteries and the like. One
/// note for each class, with the number of its nodes.
void noteExtras(World& world, const RobotGraph& graph, Diagnostics& diagnostics);

} // namespace design
} // namespace sparkwright
