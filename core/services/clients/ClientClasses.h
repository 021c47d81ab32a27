#pragma once

namespace sparkwright
{

class Registry;

/// Registers the nodes for monitors, displays and input devices.
void registerClientClasses(Registry& registry);

} // namespace sparkwright
