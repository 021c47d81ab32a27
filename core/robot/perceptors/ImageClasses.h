#pragma once

namespace sparkwright
{

class Registry;

/// Registers cameras; part of registerRobotClasses().
void registerImageClasses(Registry& registry);

} // namespace sparkwright
