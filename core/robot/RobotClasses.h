#pragma once

namespace sparkwright
{

class Registry;

/// Registers agents, and sensors and effectors for all robots.
void registerRobotClasses(Registry& registry);

} // namespace sparkwright
