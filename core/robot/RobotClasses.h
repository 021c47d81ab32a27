#pragma once

namespace sparkwright
{

class Registry;

/// Agents and the sensors and effectors that any robot may have.
void registerRobotClasses(Registry& registry);

} // namespace sparkwright
