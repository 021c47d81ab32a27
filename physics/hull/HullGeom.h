#pragma once

// Private to physics.

namespace sparkwright::physics
{

/// Makes hulls and solid cylinders known to the engine, and lets moving triangle meshes stand on planes. To be called
/// once per process, before any other use.
void installHulls();

} // namespace sparkwright::physics
