#pragma once

#include "core/frame/Frame.h"
#include "core/import/NodeSource.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace sparkwright
{

/// Where a scene file says the pose of something in a Frame: the form of a Transform, and how to get from the world to the
/// numbers that stand there.
struct PlaceInText
{
  std::shared_ptr<const NodeSource> form;
  int first = -1, last = -1; ///< Nodes of the structure [first, last) that move with it.
  Mat4f parent = Mat4f::Identity(); ///< Pose in the world of what the form stands in.
  Mat4f local = Mat4f::Identity();  ///< Pose in that.
  bool repeated = false; ///< Other nodes come from the same form, because its file is imported more than once.

  /// Of the innermost form of a Transform in the file, that holds the node and all of `others`.
  /// @param node    of the structure
  /// @param others  ids of Transforms; those that the structure does not have are left out
  /// @param file    as Resource::location
  static std::optional<PlaceInText> of(const Frame& frame, int node, std::span<const std::uint64_t> others,
                                       const std::string& file);
};

/// The nearest file that made the node or something around it; empty: none did (scripts, agents).
std::string fileOf(const SceneStructure& structure, int node);

} // namespace sparkwright
