#pragma once

#include "core/text/Diagnostic.h"
#include "core/urdf/UrdfModel.h"

#include <string>

namespace sparkwright::design
{

class ExportedMeshes;
struct RobotGraph;

/// Describes a robot of a World: bodies with their shapes, as a tree of links. The frame of a link lies at the joint
/// above, with the axes of its body; that of the root has the axes of the world. Values of the World, which are floats,
/// become the shortest decimal numbers that are read as the same floats, as people write them in scenes.
/// @param graph        a robot of a World that has not run yet
/// @param name         of the robot
/// @param diagnostics  gets a warning for each part of the mechanics that the description lacks
urdf::Model robotModel(const RobotGraph& graph, const std::string& name, ExportedMeshes& meshes,
                       Diagnostics& diagnostics);

} // namespace sparkwright::design
