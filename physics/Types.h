#pragma once

#include <Eigen/Core>

/// Rigid bodies, shapes, joints and contacts with an engine-neutral interface. SI units and double precision; rotation
/// matrices map body coordinates to world coordinates.
namespace sparkwright::physics
{

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;
using Mat3 = Eigen::Matrix3d;

} // namespace sparkwright::physics
