#pragma once

namespace sparkwright
{

class Object;
class Registry;

/// Makes what is in the object tree of every World before a script runs: /classes, the servers below /sys/server, and
/// /usr/scene with an empty physics world and space.
void makeServerTree(Object& root, const Registry& registry);

/// Makes the nodes of a 3D soccer match below /sys/server/gamecontrol and /sys/server/monitor, as far as they are
/// missing. The match begins with them.
/// @param spl  for a match of the standard platform league
void makeSoccerNodes(Object& root, const Registry& registry, bool spl);

} // namespace sparkwright
