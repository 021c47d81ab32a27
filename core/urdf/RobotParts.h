#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <functional>
#include <string>
#include <vector>

namespace sparkwright::urdf
{

/// What moves as one: a link and those fixed to it.
struct Part
{
  int link = -1;                 ///< The one whose frame the poses below are in.
  int joint = -1;                ///< The moving joint above; -1: none.
  int above = -1;                ///< Index of the part that the joint holds it to.
  std::vector<int> links;        ///< Itself first.
  bool isStatic = false;         ///< Belongs to the environment.
  Pose world = Pose::Identity(); ///< Of the link's frame in the robot, all joints at 0.
  double mass = 0;
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();  ///< Of mass.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero(); ///< About the centre.
  std::string name;
};

/// The pose of each link in the robot, all joints at 0.
std::vector<Pose> linkPoses(const Model& model);

/// Merges links on fixed joints, and sums up their masses. Parts are in the order of the tree, the root first; their
/// names are unique and fit for a scene.
/// @param world        linkPoses()
/// @param boundsOf     the box around a shape, in the frame of its link; empty: unknown
/// @param file         for the messages
/// @param diagnostics  gets what could not be kept
std::vector<Part> partsOf(const Model& model, const std::vector<Pose>& world,
                          const std::function<Eigen::AlignedBox3d(const Shape&)>& boundsOf, const std::string& file,
                          Diagnostics& diagnostics);

} // namespace sparkwright::urdf
