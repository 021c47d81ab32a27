#pragma once

#include "core/frame/Frame.h"
#include "core/wire/SceneReader.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// Adds to the structure of a server's scene what the protocol does not say but its marks tell: ids by which nodes can
/// be selected and followed, the names `Ball`, `body` and `head`, and which transforms are bodies of robots and the ball.
///
/// Robots keep their ids, whoever else comes or leaves. A robot is a top-level node with a mesh in the materials
/// `matNum<number>` and `matLeft` or `matRight`, or a tagged node; one that has no number yet has `matNum` alone. The ball
/// is what has the league's mesh of a ball; in older scenes a sphere in the material `matBall`, or one of the radius of the
/// ball that is all of a top-level node.
/// @param ballRadius  m, as the server tells; 0: it does not
void nameNodes(SceneStructure& structure, std::span<const SceneTag> tags, float ballRadius = 0);

/// The robots of a scene after nameNodes(), in order of nodes.
/// @param teams  names of the left and right team, which tags refer to
std::vector<AgentInfo> findAgents(const SceneStructure& structure, std::span<const SceneTag> tags,
                                  const std::array<std::string, 2>& teams);

} // namespace sparkwright
