#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "core/text/Diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::design
{

/// The axis of the robot that points from one side to the other; it is perpendicular to the mirror.
enum class SideAxis
{
  X, ///< +Y is forward, as in robots of this simulator.
  Y  ///< +X is forward, as in URDF.
};

/// The name of the same thing on the other side: `left…` and `right…`, `l_…` and `r_…`, `…_l` and `…_r`, `…_l_…`, and
/// `l` or `r` before the name of a body part (`lfoot`, `rArm`, `laj1`). Other names are returned unchanged.
std::string nameOnOtherSide(std::string_view name);

/// The mirrored text of a form `(nd Transform …)`, its layout and comments kept. Names change sides; positions,
/// rotations, anchors and inertias are mirrored. The axis of a joint is mirrored with its angles kept; an axis in the
/// mirror plane is kept instead, and its limits change signs, so that both sides have it alike.
/// @param form     index of the list in the tree
/// @param problem  set, with line and column, if something in it cannot be mirrored: an expression or parameter whose
///                 sign would change, an import with arguments, a call with too few numbers
std::optional<std::string> mirroredForm(const SyntaxTree& tree, SyntaxTree::Node form, SideAxis axis,
                                        Diagnostic& problem);

/// The edit that adds the mirrored form behind the form at an offset of the text: the innermost `(nd …)` there whose
/// name has a side.
std::optional<TextEdit> symmetricCopy(const SyntaxTree& tree, std::uint32_t offset, SideAxis axis, Diagnostic& problem);

} // namespace sparkwright::design
