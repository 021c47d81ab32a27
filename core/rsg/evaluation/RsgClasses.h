#pragma once

namespace sparkwright
{

class Registry;

/// Registers SceneImporter and RubySceneImporter.
void registerRsgClasses(Registry& registry);

} // namespace sparkwright
