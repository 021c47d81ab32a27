#pragma once

#include "core/urdf/UrdfModel.h"

#include <string>

namespace sparkwright::urdf
{

/// A limit that stands for none, where the format needs one: rad, m, N, N·m, and their rates.
inline constexpr double unlimited = 1e6;

/// The text of a URDF file. Numbers have all their digits, so that reading it gives the same model; lines and capsules
/// excepted, see joinCapsules(). Joints without effort get 0, those without velocity `unlimited`.
/// @param comment  stands at the top of the file
std::string writeUrdf(const Model& model, const std::string& comment);

/// Angles about the fixed axes x, y and z, as <origin rpy="…"> has them, radians.
Eigen::Vector3d rollPitchYaw(const Eigen::Matrix3d& rotation);

} // namespace sparkwright::urdf
