#pragma once

#include "core/frame/Frame.h"

#include <Eigen/Geometry>

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright::design
{

/// A part of a robot: one body.
struct LinkMass
{
  std::uint64_t id = 0; ///< Of the Transform that moves with it; 0 if there is none.
  int node = -1;        ///< Its index in SceneStructure::nodes; -1: none.
  std::string name;
  double mass = 0;                                   ///< kg
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();  ///< Of mass, world, m.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero(); ///< kg·m² about its own centre of mass, axes of the part.
};

/// Bodies that belong together: of one agent, or connected by joints.
struct RobotMass
{
  std::string name;                                        ///< Of its first part.
  std::vector<LinkMass> links;                             ///< In the order of the scene.
  double mass = 0;                                         ///< kg
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();        ///< World, m.
  Eigen::Vector3d centreInRobot = Eigen::Vector3d::Zero(); ///< In the frame of the first part, m.
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero();       ///< kg·m² about `centre`, world axes.
};

/// Masses of all robots of a frame with details of physics; empty without.
std::vector<RobotMass> massSummary(const Frame& frame);

} // namespace sparkwright::design
