#pragma once

#include "viewer/models/MeshData.h"

#include <optional>
#include <string_view>

namespace sparkwright
{

/// Visible parts of a small humanoid, made for the mesh names of the 3D league's robots (`naobody0`, `rthigh`, …,
/// without folder and extension). Right and left are mirror images; the digit of the robot type lengthens arms and
/// shanks.
///
/// Coordinates follow those meshes: unit is the width of the part's collider; limbs have x to the right, y forward and
/// z up around the centre of the collider, torso and head are Y-up with x to the left and z forward.
/// @param detail  as MeshBuilder has it
/// @return nothing for other names
std::optional<MeshData> robotMesh(std::string_view name, float detail = 1);

} // namespace sparkwright
