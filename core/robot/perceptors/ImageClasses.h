#pragma once

namespace sparkwright
{

class Registry;

/// Cameras; part of registerRobotClasses().
void registerImageClasses(Registry& registry);

} // namespace sparkwright
