#pragma once

#include "core/design/MassFromShape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

class World;

namespace design
{

/// A body with its mass, and the one that its shapes would give it.
struct BodyShape
{
  std::string name;                                   ///< Of its part.
  double mass = 0;                                    ///< kg
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero();  ///< kg·m² about its origin.
  std::optional<ShapeMass> solid;                     ///< At 1 kg/m³; nothing: no shape has a volume.
  std::string location;                               ///< Of the file with its form; empty: unknown.
  std::uint32_t offset = 0;                           ///< Of the form's `nd` there, bytes.
  LocalText problem;                                  ///< Why the text cannot say another mass; else empty.
};

/// The bodies below a node, in the order of the tree. Bodies that one form makes have it in common: only the first is
/// without a problem.
std::vector<BodyShape> bodyShapes(World& world, const std::string& root);

/// The solid with another density, or with a mass.
ShapeMass scaled(const ShapeMass& solid, const MassBasis& basis);

} // namespace design
} // namespace sparkwright
