#pragma once

// Private to core/services/clients/*Classes.cpp.

namespace sparkwright
{

class Registry;

void registerMonitorClasses(Registry& registry);
void registerInputClasses(Registry& registry);
void registerVisualClasses(Registry& registry);

} // namespace sparkwright
