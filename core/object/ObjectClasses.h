#pragma once

namespace sparkwright
{

class Registry;

/// Registers Leaf and Node, the base classes of all nodes.
void registerObjectClasses(Registry& registry);

} // namespace sparkwright
