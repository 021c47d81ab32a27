#pragma once

namespace sparkwright
{

class Object;
class Registry;

/// Makes the initial object tree of a World: /classes, the servers below /sys/server, and
/// /usr/scene with an empty physics world and space.
void makeServerTree(Object& root, const Registry& registry);

} // namespace sparkwright
