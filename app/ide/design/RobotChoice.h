#pragma once

#include "core/frame/Frame.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// The group of bodies (PhysicsStructure::Body::group) that a node of the scene belongs to: its own bodies, or those of
/// the nearest node above that has some. Without a selection (-1): the group with most joints. -1: there is none.
int robotOf(const Frame& frame, int node);

/// Indices of the joints of a group that have axes, in the order of the scene.
std::vector<int> jointsOf(const PhysicsStructure& structure, int group);

/// Names for a list of joints: their own, with the name of a node above where several have the same: `frontLeft axle`.
std::vector<std::string> namesOfJoints(const Frame& frame, const std::vector<int>& joints);

/// Path of the innermost node above all bodies of a group; empty: none.
std::string commonPath(const Frame& frame, int group);

/// Path of the first body of a group; empty: none.
std::string bodyPath(const Frame& frame, int group);

} // namespace sparkwright
