#pragma once

namespace sparkwright
{

class Registry;

/// The nodes below /sys/server and what they make: servers, control nodes, monitor and game items, input and display.
void registerServiceClasses(Registry& registry);

} // namespace sparkwright
