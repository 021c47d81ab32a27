#pragma once

namespace sparkwright
{

class Registry;

/// The importer of RoSi scenes. Base classes come from core/rsg.
void registerRosClasses(Registry& registry);

} // namespace sparkwright
