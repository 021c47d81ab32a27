#pragma once

namespace sparkwright
{

class Registry;

/// BaseNode, Transform, Scene and everything that is only seen.
void registerSceneClasses(Registry& registry);

} // namespace sparkwright
