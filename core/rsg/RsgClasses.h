#pragma once

namespace sparkwright
{

class Registry;

/// SceneImporter and RubySceneImporter.
void registerRsgClasses(Registry& registry);

} // namespace sparkwright
