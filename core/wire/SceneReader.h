#pragma once

#include "core/frame/Frame.h"
#include "core/wire/WireReader.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// What a server says of a node besides its look: that it is a robot or the ball. Only newer servers do.
struct SceneTag
{
  int node = -1; ///< Index in SceneStructure::nodes.
  bool ball = false;
  std::string team; ///< Of a robot: name of its team.
  int unum = 0;

  bool operator==(const SceneTag&) const = default;
};

/// Reads the nodes of a full scene, `(nd …)(nd …)`, up to the `)` after them, which it takes.
///
/// Names that are too long are cut, and what is more than anybody could show is left out.
/// Nodes without a look of their own become transforms that change nothing, so that diffs find their places.
/// @param frame  gets poses and visibility; must have none
/// @param tags   gets the descriptions of nodes
/// Throws Malformed.
void readScene(WireReader& in, SceneStructure& structure, Frame& frame, std::vector<SceneTag>& tags);

/// Reads the nodes of a diff scene into a frame that has the state before it, up to the `)` after them, which it takes.
/// Throws Malformed if they are not those of the frame's structure.
void readSceneDiff(WireReader& in, Frame& frame);

/// Whether two structures are the same as far as a server describes them.
bool sameStructure(const SceneStructure& a, const SceneStructure& b);

} // namespace sparkwright
