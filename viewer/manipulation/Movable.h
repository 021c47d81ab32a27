#pragma once

#include "viewer/scene/SceneDrawing.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright
{

/// The thing that moves when a selected node is dragged: a whole robot, or the part that moves by itself.
struct Movable
{
  int node = -1;        ///< In the structure; its subtree moves.
  int end = -1;         ///< One past the subtree.
  std::uint64_t id = 0; ///< Of the node.
  Mat4f pose = Mat4f::Identity(); ///< Of the node in the world.
  Vec3f centre = Vec3f::Zero();   ///< Centre of the gizmo: a robot's trunk, or the position of the node.
  Mat3f axes = Mat3f::Identity(); ///< Its own directions.
  bool ball = false;              ///< The ball of a game.
  int team = 0, unum = 0;         ///< Of a player.

  bool holds(int other) const { return other >= node && other < end; }

  /// @param node       that is selected; nothing for -1, nodes that do not exist, what has no pose, and what no body
  /// moves
  /// @param staticToo  parts without a body, too, as long as they are not the field
  static std::optional<Movable> of(const SceneDrawing& scene, int node, bool staticToo = false);
  /// Of everything that can be dragged: players, and each part with a body of its own. Each once.
  static std::vector<Movable> all(const SceneDrawing& scene);
};

} // namespace sparkwright
