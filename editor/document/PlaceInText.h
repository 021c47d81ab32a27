#pragma once

#include "core/frame/Frame.h"
#include "core/import/NodeSource.h"
#include "editor/document/PoseForm.h"

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
  /// The form by which a thing is to be moved: what joints hold together moves as one, unless its form holds others, too.
  /// @param moved,stayed  as in Arrangement::Thing
  static std::optional<PlaceInText> ofThing(const Frame& frame, int node, std::span<const std::uint64_t> moved,
                                            std::span<const std::uint64_t> stayed, const std::string& file);

  /// What has to change in the text of the file to move it. @param motion  in the world
  PoseEdit edit(const SyntaxTree& text, const Mat4f& motion) const;
  /// Moves its nodes in a Frame, as they will stand once the edited text has been read.
  void move(Frame& frame, const Mat4f& motion) const;
};

/// The nearest file that made the node or something around it; empty: none did (scripts, agents).
std::string fileOf(const SceneStructure& structure, int node);

} // namespace sparkwright
