#pragma once

namespace sparkwright
{

class Registry;

/// Registers BaseNode, Transform, Scene and the visual nodes.
void registerSceneClasses(Registry& registry);

} // namespace sparkwright
