#pragma once

namespace sparkwright
{

class Registry;

/// Leaf and Node: what every object can do.
void registerObjectClasses(Registry& registry);

} // namespace sparkwright
