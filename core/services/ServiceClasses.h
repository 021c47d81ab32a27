#pragma once

namespace sparkwright
{

class Registry;

/// Registers the nodes below /sys/server and their children: servers, control nodes, monitors, input and display.
void registerServiceClasses(Registry& registry);

} // namespace sparkwright
