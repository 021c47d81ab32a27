#pragma once

#include "core/game/League.h"

namespace sparkwright
{

class Object;
class Registry;

/// Makes the initial object tree of a World: /classes, the servers below /sys/server, and
/// /usr/scene with an empty physics world and space.
/// @param leagues  whose importers of scenes it gets
void makeServerTree(Object& root, const Registry& registry, const Leagues& leagues);

} // namespace sparkwright
