#pragma once

namespace sparkwright
{

class Registry;

/// Registers all physics classes: world and spaces, bodies and their controllers, colliders and their handlers, joints.
/// The scene classes must be registered before.
void registerBodyClasses(Registry& registry);

} // namespace sparkwright
