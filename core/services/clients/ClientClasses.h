#pragma once

namespace sparkwright
{

class Registry;

/// The nodes by which scripts know monitors, displays and input devices.
void registerClientClasses(Registry& registry);

} // namespace sparkwright
