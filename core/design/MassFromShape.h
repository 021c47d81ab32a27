#pragma once

#include "core/text/LocalText.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace sparkwright
{

class RigidBody;

namespace design
{

/// Mass, centre and inertia that a body has if its colliders are solid and of one material.
struct ShapeMass
{
  double volume = 0;                                 ///< m³, the colliders' together.
  double mass = 0;                                   ///< kg
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();  ///< Of mass, in the frame that the scene file gives the body, m.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero(); ///< kg·m² about that centre, axes of the body.
  int shapes = 0;                                    ///< That were counted.
  std::vector<LocalText> notes; ///< What was left out or counted twice, and a centre that is not where the body has it.
};

/// Either a density or the mass of the whole.
struct MassBasis
{
  double density = 0; ///< kg/m³; 0: by mass.
  double mass = 0;    ///< kg; with density 0.
};

/// Sums the colliders of a linked body: spheres, boxes, capsules, cylinders and closed meshes. Others are left out, with
/// a note; what overlaps is counted twice, with a note.
/// @return nothing if no collider has a volume, or density and mass are not > 0
std::optional<ShapeMass> massFromShape(const RigidBody& body, const MassBasis& basis);

/// The principal moments of an inertia, ascending, and by which share the largest exceeds the sum of the two others,
/// which no body can have; 0: none.
struct PrincipalMoments
{
  Eigen::Vector3d moments = Eigen::Vector3d::Zero(); ///< kg·m²
  Eigen::Matrix3d axes = Eigen::Matrix3d::Identity();
  double excess = 0;

  explicit PrincipalMoments(const Eigen::Matrix3d& inertia);
  /// The inertia with the largest moment lowered to what a body can have.
  Eigen::Matrix3d possible() const;
};

} // namespace design
} // namespace sparkwright
