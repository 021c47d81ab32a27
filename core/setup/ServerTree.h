#pragma once

namespace sparkwright
{

class Object;
class Registry;

/// Makes what is in the object tree of every World before a script runs: /classes, the servers below /sys/server, and
/// /usr/scene with an empty physics world and space.
void makeServerTree(Object& root, const Registry& registry);

} // namespace sparkwright
