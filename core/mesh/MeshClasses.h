#pragma once

namespace sparkwright
{

class Registry;

/// The servers of meshes and materials, importers, and materials.
void registerMeshClasses(Registry& registry);

} // namespace sparkwright
