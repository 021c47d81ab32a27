#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <string>

namespace sparkwright
{

// Looks for nodes of a scene. Nodes are given and found as indices into SceneStructure::nodes; -1: none.

/// The part that a node shows: what it hangs below, or itself at the top.
int partOf(const SceneStructure& structure, int node);
/// The node at the top of the scene that this one belongs to.
int topLevelOf(const SceneStructure& structure, int node);
/// The node of an object; 0 is no object.
int nodeOf(const SceneStructure& structure, std::uint64_t id);
/// The robot of the player that an event is about first: SceneStructure::Node::id, 0 if it is not there any more. Players
/// are known by the names of their teams, which may have changed sides since.
std::uint64_t robotOf(const Frame& frame, const GameEvent& event);
/// The node whose text begins last before the place in a file, or at it.
int nodeMadeAt(const SceneStructure& structure, const std::string& file, int line, int column);

} // namespace sparkwright
