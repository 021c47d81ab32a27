#pragma once

namespace sparkwright
{

class Registry;

/// Registers the importer of RoSi scenes. Needs the classes of core/rsg.
void registerRosClasses(Registry& registry);

} // namespace sparkwright
