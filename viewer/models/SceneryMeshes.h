#pragma once

#include "viewer/models/MeshData.h"

#include <optional>
#include <string_view>

namespace sparkwright
{

/// Things around robots, and robots on wheels, by mesh names (without folder and extension). All are z-up.
///
/// - `simurosot`: a cube-shaped robot of the FIRA league. Unit is its edge (0.075 m), origin in the middle, y is
///   forward.
/// - `f2000`: a robot of the middle-size league on three wheels. Unit is its width (0.5 m), origin on the ground.
/// - `wheel`: a tyre with a rim around the x axis. Unit is its radius.
/// - `cornerflag`: pole and cloth. Unit is its height (1.5 m), origin at its foot; the cloth blows along +x.
/// - `soccerbottorso`: the chest of the league's first humanoid, from -1 to 1 along each axis.
///
/// @param detail  as MeshBuilder has it
/// @return nothing for other names
std::optional<MeshData> sceneryMesh(std::string_view name, float detail = 1);

} // namespace sparkwright
