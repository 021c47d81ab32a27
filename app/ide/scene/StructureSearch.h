#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <string>

namespace sparkwright
{

// Find nodes of a scene. Nodes are indices in SceneStructure::nodes; -1: none.

/// The part that a node shows: its parent, or itself at the top.
int partOf(const SceneStructure& structure, int node);
/// The top-level node above a node.
int topLevelOf(const SceneStructure& structure, int node);
/// The node of an object by id; none for 0.
int nodeOf(const SceneStructure& structure, std::uint64_t id);
/// Id of the robot of an event's first player; 0 if it no longer exists. Players are identified by team name, since
/// teams may have changed sides.
std::uint64_t robotOf(const Frame& frame, const GameEvent& event);
/// The node whose text begins at a place of a file, or last before it.
int nodeMadeAt(const SceneStructure& structure, const std::string& file, int line, int column);

} // namespace sparkwright
