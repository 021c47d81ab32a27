#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>

namespace sparkwright::design
{

/// Triangles by x y z triples and three indices for each triangle, every index valid.
struct TriangleList
{
  std::span<const double> vertices; ///< m
  std::span<const std::uint32_t> indices;
};

/// The solid inside closed triangles, as if it had a density of 1 kg/m³.
struct MeshSolid
{
  double volume = 0;                                 ///< m³, >= 0; also of triangles that are turned inside out.
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();  ///< Of mass, m.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero(); ///< m⁵ about the centre.
};

/// By integrals over the surface; without a meaning for triangles that are not closed.
MeshSolid solidOf(const TriangleList& triangles);

/// Number of edges at which the surface ends or turns inside out; 0: the triangles are closed. Vertices at the same
/// place are one. Cracks of hardly any width, which leaving out triangles without area makes, do not count.
std::size_t openEdges(const TriangleList& triangles);

} // namespace sparkwright::design
