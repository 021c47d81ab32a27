#pragma once

namespace sparkwright
{

class Registry;

/// Registers the servers of meshes and materials, importers, and materials.
void registerMeshClasses(Registry& registry);

} // namespace sparkwright
