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

/// The form of a scene file that sets the pose of a thing in a Frame, and the transform from the world to its numbers.
struct PlaceInText
{
  std::shared_ptr<const NodeSource> form;
  int first = -1, last = -1;        ///< Nodes of the structure [first, last) that move with it.
  Mat4f parent = Mat4f::Identity(); ///< Pose of the form's parent in the world, m.
  Mat4f local = Mat4f::Identity();  ///< Pose in that parent.
  bool repeated = false;            ///< The form made further nodes, because its file is imported several times.

  /// Finds the innermost form of a Transform in the file that contains the node and all of `others`.
  /// @param node    of the structure
  /// @param others  ids of Transforms; unknown ones are ignored
  /// @param file    as Resource::location
  static std::optional<PlaceInText> of(const Frame& frame, int node, std::span<const std::uint64_t> others,
                                       const std::string& file);
  /// Finds the form to move a thing: bodies connected by joints move as one, unless their form contains other bodies.
  /// @param moved,stayed  as in Arrangement::Thing
  static std::optional<PlaceInText> ofThing(const Frame& frame, int node, std::span<const std::uint64_t> moved,
                                            std::span<const std::uint64_t> stayed, const std::string& file);

  /// Computes the edit of the file's text that moves the thing. @param motion  in the world, m
  PoseEdit edit(const SyntaxTree& text, const Mat4f& motion) const;
  /// Moves its nodes in a Frame, as the edited text will.
  void move(Frame& frame, const Mat4f& motion) const;
};

/// The file that made the node or its nearest ancestor from a file; empty if there is none (scripts, agents).
std::string fileOf(const SceneStructure& structure, int node);

} // namespace sparkwright
