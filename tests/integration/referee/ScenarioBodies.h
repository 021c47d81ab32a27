#pragma once

#include "tests/core/SoccerSupport.h"

/// How deep the left lower arm of a robot is in its torso, m, as the rule against self collisions measures it: the
/// least, over the directions of all edges and those across two of them (which are not made 1 m long), of how far the
/// boxes reach into each other. Source: referee specification 10.6.
double armDepth(sparkwright::AgentState& player);
