#pragma once

namespace sparkwright
{

/// TCP ports that agents and monitors of the 3D league connect to.
constexpr int standardAgentPort = 3100, standardMonitorPort = 3200;

} // namespace sparkwright
